#!/usr/bin/env python3
"""Runs cases through model.py: JSON cases on stdin, one a line; what the model says on stdout, one a line.

Cases: {"queue": ...}, {"lesson": ...}, {"army": ...}, {"game": ...}. Used by the differential test of crates/antre-duel.
"""
import json
import sys

import model

QUEUES = {"tick": model.NaiveQueue, "skip": model.SkipQueue, "heap": model.HeapQueue}


def queue(case):
    """Every turn with everybody's energy after it."""
    units = [model.Unit(f"U{i}", speed, energy) for i, (speed, energy) in enumerate(case["units"])]
    alive = [True] * len(units)
    q = QUEUES[case["form"]](units)
    seen = []
    for step in case["steps"]:
        match step:
            case ["act", cost]:
                i = q.next()
                if i is None:
                    seen.append(None)
                    continue
                energy = model.energy_of(q, i)
                q.pay(i, cost)
                seen.append([q.ticks, i, energy, [model.energy_of(q, j) for j in range(len(units))]])
            case ["kill", i]:
                q.kill(i)
                alive[i] = False
            # The model's heap counts the time between for somebody who is alive; the rules revive only the dead.
            case ["revive", i]:
                if not alive[i]:
                    q.revive(i)
                    alive[i] = True
            case ["speed", i, speed]:
                q.set_speed(i, speed)
    return seen


def fighters(rows):
    return [model.Fighter(name, hp, strength, agility, defense, speed, low, high, kind, resist, weak, team)
            for name, hp, strength, agility, defense, speed, low, high, kind, resist, weak, team in rows]


def lesson(case):
    party = fighters(case["party"])
    result = model.hero_battle(case["seed"], party, case["low"], case["high"], queue=QUEUES[case["form"]])
    del result["steps"], result["hp"]
    return result | {"hps": [f.hp for f in party]}


def army(case):
    log = []
    result = model.army_battle(case["seed"], fighters(case["party"]), QUEUES[case["form"]], every_line=log.append)
    return result | {"log": log}


def game(case):
    creatures = [model.Creature(name, base, gear, resist=resist, weak=weak)
                 for name, base, gear, resist, weak in case["creatures"]]
    events = []
    result = model.game_battle(case["seed"], creatures, case["attacks"], case["limit"], events)
    del result["state"]
    return result | {"events": events}


def main():
    for line in sys.stdin:
        (kind, case), = json.loads(line).items()
        print(json.dumps({"queue": queue, "lesson": lesson, "army": army, "game": game}[kind](case)))


main()
