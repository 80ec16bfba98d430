#!/usr/bin/env python3
"""Independent reference model of the energy-queue battle (see docs/rules/duel.md).

Written from those rules, not from anyone's code.  Only the standard library.
Integer division is always `tdiv` (toward zero), as in Java and Rust.
"""
from __future__ import annotations
import heapq, hashlib

M32 = 0xFFFFFFFF


def tdiv(a: int, b: int) -> int:
    q = abs(a) // abs(b)
    return q if (a >= 0) == (b >= 0) else -q


def clamp(v, lo, hi):
    return lo if v < lo else hi if v > hi else v


# ------------------------------------------------------------------ dice
class Random:
    """mulberry32; range = lo + u32 mod (hi-lo+1); chance(p) = range(1,100) <= p."""

    def __init__(self, seed):
        self.state = seed & M32
        self.draws = 0
        self.trace = None

    def u32(self):
        self.draws += 1
        self.state = (self.state + 0x6D2B79F5) & M32
        z = self.state
        z = ((z ^ (z >> 15)) * (z | 1)) & M32
        z ^= (z + (((z ^ (z >> 7)) * (z | 61)) & M32)) & M32
        return z ^ (z >> 14)

    def range(self, lo, hi):
        if hi < lo:
            raise ValueError("empty range")
        r = lo + self.u32() % (hi - lo + 1)
        if self.trace is not None:
            self.trace.append([lo, hi, r])
        return r

    def chance(self, p):
        return self.range(1, 100) <= p


# ------------------------------------------------------------------ queue
class Unit:
    """Just what the queue needs."""
    __slots__ = ("name", "speed", "energy", "alive")

    def __init__(self, name, speed, energy=0, alive=True):
        self.name, self.speed, self.energy, self.alive = name, speed, energy, alive


class NaiveQueue:
    """The canon: scan, else one tick."""

    def __init__(self, units):
        self.u = units
        self.ticks = 0

    def next(self):
        live = [i for i, x in enumerate(self.u) if x.alive]
        if not live:
            return None
        while True:
            best = None
            for i in live:
                e = self.u[i].energy
                if e >= 100 and (best is None or e > self.u[best].energy):
                    best = i
            if best is not None:
                return best
            for i in live:
                self.u[i].energy += max(1, self.u[i].speed)
            self.ticks += 1

    def pay(self, i, cost=100):
        self.u[i].energy -= cost

    def kill(self, i):
        self.u[i].alive = False

    def revive(self, i):
        self.u[i].alive = True

    def set_speed(self, i, s):
        self.u[i].speed = s


class SkipQueue(NaiveQueue):
    """Same scan, but jumps min ceil((100-e)/s) ticks at once."""

    def next(self):
        live = [x for x in self.u if x.alive]
        if not live:
            return None
        k = min(0 if x.energy >= 100 else -((x.energy - 100) // max(1, x.speed)) for x in live)
        if k:
            for x in live:
                x.energy += k * max(1, x.speed)
            self.ticks += k
        b, be = None, 99
        for i, x in enumerate(self.u):
            if x.alive and x.energy > be:
                b, be = i, x.energy
        return b


class HeapQueue:
    """Lazy binary heap keyed (ready tick, -energy at that tick, list index)."""

    def __init__(self, units):
        self.n = len(units)
        self.speed = [x.speed for x in units]
        self.alive = [x.alive for x in units]
        self.e = [x.energy for x in units]       # energy at tick self.at[i]
        self.at = [0] * self.n
        self.ver = [0] * self.n
        self.ticks = 0
        self.h = []
        for i in range(self.n):
            if self.alive[i]:
                self._push(i)

    def energy(self, i):
        if not self.alive[i]:
            return self.e[i]
        return self.e[i] + (self.ticks - self.at[i]) * max(1, self.speed[i])

    def _settle(self, i):
        self.e[i] = self.energy(i)
        self.at[i] = self.ticks

    def _push(self, i):
        self.ver[i] += 1
        s = max(1, self.speed[i])
        e = self.e[i]
        k = 0 if e >= 100 else -((e - 100) // s)
        heapq.heappush(self.h, (self.at[i] + k, -(e + k * s), i, self.ver[i]))

    def next(self):
        while self.h:
            t, ne, i, v = self.h[0]
            if v != self.ver[i] or not self.alive[i]:
                heapq.heappop(self.h)
                continue
            if t > self.ticks:
                self.ticks = t
            return i
        return None

    def pay(self, i, cost=100):
        self._settle(i)
        self.e[i] -= cost
        self._push(i)

    def kill(self, i):
        self._settle(i)
        self.alive[i] = False
        self.ver[i] += 1

    def revive(self, i):
        self.alive[i] = True
        self.at[i] = self.ticks
        self._push(i)

    def set_speed(self, i, s):
        self._settle(i)
        self.speed[i] = s
        if self.alive[i]:
            self._push(i)


def energy_of(q, i):
    return q.energy(i) if isinstance(q, HeapQueue) else q.u[i].energy


def preview(units, count, cls=SkipQueue):
    q = cls([Unit(x.name, x.speed, x.energy, x.alive) for x in units])
    out = []
    for _ in range(count):
        i = q.next()
        if i is None:
            break
        out.append(units[i].name)
        q.pay(i)
    return out


# ------------------------------------------------------------------ lesson battle
VERBS = ("araña a", "golpea a", "corta a", "aplasta a")


def percent(a, b):
    return tdiv(a * 100, b)


def word_index(damage, max_hp):
    s = percent(damage, max_hp)
    return 0 if s < 10 else 1 if s < 25 else 2 if s < 45 else 3


def hit_chance(acc, eva, lo=10, hi=95):
    return clamp(acc - eva, lo, hi)


def damage_of(weapon, strength, defense, crit):
    d = weapon + strength
    if crit:
        d *= 2
    return max(1, d - defense)


def resisted(resist, weak, kind, d):
    if kind in resist:
        return tdiv(d, 2)
    if kind in weak:
        return tdiv(d * 3, 2)
    return d


class Fighter(Unit):
    __slots__ = ("max_hp", "hp", "strength", "agility", "defense", "wmin", "wmax", "kind", "resist", "weak", "team")

    def __init__(self, name, max_hp, strength, agility, defense, speed, wmin, wmax, kind, resist=(), weak=(), team=1):
        super().__init__(name, speed)
        self.max_hp = self.hp = max_hp
        self.strength, self.agility, self.defense = strength, agility, defense
        self.wmin, self.wmax, self.kind = wmin, wmax, kind
        self.resist, self.weak, self.team = tuple(resist), tuple(weak), team

    def accuracy(self):
        return 75 + 2 * self.agility

    def evasion(self):
        return 2 * self.agility

    def crit_chance(self):
        return 5 + tdiv(self.agility, 10)


def resolve(rng, acc, eva, wmin, wmax, strength, power, crit_base, kind, defense, resist, weak, lo=10, hi=95):
    """The numeric core of a strike; returns None on a miss or (damage, crit)."""
    if rng.range(1, 100) > hit_chance(acc, eva, lo, hi):
        return None
    d = rng.range(wmin, wmax) + strength
    d = tdiv(d * power, 100)
    c = rng.chance(crit_base + (10 if kind == "pierce" else 0))
    if c:
        d *= 2
    d -= defense
    d = resisted(resist, weak, kind, d)
    return max(1, d), c


def strike(rng, a, t, say, lo=10, hi=95):
    r = resolve(rng, a.accuracy(), t.evasion(), a.wmin, a.wmax, a.strength, 100, a.crit_chance(), a.kind,
                t.defense, t.resist, t.weak, lo, hi)
    if r is None:
        say(f"{a.name} no alcanza a {t.name}.")
        return None
    d, c = r
    say(f"{a.name} {VERBS[word_index(d, t.max_hp)]} {t.name} ({d})." + (" ¡La sangre salpica!" if c else ""))
    t.hp = max(0, t.hp - d)
    return r


def lesson_party():
    return [Fighter("Iva", 48, 7, 4, 3, 10, 4, 7, "slash", team=0),
            Fighter("Lobo sangriento", 20, 3, 8, 1, 14, 2, 5, "slash"),
            Fighter("Goblin lancero", 16, 2, 5, 1, 10, 2, 5, "pierce")]


def hero_battle(seed, fs=None, lo=10, hi=95, trace=False, queue=NaiveQueue):
    """The lesson's loop: fs[0] is the hero, everybody else is against the hero."""
    fs = fs or lesson_party()
    rng = Random(seed)
    log, steps, crits, misses, turns, hero_turns = [], [], 0, 0, 0, 0
    q = queue(fs)
    hero = fs[0]
    log.append("¡Combate! Contra ti: " + ", ".join(f.name for f in fs[1:]) + ".")
    while True:
        i = q.next()
        a = fs[i]
        e = energy_of(q, i)
        q.pay(i)
        t = next(f for f in fs[1:] if f.alive) if i == 0 else hero
        if trace:
            rng.trace = []
        before = len(log)
        r = strike(rng, a, t, log.append, lo, hi)
        turns += 1
        hero_turns += i == 0
        if r is None:
            misses += 1
        elif r[1]:
            crits += 1
        if t.hp <= 0:
            q.kill(fs.index(t))
            t.alive = False
            log.append(t.name + (" cae. La mina se traga la luz." if t is hero else " cae y no se levanta."))
        if trace:
            steps.append({"turn": turns, "tick": q.ticks, "actor": i, "energy": e, "target": fs.index(t),
                          "draws": rng.trace, "hit": r is not None, "damage": r[0] if r else None,
                          "crit": bool(r and r[1]), "target_hp": t.hp, "lines": log[before:]})
        if not hero.alive or sum(f.alive for f in fs) == 1:
            break
    log.append(("¡Victoria!" if hero.alive else "Derrota.") + f" {hero.name}: vida {hero.hp}/{hero.max_hp}")
    return {"log": log, "win": hero.alive, "hp": hero.hp, "crits": crits, "misses": misses, "turns": turns,
            "hero_turns": hero_turns, "ticks": q.ticks, "draws": rng.draws, "steps": steps}


def army_battle(seed, fs, queue=NaiveQueue, max_turns=10 ** 7, every_line=None):
    """[P] Two teams; an actor strikes the first living opponent in list order."""
    rng = Random(seed)
    q = queue(fs)
    left = [sum(f.team == 0 for f in fs), sum(f.team == 1 for f in fs)]
    first = [0, 0]                      # cursor per team: the front of each line only ever moves forward
    say = every_line or (lambda s: None)
    turns = crits = misses = 0
    while left[0] and left[1] and turns < max_turns:
        i = q.next()
        a = fs[i]
        q.pay(i)
        side = 1 - a.team
        j = first[side]
        while not (fs[j].team == side and fs[j].alive):
            j += 1
        first[side] = j
        t = fs[j]
        r = strike(rng, a, t, say)
        turns += 1
        misses += r is None
        crits += bool(r and r[1])
        if t.hp <= 0:
            q.kill(j)
            t.alive = False
            left[side] -= 1
            say(f"{t.name} cae y no se levanta.")
    return {"winner": 0 if left[0] else 1, "left": left, "turns": turns, "ticks": q.ticks, "crits": crits,
            "misses": misses, "draws": rng.draws, "hp": [f.hp for f in fs]}


# ------------------------------------------------------------------ layered creature
STATS = ("maxHp", "maxMana", "strength", "agility", "defense", "speed", "accuracy", "evasion")
EFFECTS = {"bleed": (3, 1), "stun": (1, 0), "burn": (3, 2), "poison": (3, 2)}


class Effect:
    def __init__(self, kind, turns, power, mods=None):
        self.kind, self.turns, self.power, self.mods = kind, turns, power, dict(mods or {})


class Creature:
    def __init__(self, name, base, gear=(), effects=(), hp=None, hero=False, bloodless=False, resist=(), weak=(),
                 cooldowns=None):
        self.name, self.base = name, {k: base.get(k, 0) for k in STATS}
        self.gear = [dict(g) for g in gear]
        self.effects = list(effects)
        self.energy, self.hero, self.bloodless = 0, hero, bloodless
        self.resist, self.weak = tuple(resist), tuple(weak)
        self.cooldowns = dict(cooldowns or {})
        self.stun_proof = False
        self.hp = self.max_hp() if hp is None else hp

    def raw(self, s):
        return self.base[s] + sum(g.get(s, 0) for g in self.gear) + sum(e.mods.get(s, 0) for e in self.effects)

    def stat(self, s):
        return max(0, self.raw(s))

    def max_hp(self):
        return max(1, self.stat("maxHp"))

    def max_mana(self):
        return self.stat("maxMana")

    def heavily_wounded(self):
        return self.hp * 4 < self.max_hp()

    def accuracy(self):
        return 75 + 2 * self.stat("agility") + self.raw("accuracy") - (15 if self.heavily_wounded() else 0)

    def evasion(self):
        return 2 * self.stat("agility") + self.raw("evasion")

    def crit_chance(self):
        return 5 + tdiv(self.stat("agility"), 10)

    def has(self, kind):
        return any(e.kind == kind for e in self.effects)

    @property
    def alive(self):
        return self.hp > 0


def apply_effect(c, kind, say=None):
    """[P] no stacking: same kind keeps one instance, turns and power become the larger; stun is refused while stun-proof."""
    turns, power = EFFECTS[kind]
    if kind == "stun" and c.stun_proof:
        return False
    for e in c.effects:
        if e.kind == kind:
            e.turns, e.power = max(e.turns, turns), max(e.power, power)
            return True
    c.effects.append(Effect(kind, turns, power))
    return True


def tick_effects(c):
    """[P] in list order: damage = power straight to hp (not below 0), then one turn less, gone at 0."""
    dealt = []
    for e in list(c.effects):
        if e.power and c.hp > 0:
            taken = min(c.hp, e.power)
            c.hp -= taken
            dealt.append([e.kind, taken])
        e.turns -= 1
        if e.turns <= 0:
            c.effects.remove(e)
    return dealt


def tick_cooldowns(c):
    for k in c.cooldowns:
        c.cooldowns[k] = max(0, c.cooldowns[k] - 1)


def begin_turn(c, cost=100):
    """Returns 'dead', 'stunned' or 'act'.  The order is the source's."""
    c.energy -= cost
    stunned = c.has("stun")
    dealt = tick_effects(c)
    tick_cooldowns(c)
    if not c.alive:
        return "dead", dealt
    c.stun_proof = stunned
    return ("stunned" if stunned else "act"), dealt


def after_hit(rng, target, kind, crit):
    """Which effect a landed blow causes (None = none).  Draw discipline matters: see the rules text."""
    if not target.alive:
        return None
    if kind == "slash":
        return "bleed" if (crit or rng.chance(35)) else None
    if kind == "blunt":
        return "stun" if rng.chance(10) else None
    if kind == "fire":
        return "burn" if rng.chance(30) else None
    if kind == "poison":
        return "poison"
    return None


def creature_strike(rng, a, t, wmin, wmax, kind, power=100):
    r = resolve(rng, a.accuracy(), t.evasion(), wmin, wmax, a.stat("strength"), power, a.crit_chance(), kind,
                t.stat("defense"), t.resist, t.weak)
    if r is None:
        return None
    d, c = r
    word = word_index(d, t.max_hp())
    t.hp = max(0, t.hp - d)
    eff = after_hit(rng, t, kind, c)
    applied = apply_effect(t, eff) if eff else False
    return d, c, word, eff, applied


def game_battle(seed, cs, profiles, limit=200, events=None):
    """[P] composition of the game rules: queue, begin_turn, strike with afterHit, deaths, the hero-turn limit (variant A).

    cs[0] is the hero.  profiles[i] = (min, max, kind, power).  `events` receives compact lines:
    T tick i energy | L (limit) | E i kind power hp | X i (falls) | Z i (stunned) | M a t | H a t damage crit word hp | A t kind 0/1
    """
    rng, ev = Random(seed), events if events is not None else []
    tick = ht = 0
    fallen = set()

    def deaths():
        for i, c in enumerate(cs):
            if not c.alive and i not in fallen:
                fallen.add(i)
                ev.append(f"X {i}")

    def over():
        return not cs[0].alive or not any(c.alive for c in cs[1:])

    stopped = False
    while not over():
        best = None
        while best is None:
            for i, c in enumerate(cs):
                if c.alive and c.energy >= 100 and (best is None or c.energy > cs[best].energy):
                    best = i
            if best is None:
                for c in cs:
                    if c.alive:
                        c.energy += max(1, c.stat("speed"))
                tick += 1
        a = cs[best]
        if best == 0:
            if ht == limit:
                ev.append("L")
                stopped = True
                break
            ht += 1
        ev.append(f"T {tick} {best} {a.energy}")
        r, dealt = begin_turn(a)
        hp = a.hp + sum(d[1] for d in dealt)
        for k, pw in dealt:                        # hp shown after each effect, floored at 0
            hp -= pw
            ev.append(f"E {best} {k} {pw} {max(0, hp)}")
        deaths()
        if r == "dead":
            continue
        if r == "stunned":
            ev.append(f"Z {best}")
            continue
        j = next(i for i in range(1, len(cs)) if cs[i].alive) if best == 0 else 0
        t = cs[j]
        mn, mx, kind, power = profiles[best]
        x = creature_strike(rng, a, t, mn, mx, kind, power)
        if x is None:
            ev.append(f"M {best} {j}")
        else:
            d, c, word, eff, ok = x
            ev.append(f"H {best} {j} {d} {int(c)} {word} {t.hp}")
            if eff:
                ev.append(f"A {j} {eff} {int(ok)}")
        deaths()
    return {"win": cs[0].alive and not stopped, "stopped": stopped, "hero_turns": ht, "tick": tick, "draws": rng.draws, "hp": [c.hp for c in cs], "state": rng.state}


# ------------------------------------------------------------------ screen
class Buffer:
    def __init__(self):
        self.rows = {}

    def text(self, x, y, s):
        row = self.rows.setdefault(y, {})
        for k, ch in enumerate(s):
            row[x + k] = ch

    def bar(self, x, y, width, cur, mx):
        full = clamp(tdiv(cur * width, mx), 0, width) if mx > 0 else 0
        self.text(x, y, "[" + "#" * full + "-" * (width - full) + "]")

    def render(self):
        out = []
        for y in range(max(self.rows) + 1 if self.rows else 0):
            r = self.rows.get(y, {})
            out.append("".join(r.get(x, " ") for x in range(max(r) + 1 if r else 0)).rstrip(" "))
        return out


def cap(s):
    return s[:1].upper() + s[1:]


def pad(s, n):
    return (s + " " * n)[:n]


def screen(hero, enemies, log, footer):
    """hero = dict(name, cls, level, hp, maxHp, mana, maxMana, effects); enemies = living ones, dicts."""
    b = Buffer()
    b.text(0, 0, "=== Combate ===")
    b.text(0, 1, f"{hero['name']}, {hero['cls']} nv.{hero['level']}")
    b.text(2, 2, "V")
    b.bar(4, 2, 12, hero["hp"], hero["maxHp"])
    b.text(19, 2, f"{hero['hp']}/{hero['maxHp']}")
    b.text(27, 2, "M")
    b.bar(29, 2, 8, hero["mana"], hero["maxMana"])
    b.text(40, 2, f"{hero['mana']}/{hero['maxMana']}")
    row = 3
    if hero.get("effects"):
        b.text(2, row, hero["effects"])
        row += 1
    for k, e in enumerate(enemies[:4]):
        b.text(0, row, f"{k + 1}) ")
        b.text(3, row, pad(cap(e["name"]), 22))
        b.bar(25, row, 8, e["hp"], e["maxHp"])
        b.text(36, row, f"{e['hp']}/{e['maxHp']}")
        b.text(44, row, e.get("effects", ""))
        row += 1
    for line in log[max(0, len(log) - 7):]:
        b.text(1, row, line)
        row += 1
    b.text(0, row, footer)
    return b.render()


def sha(lines):
    return hashlib.sha256("".join(l + "\n" for l in lines).encode("utf-8")).hexdigest()


if __name__ == "__main__":
    print("\n".join(hero_battle(16)["log"]))
    r = Random(2026)
    print([r.range(1, 100) for _ in range(5)])
