#!/usr/bin/env python3
"""Runs scenarios through model.py: JSON cases on stdin, one a line; digest and final state on stdout, one a line.

A case: {"rules", "monsters", "steps", "options"}. Used by the differential test of crates/antre-sky.
"""
import json
import sys

import model


def main():
    for line in sys.stdin:
        case = json.loads(line)
        cls = {"sky": model.Sky, "article": model.Seed, "seed": model.Seed}[case["rules"]]
        sim = cls([model.Mon(**m) for m in case["monsters"]], "L", **case["options"]).run(case["steps"])
        final = {m.id: [m.up, m.down, m.stage(), m.paralysis, m.already_acted, m.slot, m.valid, m.sbc]
                 for m in sim.m.values()}
        print(json.dumps({"sha256": model.digest(sim.ev), "events": sim.ev, "frac": sim.frac, "wind": sim.wind,
                          "leader": sim.leader, "final": final}))


main()
