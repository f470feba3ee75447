import { choicesOf, eventsFor, fastDice, isRefusal, play, playAll } from '../engine/core/index.js';
import type { Emitted, GameShape, Outcome, Seat, Step, Table, Viewer } from '../engine/core/index.js';
import { ActionRefused } from '../engine/hosting/action-refused.js';
import type { PuzzleModule, PuzzlePosition, Verdict } from '../engine/hosting/puzzle-book.js';
import { offersOf } from '../engine/sessions/session-update.js';
import type { SessionPicture } from '../engine/sessions/session-update.js';

/** A puzzle as the solver sees it after so many steps. */
export type PuzzlePicture = Omit<SessionPicture, 'sessionId'>;

/** One of those at the table; the solver is the only person. */
export interface PuzzlePlayer {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly level: null;
}

/** One step of a try: what happened, and how the table looks afterwards. */
export interface PuzzleStep {
  readonly seat: Seat | null;
  readonly events: readonly GameShape['event'][];
  readonly picture: PuzzlePicture;
}

/** The position of a puzzle. */
export interface PuzzlePage {
  readonly id: string;
  readonly players: readonly PuzzlePlayer[];
  readonly picture: PuzzlePicture;
}

/** What became of a try: the newest move of the solver, and what the other side answered. */
export interface PuzzleTried {
  readonly verdict: Verdict;
  readonly steps: readonly PuzzleStep[];
}

/** More answers in a row than this are a mistake of the book. */
const MOST_REPLIES = 200;

/** A puzzle being tried: the position, and what has been played since. Never changed; a move makes a new one. */
export class PuzzleTable {
  private constructor(
    private readonly module: PuzzleModule,
    readonly id: string,
    private readonly position: PuzzlePosition<GameShape>,
    private readonly table: Table<GameShape>,
    private readonly version: number,
    /** What the newest move of the solver led to; nothing at the beginning. */
    readonly steps: readonly PuzzleStep[],
    readonly verdict: Verdict,
  ) {}

  static begin(module: PuzzleModule, id: string): PuzzleTable {
    const position = module.puzzleBook.position(id);
    const table = { state: position.state, round: 1, drawn: 0 };
    return new PuzzleTable(module, id, position, table, 0, [], 'open');
  }

  get players(): PuzzlePlayer[] {
    return this.position.names.map((name, seat) => ({
      seat,
      name,
      kind: seat === this.position.seat ? 'human' : 'bot',
      level: null,
    }));
  }

  get state(): Table<GameShape>['state'] {
    return this.table.state;
  }

  get picture(): PuzzlePicture {
    return this.pictureOf(this.table, this.version);
  }

  /** The table after the solver has acted and the other side has answered. Throws what the rules refuse. */
  async after(action: GameShape['action']): Promise<PuzzleTable> {
    const { game: definition, puzzleBook: book } = this.module;
    const { seat } = this.position;
    const dice = fastDice(numberOf(this.id));
    const own = playAll(definition, this.table, seat, [action], 0, dice);
    if (isRefusal(own)) throw new ActionRefused(own);
    const played = [...own];
    for (let replies = 0; ; replies++) {
      const { table } = played.at(-1)!;
      const isOver = definition.outcome(table.state) !== undefined || book.isOver?.(table.state, this.id) === true;
      const next = isOver ? undefined : definition.toAct(table.state)[0];
      if (next === undefined || next === seat) break;
      if (replies === MOST_REPLIES) throw new Error(`${definition.id}: the answers to puzzle ${this.id} do not end.`);
      const reply = await book.reply(table.state, next, this.id);
      const answered = play(definition, table, { seat: next, action: reply, at: 0 }, dice);
      if (isRefusal(answered)) throw new Error(`${definition.id}: the answer to puzzle ${this.id} is refused.`);
      played.push(answered);
    }
    const { table } = played.at(-1)!;
    const steps = played.map((step, index) => this.told(step, this.version + index + 1));
    const verdict = book.judge(table.state, this.id);
    const version = this.version + played.length;
    return new PuzzleTable(this.module, this.id, this.position, table, version, steps, verdict);
  }

  private get viewer(): Viewer {
    return this.module.puzzleBook.open ? 'all' : this.position.seat;
  }

  private told({ seat, events, table }: Step<GameShape>, version: number): PuzzleStep {
    const heard = eventsFor(events as readonly Emitted<GameShape>[], this.viewer);
    return { seat, events: heard, picture: this.pictureOf(table, version) };
  }

  private pictureOf(table: Table<GameShape>, version: number): PuzzlePicture {
    const { game: definition } = this.module;
    const outcome: Outcome | undefined = definition.outcome(table.state);
    const { seat } = this.position;
    return {
      ...offersOf(definition, table.state, seat, outcome ? [] : [...choicesOf(definition, table.state, seat)]),
      version,
      status: outcome ? 'finished' : 'active',
      seat,
      view: definition.view(table.state, this.viewer),
      toAct: outcome ? [] : definition.toAct(table.state),
      deadline: null,
      outcome: outcome ?? null,
    };
  }
}

/** Chance falls the same way whenever a puzzle is tried. */
function numberOf(id: string): number {
  let number = 7;
  for (const letter of id) number = (number * 31 + letter.charCodeAt(0)) % 1_000_003;
  return number;
}
