// A small player: reads every card of a pack, and plays a planet with dice and chance, from the bundle and the package alone.
//
//     player.ts cards BUNDLE LOCALE          every card in words, as JSON
//     player.ts play BUNDLE PLANET GAMES     how each of so many games ends, as JSON
//
// `player.py` is the same program in Python: with the same numbers both play the same games.

import { readFileSync } from 'node:fs';
import { type Bundle, parse, render } from 'landfall-bundle';
import { vanguard } from 'landfall-bundle/games/vanguard';
import type * as vg from 'landfall-bundle/games/vanguard';

// Whoever wants to play on may not: the bot goes home after so many turns.
const TURNS = 60;
const CREW = 2;

/** The exploration is over. */
class Ended extends Error {}

/** Players go on in another log; what is left of this one is not carried out. */
class Jump extends Error {
  constructor(readonly log: string) {
    super();
  }
}

/** The same numbers in every language. */
class Luck {
  #state: number;

  constructor(seed: number) {
    this.#state = (Math.imul(seed, 2654435761) + 1) >>> 0;
  }

  below(count: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    this.#state >>>= 0;
    return this.#state % count;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }
}

interface Crew {
  sector: number;
  ready: string[];
  spent: string[];
  injuries: number;
  hand: number;
}

type Die = { colour: string | undefined; face: readonly string[] };
type Checked = Pick<vg.Check, 'special' | 'row' | 'track'>;
type Way = { to: number; path: vg.Path };
type Holder = { readonly action: readonly vg.Action[] };

/** A dice check that is being resolved: its card, its position there, and what the dice show. */
interface Checking {
  place: string;
  block: Checked;
  row: string | number | null;
}

class Play {
  readonly luck: Luck;
  readonly planet: vg.Planet;
  readonly faces: Map<string, string[][]>;
  readonly sectors: Map<number, vg.Sector>;
  readonly graph: vg.Graph;
  readonly unknown = new Set<string>();
  readonly logs: string[] = [];
  crew: Crew[];
  acting: Crew;
  check: Checking | null = null;
  lander: number;
  cards = new Map<number, string[]>();
  boxes = new Set<string>();
  read = new Set<number>();
  tracks = new Map<string, number>();
  clocks = new Map<string, number>();
  leads = new Map<string | number | null, number>();
  done = new Set<string>();
  bag: number[] = [];
  finds: string[];
  missions: string[];
  condition: string | null;
  success = 0;
  discoveries = 0;
  supplies = 6;
  turn = 0;
  result: string | number | null = null;
  bound: number | null = null;
  card: string | null = null;

  constructor(readonly bundle: Bundle<vg.Bundle, vg.Kinds>, planet: string, seed: number) {
    this.luck = new Luck(seed);
    this.planet = bundle.find('planet', planet)!;
    this.faces = bundle.dice();
    const starting = [...this.faces.keys()].sort().filter((key) => key.startsWith('section-die/') && this.tag(key, 'start'));
    const own = bundle.facts().get('own-dice')!;
    this.sectors = new Map(this.planet.sector.map((sector) => [sector.number, sector]));
    this.graph = bundle.root.routes.find((graph) => graph.key === planet)!;
    this.lander = this.planet.sector.find((sector) => sector.lander)!.number;
    this.crew = Array.from({ length: CREW }, () => ({
      sector: this.lander,
      ready: Array.from({ length: own }, () => this.luck.pick(starting)),
      spent: [],
      injuries: 0,
      hand: 0,
    }));
    this.acting = this.crew[0]!;
    for (const sector of this.planet.sector) this.cards.set(sector.number, sector.poi ? [sector.poi] : []);
    this.finds = this.planet.unique.slice();
    this.missions = this.planet.mission.filter((slot) => this.holds(slot.condition)).map((slot) => slot.mission!);
    this.condition = this.planet.global_.find((slot) => this.holds(slot.condition))?.global_ ?? null;
  }

  tag(die: string, name: string): string | undefined {
    const [vocabulary, word] = die.split('/') as [string, string];
    return this.bundle.tags(vocabulary, word)[name];
  }

  // The course of a game

  game() {
    try {
      if (this.planet.briefing) this.go(this.planet.briefing);
      for (;;) {
        for (const crew of this.crew) this.takeTurn(crew);
        this.strike(1);
      }
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      return { result: this.result, turns: this.turn, logs: this.logs, success: this.success };
    }
  }

  takeTurn(crew: Crew): void {
    this.turn += 1;
    this.acting = crew;
    this.card = null;
    if (this.turn > TURNS) {
      // Everyone may exert themselves into an evacuation.
      this.runSafely(() => this.hurt(crew));
      return;
    }
    const offers = this.offers(crew);
    const ways = this.ways(crew.sector);
    const choices = offers.length + ways.length + 1;
    if (crew.sector === this.lander && this.turn > TURNS >> 1) {
      this.go(this.planet.lift_off!);
      this.finish('lift-off');
    }
    const number = this.luck.below(choices);
    if (number < offers.length) this.runSafely(() => this.act(offers[number]!));
    else if (number < offers.length + ways.length) this.runSafely(() => this.travel(crew, ways[number - offers.length]!));
    else this.rest(crew);
    this.card = null;
    this.completeMissions();
  }

  runSafely(what: () => void): void {
    try {
      what();
    } catch (error) {
      if (!(error instanceof Jump)) throw error;
      this.go(error.log);
    }
  }

  rest(crew: Crew): void {
    if (this.supplies > 0) {
      this.supplies -= 1;
      this.refresh(crew, (crew.ready.length + crew.spent.length + 1) >> 1);
      crew.hand += 1;
    }
  }

  finish(result: string | number): never {
    this.result = result;
    throw new Ended();
  }

  // Places

  noTravel(sector: number): boolean {
    const top = this.top(sector);
    const place = this.sectors.get(sector)!;
    return place.no_travel || (top !== undefined && top.no_travel) || (!top && !!place.printed?.no_travel);
  }

  top(sector: number): vg.Poi | undefined {
    const cards = this.cards.get(sector)!;
    return cards.length ? this.bundle.find('poi', cards[cards.length - 1]!) : undefined;
  }

  ways(sector: number): Way[] {
    if (this.noTravel(sector)) return [];
    const node = this.graph.nodes.find((node) => node.key === String(sector))!;
    return node.ways.map((way) => ({ to: Number(this.graph.nodes[way.to]!.key), path: this.planet.path[way.edge]! }));
  }

  travel(crew: Crew, way: Way): void {
    this.bound = way.to;
    let bound: number | null = null;
    try {
      this.effects(way.path.icons);
    } finally {
      bound = this.bound;
      this.bound = null;
    }
    if (bound !== null) this.arrive(crew, bound);
  }

  arrive(crew: Crew, sector: number): void {
    crew.sector = sector;
    const place = this.sectors.get(sector)!;
    if (place.log && !this.cards.get(sector)!.length && !(place.read_once && this.read.has(sector))) {
      this.read.add(sector);
      throw new Jump(place.log);
    }
  }

  // Actions and checks

  offers(crew: Crew): { place: string; number: number; action: vg.Action }[] {
    const sector = this.sectors.get(crew.sector)!;
    const top = this.top(crew.sector);
    const holders: [string, Holder][] = [[`sector ${crew.sector}`, sector]];
    if (top) holders.push([`poi ${top.key}`, top]);
    else if (sector.printed) holders.push([`printed ${crew.sector}`, sector.printed]);
    if (this.condition) {
      holders.push([`global-condition ${this.condition}`, this.bundle.find('global-condition', this.condition)!]);
    }
    for (const key of this.missions) holders.push([`mission ${key}`, this.bundle.find('mission', key)!]);
    return holders.flatMap(([place, holder]) =>
      holder.action
        .map((action, number) => ({ place, number, action }))
        .filter(({ action }) => this.holds(action.needs)),
    );
  }

  act({ place, number, action }: { place: string; number: number; action: vg.Action }): void {
    this.card = place;
    if (!action.row.length && !action.track.length) this.effects(action.effects);
    else this.makeCheck(`${place}/${number}`, action, action.danger.length);
  }

  makeCheck(place: string, block: Checked, danger: number): void {
    const crew = this.acting;
    const count = Math.min(crew.ready.length, this.bundle.facts().get('own-dice')!);
    const pool: Die[] = crew.ready
      .slice(0, count)
      .map((die) => ({ colour: this.tag(die, 'colour'), face: this.luck.pick(this.faces.get(die)!) }));
    crew.spent.push(...crew.ready.slice(0, count));
    crew.ready = crew.ready.slice(count);
    const before = this.check;
    const check: Checking = { place, block, row: null };
    this.check = check;
    try {
      for (let die = 0; die < danger; die++) this.rollDanger();
      for (const special of block.special) {
        if (check.row === null && this.meets(special.requirement, pool)) this.effects(special.effects);
      }
      if (block.track.length) {
        this.finishTracks(place, block);
        return;
      }
      const row = block.row.find((row) =>
        check.row === null ? this.meets(row.requirement, pool) : row.colour === check.row,
      );
      if (row) this.effects(row.effects);
    } finally {
      this.check = before;
    }
  }

  finishTracks(place: string, block: Checked): void {
    for (const track of block.track) {
      const name = `${place}/${track.colour}`;
      if ((this.tracks.get(name) ?? 0) >= track.length) {
        this.tracks.set(name, 0);
        this.effects(track.effects);
      }
    }
  }

  meets(requirement: vg.IconRequirement | null, pool: readonly Die[]): boolean {
    return !requirement || requirement.alternatives.some((it) => this.fits(it.terms, pool));
  }

  /** Whether the dice show what is asked for: faces that fit exactly are used first, then wild ones. */
  fits(terms: readonly vg.IconTerm[], pool: readonly Die[]): boolean {
    let left = pool.map((_, at) => at);
    for (const term of terms) {
      const word = String(term.word);
      const tags = this.bundle.tags('icon', word);
      const exact = left.filter((at) => this.shows(pool[at]!, word, tags));
      if (term.absent) {
        if (exact.length) return false;
        continue;
      }
      const wild = left.filter(
        (at) => !exact.includes(at) && pool[at]!.face.includes('vanguard') && tags['role'] === 'icon',
      );
      const used = [...exact, ...wild].slice(0, term.count);
      if (used.length < term.count) return false;
      left = left.filter((at) => !used.includes(at));
    }
    return true;
  }

  shows(die: Die, word: string, tags: Record<string, string>): boolean {
    if (tags['role'] === 'die') return tags['colour'] === undefined || tags['colour'] === die.colour;
    if (tags['role'] === 'same') return die.face[0] !== 'accident';
    return die.face.includes(word);
  }

  rollDanger(): void {
    // The tables of the letters lie in the printed box: the bundle says what the die shows, not what comes of it.
    const face = this.luck.pick(this.faces.get('other-die/danger-die')!)[0];
    if (face === 'special') this.hurt(this.acting);
  }

  // Logs

  /** Reads a log, and whatever it leads to. A log that sends players on is not finished. */
  go(first: string): void {
    let key: string | null = first;
    while (key !== null) {
      if (this.logs.length > 5000) throw new Error('the logs lead in a circle');
      this.logs.push(key);
      const log: vg.Log | undefined = this.bundle.find('log', key);
      key = null;
      if (!log) continue;
      try {
        for (const line of log.instructions) this.effects(line.effects);
        if (log.check) this.makeCheck(`log ${log.key}/0`, log.check, log.check.danger.length);
        const choices = log.choice.filter((choice) => this.holds(choice.condition));
        if (choices.length) this.effects(this.luck.pick(choices).effects);
      } catch (error) {
        if (!(error instanceof Jump)) throw error;
        key = error.log;
      }
    }
  }

  // Clocks and missions

  clocksInPlay(): [string, vg.TimeTrack][] {
    const out: [string, vg.TimeTrack][] = [];
    const add = (place: string, card: { readonly time_track: vg.TimeTrack | null } | undefined) => {
      if (card?.time_track) out.push([place, card.time_track]);
    };
    for (const number of [...this.cards.keys()].sort((a, b) => a - b)) {
      const key = this.cards.get(number)!.at(-1);
      if (key !== undefined) add(`poi ${key}`, this.bundle.find('poi', key));
    }
    if (this.condition) add(`global-condition ${this.condition}`, this.bundle.find('global-condition', this.condition));
    for (const key of this.missions) add(`mission ${key}`, this.bundle.find('mission', key));
    return out;
  }

  strike(steps: number, only?: string): void {
    for (const [place, clock] of this.clocksInPlay()) {
      if (only !== undefined && place.split(' ')[1] !== only) continue;
      for (let step = 0; step < steps; step++) {
        const at = (this.clocks.get(place) ?? 0) + 1;
        const length = clock.length || clock.space.length;
        if (at > length) break;
        this.clocks.set(place, at);
        this.card = place;
        if (clock.space.length) this.runSafely(() => this.effects(clock.space[at - 1]!.effects));
        else if (at === length) this.runSafely(() => this.effects(clock.effects));
      }
    }
    this.card = null;
  }

  completeMissions(): void {
    for (const key of this.missions.slice()) {
      const completion = this.bundle.find('mission', key)?.completion;
      if (completion?.condition && !this.done.has(key) && this.holds(completion.condition)) {
        this.done.add(key);
        this.card = `mission ${key}`;
        this.runSafely(() => this.effects(completion.effects));
        this.card = null;
      }
    }
  }

  // Conditions

  holds(condition: vg.Condition | null): boolean {
    if (!condition) return true;
    const test = condition.test;
    switch (test?.type) {
      case 'NotTest':
        return !this.holds(test.condition);
      case 'AllTests':
        return test.conditions.every((it) => this.holds(it));
      case 'AnyTests':
        return test.conditions.some((it) => this.holds(it));
      case 'marked':
        return this.boxes.has(`${test.box?.asset}.${test.box?.child}`);
      case 'boxes-marked': {
        const marked = [...this.boxes].filter((box) => box.startsWith(`${test.log}.`)).length;
        return compare(marked, test.compare, test.n);
      }
      case 'in-play': {
        const key = test.card!.key!;
        const onBoard = [...this.cards.values()].some((cards) => cards.includes(key));
        return onBoard || this.missions.includes(key) || key === this.condition;
      }
      default:
        this.unknown.add(`predicate ${test?.type}`);
        return false;
    }
  }

  // Targets

  who(target: vg.Target | null): Crew[] {
    if (!target) return [this.acting];
    const here = this.crew.filter((crew) => crew.sector === this.acting.sector);
    const who = target.who;
    switch (who?.type) {
      case 'self':
        return [this.acting];
      case 'crew-all':
        return this.crew.slice();
      case 'crew-here':
        return here;
      case 'crew-in':
        return this.crew.filter((crew) => String(crew.sector) === who.sector?.child);
      case 'you-or-another-here':
        return [this.luck.pick(here)];
      default:
        this.unknown.add(`target ${who?.type}`);
        return [];
    }
  }

  here(part: vg.ChildRef | null): number {
    return part ? Number(part.child) : this.acting.sector;
  }

  // Effects

  effects(effects: readonly vg.Effect[]): void {
    for (const effect of effects) this.effect(effect.does);
  }

  /** The name of a verb decides what its fields are, and the compiler knows it. */
  effect(verb: vg.Does | null): void {
    switch (verb?.type) {
      case 'nothing':
      case 'end-turn':
        return;
      case 'choose':
        return this.effects(this.luck.pick(verb.options).effects);
      case 'each': {
        const before = this.acting;
        for (const crew of this.who(verb.who)) {
          this.acting = crew;
          this.effects(verb.effects);
        }
        this.acting = before;
        return;
      }
      case 'if':
        return this.effects(this.holds(verb.condition) ? verb.then : verb.otherwise);
      case 'go-to-log':
        throw new Jump(verb.log!);
      case 'mark-box':
        this.boxes.add(`${verb.box?.asset}.${verb.box?.child}`);
        return;
      case 'replace-poi': {
        const sector = this.here(verb.sector);
        for (const key of this.cards.get(sector)!) this.clocks.delete(`poi ${key}`);
        this.cards.set(sector, [verb.poi!]);
        return;
      }
      case 'set-global-condition':
        this.clocks.delete(`global-condition ${this.condition}`);
        this.condition = verb.condition;
        return;
      case 'reveal-mission':
        if (!this.missions.includes(verb.mission!)) this.missions.push(verb.mission!);
        return;
      case 'discard-mission': {
        const key = verb.mission ?? this.thisCard();
        this.missions = this.missions.filter((mission) => mission !== key);
        return;
      }
      case 'place-crew':
        for (const crew of this.who(verb.who)) {
          this.bound = null;
          this.arrive(crew, this.here(verb.sector));
        }
        return;
      case 'move-to-connected':
        for (const crew of this.who(verb.who)) {
          if (this.bound !== null) {
            const bound = this.bound;
            this.bound = null;
            this.arrive(crew, bound);
            continue;
          }
          const ways = this.ways(crew.sector);
          if (ways.length) this.arrive(crew, this.luck.pick(ways).to);
        }
        return;
      case 'use-travel': {
        const card = this.condition ? this.bundle.find('global-condition', this.condition) : this.planet.condition;
        const travel = card?.travel;
        if (!travel) return;
        if (travel.row.length || travel.track.length) {
          this.makeCheck(`travel ${this.condition}/0`, travel, travel.danger.length);
        } else this.effects(travel.effects);
        return;
      }
      case 'then':
        for (const row of this.check!.block.row) if (row.colour === verb.colour) this.effects(row.effects);
        return;
      case 'immediate':
        this.check!.row = verb.colour;
        return;
      case 'progress-track':
        if (this.check) {
          const name = `${this.check.place}/${verb.colour}`;
          this.tracks.set(name, (this.tracks.get(name) ?? 0) + Math.max(verb.n, 1));
        }
        return;
      case 'reset-track':
        for (const name of this.tracks.keys()) {
          if (verb.colour === null || name.endsWith(`/${verb.colour}`)) this.tracks.set(name, 0);
        }
        return;
      case 'advance-all-time':
        return this.strike(Math.max(verb.n, 1));
      case 'advance-time':
        return this.strike(Math.max(verb.n, 1), verb.card?.key ?? this.thisCard());
      case 'reduce-time': {
        const key = verb.card?.key ?? this.thisCard();
        for (const [place, at] of this.clocks) {
          if (place.split(' ')[1] === key) this.clocks.set(place, Math.max(0, at - Math.max(verb.n, 1)));
        }
        return;
      }
      case 'gain-success':
        this.success += Math.max(verb.n, 1);
        return;
      case 'lose-success':
        this.success = Math.max(0, this.success - Math.max(verb.n, 1));
        return;
      case 'gain-supplies':
        this.supplies += Math.max(verb.n, 1);
        return;
      case 'lose-supplies':
        this.supplies = Math.max(0, this.supplies - Math.max(verb.n, 1));
        return;
      case 'gain-discovery':
        this.leads.set(verb.type_, 0);
        this.discoveries += Math.max(verb.n, 1);
        return;
      case 'gain-lead':
        for (let one = 0; one < Math.max(verb.n, 1); one++) {
          if (!this.bag.length) this.bag = this.faces.get('other-die/lead-token')!.map((face) => Number(face[0]));
          const [value] = this.bag.splice(this.luck.below(this.bag.length), 1) as [number];
          const sum = (this.leads.get(verb.type_) ?? 0) + value;
          this.leads.set(verb.type_, sum >= 3 ? 0 : sum);
          if (sum >= 3) this.discoveries += 1;
        }
        return;
      case 'gain-unique-discovery': {
        const at = this.finds.indexOf(verb.number ?? '');
        if (at < 0) return this.effects(this.planet.unique_fallback);
        this.finds.splice(at, 1);
        this.discoveries += 1;
        return;
      }
      case 'gain-injury':
        return this.who(verb.who).forEach((crew) => this.hurt(crew));
      case 'discard-injury':
        for (const crew of this.who(verb.who)) crew.injuries = Math.max(0, crew.injuries - Math.max(verb.n, 1));
        return;
      case 'discard-injury-die':
        this.who(verb.who);
        return;
      case 'refresh-dice':
        return this.who(verb.who).forEach((crew) => this.refresh(crew, Math.max(verb.n, 1)));
      case 'spend-die':
        for (const crew of this.who(verb.who)) crew.spent.push(...crew.ready.splice(0, Math.max(verb.n, 1)));
        return;
      case 'roll-danger':
        for (let die = 0; die < Math.max(verb.n, 1); die++) this.rollDanger();
        return;
      case 'draw-section-cards':
        for (const crew of this.who(verb.who)) crew.hand += Math.max(verb.n, 1);
        return;
      case 'discard-section-cards':
        for (const crew of this.who(verb.who)) crew.hand = Math.max(0, crew.hand - Math.max(verb.n, 1));
        return;
      case 'trigger-evac':
        return this.evacuate();
      case 'end-exploration':
        return this.finish(verb.result ?? 'ended');
      default:
        this.unknown.add(`verb ${verb?.type}`);
    }
  }

  /** The card that an effect without a card is about. */
  thisCard(): string {
    return (this.card ?? '').split(' ').at(-1)!;
  }

  refresh(crew: Crew, count: number): void {
    crew.ready.push(...crew.spent.splice(0, count));
  }

  hurt(crew: Crew): void {
    crew.injuries += 1;
    if (crew.injuries >= 4) this.evacuate();
  }

  evacuate(): never {
    this.go(this.planet.evac!);
    this.finish('evac');
  }
}

function compare(one: number, sign: vg.Compare | number | null, other: number): boolean {
  switch (sign) {
    case 'Equal':
      return one === other;
    case 'NotEqual':
      return one !== other;
    case 'Less':
      return one < other;
    case 'AtMost':
      return one <= other;
    case 'More':
      return one > other;
    case 'AtLeast':
      return one >= other;
    default:
      throw new Error(`a comparison that is not known: ${sign}`);
  }
}

function cards(bundle: Bundle<vg.Bundle, vg.Kinds>, code: string): [string, string, string][] {
  const texts = bundle.locale(code);
  const out: [string, string, string][] = [];
  for (const kind of bundle.game.kinds.keys()) {
    const faces = new Map<string, number>();
    for (const card of bundle.cards(kind)) {
      const face = faces.get(card.key) ?? 0;
      faces.set(card.key, face + 1);
      out.push([kind, card.key, render(texts.reading(kind, card.key, face))]);
    }
  }
  return out;
}

const [what, path, ...rest] = process.argv.slice(2) as [string, string, ...string[]];
const bundle = parse(readFileSync(path), vanguard);
if (what === 'cards') console.log(JSON.stringify(cards(bundle, rest[0]!)));
else {
  const plays = Array.from({ length: Number(rest[1]) }, (_, seed) => new Play(bundle, rest[0]!, seed));
  const games = plays.map((play) => play.game());
  const unknown = [...new Set(plays.flatMap((play) => [...play.unknown]))].sort();
  console.log(JSON.stringify({ games, unknown }));
}
