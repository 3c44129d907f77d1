"""A small player: reads every card of a pack, and plays a planet with dice and chance, from the bundle and the package alone.

    player.py cards BUNDLE LOCALE          every card in words, as JSON
    player.py play BUNDLE PLANET GAMES     how each of so many games ends, as JSON

`player.ts` is the same program in TypeScript: with the same numbers both play the same games.
"""

import json
import sys

import landfall_bundle

# Whoever wants to play on may not: the bot goes home after so many turns.
TURNS = 60
CREW = 2


class Ended(Exception):
    """The exploration is over."""


class Jump(Exception):
    """Players go on in another log; what is left of this one is not carried out."""


class Luck:
    """The same numbers in every language."""

    def __init__(self, seed):
        self.state = (seed * 2654435761 + 1) & 0xFFFFFFFF

    def below(self, count):
        self.state ^= (self.state << 13) & 0xFFFFFFFF
        self.state ^= self.state >> 17
        self.state ^= (self.state << 5) & 0xFFFFFFFF
        return self.state % count

    def pick(self, items):
        return items[self.below(len(items))]


class Crew:
    def __init__(self, sector, dice):
        self.sector, self.ready, self.spent, self.injuries, self.hand = sector, list(dice), [], 0, 0


class Check:
    """A dice check that is being resolved: its card, its position there, and what the dice show."""

    def __init__(self, place, block, pool):
        self.place, self.block, self.pool, self.row = place, block, pool, None


class Play:
    def __init__(self, bundle, planet, seed):
        self.bundle, self.luck = bundle, Luck(seed)
        self.planet = bundle.find("planet", planet)
        self.faces = bundle.dice()
        starting = [key for key in sorted(self.faces) if key.startswith("section-die/") and self.tag(key, "start")]
        own = bundle.facts()["own-dice"]
        self.sectors = {sector.number: sector for sector in self.planet.sector}
        self.graph = next(graph for graph in bundle.root.routes if graph.key == planet)
        home = next(sector.number for sector in self.planet.sector if sector.lander)
        self.crew = [Crew(home, [self.luck.pick(starting) for _ in range(own)]) for _ in range(CREW)]
        self.lander, self.acting, self.check = home, self.crew[0], None
        self.cards = {sector.number: [sector.poi] if sector.poi else [] for sector in self.planet.sector}
        self.boxes, self.read, self.tracks, self.clocks = set(), set(), {}, {}
        self.success = self.discoveries = 0
        self.supplies, self.leads, self.bag = 6, {}, None
        self.finds = list(self.planet.unique)
        self.result, self.logs, self.turn, self.bound = None, [], 0, None
        self.unknown, self.card = set(), None
        self.missions = [slot.mission for slot in self.planet.mission if self.holds(slot.condition)]
        slots = [slot for slot in getattr(self.planet, "global_") if self.holds(slot.condition)]
        self.condition = getattr(slots[0], "global_") if slots else None
        self.done = set()

    def tag(self, die, name):
        vocabulary, word = die.split("/")
        return self.bundle.tags(vocabulary, word).get(name)

    # The course of a game

    def game(self):
        try:
            if self.planet.briefing:
                self.go(self.planet.briefing)
            while True:
                for crew in self.crew:
                    self.take_turn(crew)
                self.strike(1)
        except Ended:
            return {"result": self.result, "turns": self.turn, "logs": self.logs, "success": self.success}

    def take_turn(self, crew):
        self.turn += 1
        self.acting, self.card = crew, None
        if self.turn > TURNS:
            # Everyone may exert themselves into an evacuation.
            self.run_effects_safely(lambda: self.hurt(crew))
            return
        offers = self.offers(crew)
        ways = self.ways(crew.sector)
        choices = len(offers) + len(ways) + 1
        if crew.sector == self.lander and self.turn > TURNS // 2:
            self.go(self.planet.lift_off)
            self.finish("lift-off")
        number = self.luck.below(choices)
        if number < len(offers):
            self.run_effects_safely(lambda: self.act(*offers[number]))
        elif number < len(offers) + len(ways):
            self.run_effects_safely(lambda: self.travel(crew, ways[number - len(offers)]))
        else:
            self.rest(crew)
        self.card = None
        self.complete_missions()

    def run_effects_safely(self, what):
        try:
            what()
        except Jump as jump:
            self.go(jump.args[0])

    def rest(self, crew):
        if self.supplies > 0:
            self.supplies -= 1
            self.refresh(crew, (len(crew.ready) + len(crew.spent) + 1) // 2)
            crew.hand += 1

    def finish(self, result):
        self.result = result
        raise Ended

    # Places

    def no_travel(self, sector):
        top = self.top(sector)
        covered = top is not None and top.no_travel
        printed = self.sectors[sector].printed
        return self.sectors[sector].no_travel or covered or bool(top is None and printed and printed.no_travel)

    def top(self, sector):
        cards = self.cards[sector]
        return self.bundle.find("poi", cards[-1]) if cards else None

    def ways(self, sector):
        if self.no_travel(sector):
            return []
        node = next(node for node in self.graph.nodes if node.key == str(sector))
        return [(int(self.graph.nodes[way.to].key), self.planet.path[way.edge]) for way in node.ways]

    def travel(self, crew, way):
        self.bound = way[0]
        try:
            self.effects(way[1].icons)
        finally:
            bound, self.bound = self.bound, None
        if bound is not None:
            self.arrive(crew, bound)

    def arrive(self, crew, sector):
        crew.sector = sector
        place = self.sectors[sector]
        if place.log and not self.cards[sector] and not (place.read_once and sector in self.read):
            self.read.add(sector)
            raise Jump(place.log)

    # Actions and checks

    def offers(self, crew):
        sector = self.sectors[crew.sector]
        top = self.top(crew.sector)
        holders = [(f"sector {crew.sector}", sector)]
        if top is not None:
            holders.append((f"poi {top.key}", top))
        elif sector.printed:
            holders.append((f"printed {crew.sector}", sector.printed))
        if self.condition:
            holders.append((f"global-condition {self.condition}", self.bundle.find("global-condition", self.condition)))
        holders += [(f"mission {key}", self.bundle.find("mission", key)) for key in self.missions]
        out = []
        for place, holder in holders:
            for number, action in enumerate(holder.action):
                if self.holds(action.needs):
                    out.append((place, number, action))
        return out

    def act(self, place, number, action):
        self.card = place
        if not (action.row or action.track):
            self.effects(action.effects)
            return
        self.make_check((place, number), action, action.danger)

    def make_check(self, place, block, danger):
        crew = self.acting
        count = min(len(crew.ready), self.bundle.facts()["own-dice"])
        pool = []
        for die in crew.ready[:count]:
            pool.append((self.tag(die, "colour"), self.luck.pick(self.faces[die])))
        crew.spent += crew.ready[:count]
        crew.ready = crew.ready[count:]
        before, self.check = self.check, Check(place, block, pool)
        try:
            for _ in danger:
                self.roll_danger()
            for special in block.special:
                if self.check.row is None and self.meets(special.requirement, pool):
                    self.effects(special.effects)
            if block.track:
                self.finish_tracks(place, block)
                return
            colour = self.check.row
            rows = [row for row in block.row if row.colour == colour or colour is None]
            row = next((row for row in rows if colour is not None or self.meets(row.requirement, pool)), None)
            if row is not None:
                self.effects(row.effects)
        finally:
            self.check = before

    def finish_tracks(self, place, block):
        for track in block.track:
            if self.tracks.get((*place, track.colour), 0) >= track.length:
                self.tracks[(*place, track.colour)] = 0
                self.effects(track.effects)

    def meets(self, requirement, pool):
        return requirement is None or any(self.fits(it.terms, pool) for it in requirement.alternatives)

    def fits(self, terms, pool):
        """Whether the dice show what is asked for: faces that fit exactly are used first, then wild ones."""
        left = list(range(len(pool)))
        for term in terms:
            tags = self.bundle.tags("icon", term.word)
            exact = [at for at in left if self.shows(pool[at], term.word, tags)]
            if term.absent:
                if exact:
                    return False
                continue
            wild = [at for at in left if at not in exact and "vanguard" in pool[at][1] and tags.get("role") == "icon"]
            used = (exact + wild)[: term.count]
            if len(used) < term.count:
                return False
            left = [at for at in left if at not in used]
        return True

    def shows(self, die, word, tags):
        colour, face = die
        if tags.get("role") == "die":
            return tags.get("colour") in (None, colour)
        if tags.get("role") == "same":
            return face[0] != "accident"
        return word in face

    def roll_danger(self):
        # The tables of the letters lie in the printed box: the bundle says what the die shows, not what comes of it.
        face = self.luck.pick(self.faces["other-die/danger-die"])[0]
        if face == "special":
            self.hurt(self.acting)

    # Logs

    def go(self, key):
        """Reads a log, and whatever it leads to. A log that sends players on is not finished."""
        while key is not None:
            if len(self.logs) > 5000:
                raise AssertionError("the logs lead in a circle")
            self.logs.append(key)
            log = self.bundle.find("log", key)
            key = None
            if log is None:
                continue
            try:
                for line in log.instructions:
                    self.effects(line.effects)
                if log.check is not None:
                    self.make_check((f"log {log.key}", 0), log.check, log.check.danger)
                choices = [choice for choice in log.choice if self.holds(choice.condition)]
                if choices:
                    self.effects(self.luck.pick(choices).effects)
            except Jump as jump:
                key = jump.args[0]

    # Clocks and missions

    def clocks_in_play(self):
        out = []
        for number in sorted(self.cards):
            if self.cards[number]:
                key = self.cards[number][-1]
                card = self.bundle.find("poi", key)
                if card is not None and card.time_track:
                    out.append((f"poi {key}", card.time_track))
        for kind, keys in (("global-condition", [self.condition] if self.condition else []), ("mission", self.missions)):
            for key in keys:
                card = self.bundle.find(kind, key)
                if card is not None and card.time_track:
                    out.append((f"{kind} {key}", card.time_track))
        return out

    def strike(self, steps, only=None):
        for place, clock in self.clocks_in_play():
            if only is not None and place.split(" ")[1] != only:
                continue
            for _ in range(steps):
                at = self.clocks.get(place, 0) + 1
                length = clock.length or len(clock.space)
                if at > length:
                    break
                self.clocks[place] = at
                self.card = place
                if clock.space:
                    self.run_effects_safely(lambda: self.effects(clock.space[at - 1].effects))
                elif at == length:
                    self.run_effects_safely(lambda: self.effects(clock.effects))
        self.card = None

    def complete_missions(self):
        for key in list(self.missions):
            mission = self.bundle.find("mission", key)
            condition = mission.completion.condition if mission is not None and mission.completion else None
            if condition is not None and key not in self.done and self.holds(condition):
                self.done.add(key)
                self.card = f"mission {key}"
                self.run_effects_safely(lambda: self.effects(mission.completion.effects))
                self.card = None

    # Conditions

    def holds(self, condition):
        if condition is None:
            return True
        test = condition.test
        name = test.type
        if name == "NotTest":
            return not self.holds(test.condition)
        if name == "AllTests":
            return all(self.holds(it) for it in test.conditions)
        if name == "AnyTests":
            return any(self.holds(it) for it in test.conditions)
        if name == "marked":
            return (test.box.asset, test.box.child) in self.boxes
        if name == "boxes-marked":
            return compare(sum(1 for log, _ in self.boxes if log == test.log), test.compare, test.n)
        if name == "in-play":
            key = test.card.key
            on_board = any(key in cards for cards in self.cards.values())
            return on_board or key in self.missions or key == self.condition
        self.unknown.add(f"predicate {name}")
        return False

    # Targets

    def who(self, target):
        if target is None:
            return [self.acting]
        name = target.who.type
        here = [crew for crew in self.crew if crew.sector == self.acting.sector]
        if name == "self":
            return [self.acting]
        if name == "crew-all":
            return list(self.crew)
        if name == "crew-here":
            return here
        if name == "crew-in":
            return [crew for crew in self.crew if str(crew.sector) == target.who.sector.child]
        if name == "you-or-another-here":
            return [self.luck.pick(here)]
        self.unknown.add(f"target {name}")
        return []

    # Effects

    def effects(self, effects):
        for effect in effects:
            verb = effect.does
            run = getattr(self, "do_" + verb.type.replace("-", "_"), None)
            if run is None:
                self.unknown.add(f"verb {verb.type}")
            else:
                run(verb)

    def do_nothing(self, verb):
        pass

    def do_choose(self, verb):
        self.effects(self.luck.pick(verb.options).effects)

    def do_each(self, verb):
        before = self.acting
        for crew in self.who(verb.who):
            self.acting = crew
            self.effects(verb.effects)
        self.acting = before

    def do_if(self, verb):
        self.effects(verb.then if self.holds(verb.condition) else verb.otherwise)

    def do_go_to_log(self, verb):
        raise Jump(verb.log)

    def do_mark_box(self, verb):
        self.boxes.add((verb.box.asset, verb.box.child))

    def here(self, part):
        return int(part.child) if part is not None else self.acting.sector

    def do_replace_poi(self, verb):
        sector = self.here(verb.sector)
        for key in self.cards[sector]:
            self.clocks.pop(f"poi {key}", None)
        self.cards[sector] = [verb.poi]

    def do_set_global_condition(self, verb):
        self.clocks.pop(f"global-condition {self.condition}", None)
        self.condition = verb.condition

    def do_reveal_mission(self, verb):
        if verb.mission not in self.missions:
            self.missions.append(verb.mission)

    def do_discard_mission(self, verb):
        key = verb.mission or (self.card or "").split(" ")[-1]
        self.missions = [mission for mission in self.missions if mission != key]

    def do_place_crew(self, verb):
        for crew in self.who(verb.who):
            self.bound = None
            self.arrive(crew, self.here(verb.sector))

    def do_move_to_connected(self, verb):
        for crew in self.who(verb.who):
            if self.bound is not None:
                bound, self.bound = self.bound, None
                self.arrive(crew, bound)
                continue
            ways = self.ways(crew.sector)
            if ways:
                self.arrive(crew, self.luck.pick(ways)[0])

    def do_use_travel(self, verb):
        card = self.bundle.find("global-condition", self.condition) if self.condition else self.planet.condition
        travel = card.travel if card is not None else None
        if travel is None:
            return
        if travel.row or travel.track:
            self.make_check((f"travel {self.condition}", 0), travel, travel.danger)
        else:
            self.effects(travel.effects)

    def do_then(self, verb):
        self.effects_of_row(verb.colour)

    def effects_of_row(self, colour):
        for row in self.check.block.row:
            if row.colour == colour:
                self.effects(row.effects)

    def do_immediate(self, verb):
        self.check.row = verb.colour

    def do_progress_track(self, verb):
        if self.check is not None:
            place = (*self.check.place, verb.colour)
            self.tracks[place] = self.tracks.get(place, 0) + max(verb.n, 1)

    def do_reset_track(self, verb):
        for place in [place for place in self.tracks if verb.colour in (None, place[-1])]:
            self.tracks[place] = 0

    def do_advance_all_time(self, verb):
        self.strike(max(verb.n, 1))

    def do_advance_time(self, verb):
        key = verb.card.key if verb.card is not None else (self.card or "").split(" ")[-1]
        self.strike(max(verb.n, 1), key)

    def do_reduce_time(self, verb):
        key = verb.card.key if verb.card is not None else (self.card or "").split(" ")[-1]
        for place in [place for place in self.clocks if place.split(" ")[1] == key]:
            self.clocks[place] = max(0, self.clocks[place] - max(verb.n, 1))

    def do_gain_success(self, verb):
        self.success += max(verb.n, 1)

    def do_lose_success(self, verb):
        self.success = max(0, self.success - max(verb.n, 1))

    def do_gain_supplies(self, verb):
        self.supplies += max(verb.n, 1)

    def do_lose_supplies(self, verb):
        self.supplies = max(0, self.supplies - max(verb.n, 1))

    def do_gain_discovery(self, verb):
        self.leads[verb.type_] = 0
        self.discoveries += max(verb.n, 1)

    def do_gain_lead(self, verb):
        for _ in range(max(verb.n, 1)):
            if not self.bag:
                self.bag = [int(face[0]) for face in self.faces["other-die/lead-token"]]
            value = self.bag.pop(self.luck.below(len(self.bag)))
            self.leads[verb.type_] = self.leads.get(verb.type_, 0) + value
            if self.leads[verb.type_] >= 3:
                self.leads[verb.type_] = 0
                self.discoveries += 1

    def do_gain_unique_discovery(self, verb):
        if verb.number in self.finds:
            self.finds.remove(verb.number)
            self.discoveries += 1
        else:
            self.effects(self.planet.unique_fallback)

    def hurt(self, crew):
        crew.injuries += 1
        if crew.injuries >= 4:
            self.evacuate()

    def do_gain_injury(self, verb):
        for crew in self.who(verb.who):
            self.hurt(crew)

    def do_discard_injury(self, verb):
        for crew in self.who(verb.who):
            crew.injuries = max(0, crew.injuries - max(verb.n, 1))

    def do_discard_injury_die(self, verb):
        self.who(verb.who)

    def refresh(self, crew, count):
        crew.ready += crew.spent[:count]
        crew.spent = crew.spent[count:]

    def do_refresh_dice(self, verb):
        for crew in self.who(verb.who):
            self.refresh(crew, max(verb.n, 1))

    def do_spend_die(self, verb):
        for crew in self.who(verb.who):
            count = max(verb.n, 1)
            crew.spent += crew.ready[:count]
            crew.ready = crew.ready[count:]

    def do_roll_danger(self, verb):
        for _ in range(max(verb.n, 1)):
            self.roll_danger()

    def do_draw_section_cards(self, verb):
        for crew in self.who(verb.who):
            crew.hand += max(verb.n, 1)

    def do_discard_section_cards(self, verb):
        for crew in self.who(verb.who):
            crew.hand = max(0, crew.hand - max(verb.n, 1))

    def do_end_turn(self, verb):
        pass

    def do_trigger_evac(self, verb):
        self.evacuate()

    def evacuate(self):
        self.go(self.planet.evac)
        self.finish("evac")

    def do_end_exploration(self, verb):
        self.finish(verb.result or "ended")


def compare(one, sign, other):
    return {
        "Equal": one == other,
        "NotEqual": one != other,
        "Less": one < other,
        "AtMost": one <= other,
        "More": one > other,
        "AtLeast": one >= other,
    }[sign]


def cards(bundle, code):
    texts = bundle.locale(code)
    out = []
    for kind in bundle.game.kinds:
        faces = {}
        for card in bundle.cards(kind):
            face = faces.get(card.key, 0)
            faces[card.key] = face + 1
            out.append([kind, card.key, landfall_bundle.render(texts.reading(kind, card.key, face))])
    return out


def play(bundle, planet, games):
    ends, unknown = [], set()
    for seed in range(games):
        one = Play(bundle, planet, seed)
        ends.append(one.game())
        unknown |= one.unknown
    return {"games": ends, "unknown": sorted(unknown)}


def main(what, path, *rest):
    bundle = landfall_bundle.open(path)
    said = cards(bundle, rest[0]) if what == "cards" else play(bundle, rest[0], int(rest[1]))
    print(json.dumps(said, ensure_ascii=False))


if __name__ == "__main__":
    main(*sys.argv[1:])
