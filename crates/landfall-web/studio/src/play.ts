// A board, played: what lies where, what may be done, pages in the language of the reader. The game is its transcript, which is
// played anew after every line, so undoing is one line less, and an edit of the pack is seen where the game is.
import type { Artist } from './artist';
import { el, prompt, renewed } from './dom';
import { flowing, WIDTH } from './flowing';
import { isInside } from './zip';
import type { Pack } from './pack';

interface Board {
  name: string;
  pack: string;
  /** Who goes along unless somebody is named. */
  team: string[];
  /** Who can be named. */
  known: string[];
  /** The smallest and the largest number of players, where a transcript may say how many play. */
  players: [number, number] | null;
}
interface Event {
  line: number;
  page?: string;
  text: string;
}
interface Played {
  wrong: { line: number; message: string } | null;
  told?: Event[];
  table?: string[];
  choice?: { who: string | null; about: string } | null;
  options?: string[];
  notes?: string[];
}

/** While somebody writes, the game waits. */
const PAUSE = 300;

export class Play {
  readonly root = el('div', { className: 'play' });
  locale = '';
  /** The transcript, head first; nothing before a game has begun. */
  private lines: string[] = [];
  private shown = '';
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOpen = false;
  private begun: { about: string; nodes: Node[] } | undefined;
  /** What came of the lines that were just taken up. */
  private taken: { wanted: string; played: Played } | undefined;
  /** It stays while the game around it is drawn anew: what is half written in it is not lost. */
  private readonly own = el('input', { placeholder: 'expect …', 'aria-label': 'A line of your own, such as what you expect', autocomplete: 'off', spellcheck: false });

  constructor(
    private readonly pack: Pack,
    private readonly artist: Artist,
    private readonly written: (path: string) => void,
  ) {
    pack.addEventListener('opened', () => ((this.lines = []), (this.shown = '')));
    pack.addEventListener('changed', () => this.later());
  }

  /** Shows the game as it is with the pack and the language of now. */
  show(isOpen: boolean): void {
    this.isOpen = isOpen;
    if (isOpen) void this.refresh();
  }

  private later(): void {
    clearTimeout(this.timer);
    if (this.isOpen) this.timer = setTimeout(() => void this.refresh(), PAUSE);
  }

  /** The pack, the language and the lines that an answer is about. */
  private state(lines: string[]): string {
    return [this.pack.version, this.locale, ...lines].join('\n');
  }

  private async refresh(): Promise<void> {
    const wanted = this.state(this.lines);
    if (wanted === this.shown) return;
    this.shown = wanted;
    const question = ++this.asked;
    if (this.root.childElementCount === 0) this.root.replaceChildren(el('p', { className: 'quiet' }, 'Laying out the board…'));
    let drawn: Node[];
    try {
      if (this.lines.length === 0) drawn = await this.beginning();
      else drawn = this.game(this.taken?.wanted === wanted ? this.taken.played : await this.played(this.lines));
    } catch (error) {
      drawn = this.refused(error instanceof Error ? error.message : String(error));
    }
    renewed(this.root, () => (question === this.asked ? drawn : undefined));
  }

  private played(lines: string[]): Promise<Played> {
    return this.artist.ask<Played>('landfall/play', { script: lines.join('\n'), locale: this.locale || undefined, width: WIDTH });
  }

  /** Which board, which luck; or a transcript of the pack. */
  private async beginning(): Promise<Node[]> {
    const boards = await this.artist.ask<Board[]>('landfall/boards', {});
    const scripts = this.pack.paths().filter((path) => /^tests\/[^/]+\.play$/.test(path));
    // What is filled in stays as long as there is the same to choose from.
    const about = JSON.stringify([boards, scripts]);
    if (this.begun?.about !== about) this.begun = { about, nodes: this.choices(boards, scripts) };
    return this.begun.nodes;
  }

  private choices(boards: Board[], scripts: string[]): Node[] {
    const first = boards[0];
    if (!first) return [el('p', { className: 'quiet' }, 'This pack has no board that the schema of its game says how to play.')];
    const board = el('select', {}, ...boards.map(({ name }) => el('option', { value: name }, name)));
    const team = el('input', { autocomplete: 'off', spellcheck: false });
    const known = el('small', { className: 'quiet' });
    const players = el('input', { type: 'number', step: '1', placeholder: 'as the team says' });
    const many = el('label', {}, 'Players', players);
    const choose = ({ team: names, known: all, players: range }: Board) => {
      team.value = names.join(',');
      const others = all.filter((name) => !names.includes(name));
      known.textContent = others.length > 0 ? `also: ${others.join(', ')}` : '';
      many.hidden = range === null;
      players.value = '';
      [players.min, players.max] = (range ?? [1, 1]).map(String) as [string, string];
    };
    choose(first);
    board.onchange = () => choose(boards.find(({ name }) => name === board.value) ?? first);
    const seed = el('input', { type: 'number', min: '0', step: '1', value: '1' });
    const dice = el('input', { type: 'checkbox' });
    const start = () => {
      const names = team.value.replace(/\s+/g, '');
      const luck = Math.max(0, Math.floor(seed.valueAsNumber || 0));
      const count = many.hidden || players.value === '' ? '' : ` players ${players.value}`;
      this.go([`play ${board.value}${names ? ` team ${names}` : ''}${count} seed ${luck}${dice.checked ? ' dice any' : ''}`]);
    };
    const form = el(
      'form',
      { className: 'begin', onsubmit: (event: SubmitEvent) => (event.preventDefault(), start()) },
      el('label', {}, 'Board', board),
      el('label', {}, 'Team', team, known),
      many,
      el('label', {}, 'Luck', seed),
      el('label', { className: 'tick' }, dice, 'I say what the dice show'),
      el('button', { className: 'main' }, 'Play'),
    );
    const open = (path: string) => el('li', {}, el('button', { className: 'link', onclick: () => this.open(path) }, path));
    const saved = scripts.length > 0 ? [el('h2', {}, 'Games of this pack'), el('ul', {}, ...scripts.map(open))] : [];
    return [form, ...saved];
  }

  private open(path: string): void {
    this.go((this.pack.text(path) ?? '').split(/\r?\n/).map((line) => line.trimEnd()));
  }

  private go(lines: string[]): void {
    // What was half written belongs to the game before.
    if (this.lines.length === 0 || lines.length === 0) this.own.value = '';
    this.lines = lines;
    void this.refresh();
  }

  /** Takes a line up, unless the rules do not allow it. */
  private async add(line: string): Promise<void> {
    const before = this.lines;
    const lines = [...before, line];
    const wanted = this.state(lines);
    const played = await this.played(lines).catch((error: Error): Played => ({ wrong: { line: lines.length, message: error.message } }));
    if (this.lines !== before) return;
    if (played.wrong?.line === lines.length) return this.say(played.wrong.message);
    if (line === this.own.value.trim()) this.own.value = '';
    this.taken = { wanted, played };
    this.go(lines);
  }

  /** One line less; remarks and blanks go with it. */
  private undo(): void {
    const lines = [...this.lines];
    const isRemark = (line: string | undefined) => line !== undefined && /^\s*(#|$)/.test(line);
    while (lines.length > 1 && isRemark(lines.at(-1))) lines.pop();
    if (lines.length > 1) lines.pop();
    while (lines.length > 1 && isRemark(lines.at(-1))) lines.pop();
    this.go(lines);
  }

  private async save(): Promise<void> {
    const answer = await prompt('Name of this game: tests/NAME.play', 'first-visit');
    if (!answer) return;
    const name = answer.text.replace(/\.play$/, '').trim().replace(/\s+/g, '-');
    const path = `tests/${name}.play`;
    if (name === '' || name.includes('/') || !isInside(path)) return this.say('A name is one word, without `/`, `:` and `\\`.');
    if (this.pack.content(path) !== undefined) return this.say(`${path} exists already.`);
    this.pack.write(path, `${this.lines.join('\n')}\n`);
    this.written(path);
  }

  private say(text: string): void {
    const note = this.root.querySelector('.wrong');
    if (note) note.textContent = text;
  }

  /** What to do about a game that cannot go on. */
  private refused(why: string): Node[] {
    return [...(this.lines.length > 0 ? [this.buttons()] : []), el('p', { className: 'wrong', role: 'status' }, why)];
  }

  private buttons(): HTMLElement {
    const canUndo = this.lines.length > 1;
    return el(
      'menu',
      {},
      el('button', { onclick: () => this.undo(), disabled: !canUndo }, 'Undo'),
      el('button', { onclick: () => this.go([]) }, 'Another game'),
      el('button', { onclick: () => void this.save(), disabled: !canUndo }, 'Save this game'),
    );
  }

  private game(played: Played): Node[] {
    const { wrong, told = [], table = [], choice, options = [], notes = [] } = played;
    const trouble = wrong ? `Line ${wrong.line}: ${wrong.message}` : '';
    const lines: Node[] = [];
    let last = 0;
    for (const event of told) {
      if (event.line !== last && event.line > 0) lines.push(el('p', { className: 'move' }, this.lines[event.line - 1] ?? ''));
      last = event.line;
      lines.push(event.page === undefined ? el('p', {}, event.text) : el('pre', { className: 'card' }, flowing(event.text)));
    }
    const story = el('div', { className: 'story', tabIndex: 0, role: 'log', 'aria-label': 'What happened' }, ...lines);
    // What came last is what is read.
    requestAnimationFrame(() => (story.scrollTop = story.scrollHeight));
    const button = (line: string, at: number) => {
      const words = choice ? line.replace(/^choose /, '') : line;
      return el('li', {}, el('button', { onclick: () => void this.add(line) }, words), notes[at] ? el('small', {}, ` ${notes[at]}`) : undefined);
    };
    // Rules call what is chosen by a letter, which says nothing to who plays: what it is chosen for does.
    const act = this.lines.findLast((line) => !/^\s*(#|$|choose |expect )/.test(line)) ?? '';
    const about = choice ? [choice.who, choice.about.length > 1 ? choice.about : act].filter(Boolean).join(', ') : '';
    const form = el(
      'form',
      { className: 'own', onsubmit: (event: SubmitEvent) => (event.preventDefault(), this.own.value.trim() && void this.add(this.own.value.trim())) },
      this.own,
      el('button', { className: 'small' }, 'Add line'),
    );
    const open = wrong ? [] : options.map(button);
    return [
      this.buttons(),
      el('p', { className: 'wrong', role: 'status' }, trouble),
      ...(lines.length > 0 ? [story] : []),
      el('h2', {}, wrong ? 'The game stops here' : choice ? `Choose: ${about}` : open.length > 0 ? 'What may be done' : 'Nothing is left to do'),
      el('ul', { className: 'options' }, ...open),
      form,
      el('h2', {}, 'What lies where'),
      el('ul', { className: 'table' }, ...table.map((line) => el('li', {}, line))),
      el('details', {}, el('summary', {}, `Transcript (${this.lines.length} lines)`), el('pre', {}, this.lines.join('\n'))),
    ];
  }
}
