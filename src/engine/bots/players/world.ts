import { choicesOf, fillAtRandom, isForm, isRefusal, play, refuse } from '../../core/index.js';
import type {
  Asked,
  Dice,
  Frozen,
  GameDefinition,
  GameShape,
  Millis,
  Outcome,
  Rng,
  Seat,
  Step,
  Table,
  Turn,
} from '../../core/index.js';

/** Tries to fill a form in a way the rules accept before a random player gives up. */
const MOST_TRIES = 12;
/** Moves that play themselves, or clocks that run out, before a world is taken to stand still. */
const MOST_BY_ITSELF = 500;
const NOTHING = '0'.repeat(64);

/** A game as a searcher imagines it, played on from a state that may well be the real one. */
export abstract class World<G extends GameShape> {
  abstract readonly state: Frozen<G['state']>;

  constructor(
    protected readonly game: GameDefinition<G>,
    protected readonly rng: Rng,
    public at: Millis,
  ) {}

  /** Plays one action, or refuses. */
  protected abstract apply(asked: Asked<G>): boolean;

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /** Who moves next; where several may, any of them may be first. */
  someoneToAct(): Seat | undefined {
    const asked = this.game.toAct(this.state);
    return asked.length > 1 ? this.rng.pick(asked) : asked[0];
  }

  /** Plays an action, what follows by itself, and the clocks that run out while nobody is asked; or refuses. */
  play(seat: Seat, action: G['action']): boolean {
    if (!this.apply({ seat, action, at: this.at })) return false;
    for (let moves = 0; moves < MOST_BY_ITSELF; moves++) {
      const next = this.byItself();
      if (!next) break;
      this.at = next.at;
      if (!this.apply(next)) break;
    }
    return true;
  }

  /** Everybody plays at random for a while. */
  playOut(mostActions: number): void {
    for (let actions = 0; actions < mostActions && !this.outcome; actions++) {
      const seat = this.someoneToAct();
      if (seat === undefined || !this.playAtRandom(seat)) return;
    }
  }

  private playAtRandom(seat: Seat): boolean {
    const choices = [...choicesOf(this.game, this.state, seat)];
    if (choices.length === 0) return false;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const choice = this.rng.pick(choices);
      if (this.play(seat, isForm(choice) ? fillAtRandom(choice, this.rng) : choice)) return true;
    }
    return false;
  }

  private byItself(): Asked<G> | undefined {
    const next = this.game.follow?.(this.state);
    if (next) return { ...next, at: this.at, auto: true };
    // A clock counts only where nobody else can move the game on: players are expected to answer in time.
    if (!this.game.deadline || this.outcome || this.game.toAct(this.state).length > 0) return undefined;
    const due = this.game.deadline(this.state);
    return due && { seat: null, action: due.action, at: Math.max(this.at, due.at) };
  }
}

/** A world that keeps its earlier states whole, and what was told. The tree of a search is walked in such a world. */
export class DraftWorld<G extends GameShape> extends World<G> {
  /** Everything played since the world was made or `steps` was emptied. */
  readonly steps: Step<G>[] = [];
  private readonly dice: Dice;

  constructor(
    game: GameDefinition<G>,
    rng: Rng,
    public table: Table<G>,
    at: Millis = 0,
  ) {
    super(game, rng, at);
    // One stream that simply goes on, whatever round and position a table stands at.
    this.dice = { words: () => rng.word, commitment: () => NOTHING, seed: () => NOTHING };
  }

  static of<G extends GameShape>(game: GameDefinition<G>, state: G['state'], rng: Rng): DraftWorld<G> {
    return new DraftWorld(game, rng, { state: state as Frozen<G['state']>, round: 1, drawn: 0 });
  }

  get state(): Frozen<G['state']> {
    return this.table.state;
  }

  protected apply(asked: Asked<G>): boolean {
    const step = play(this.game, this.table, asked, this.dice);
    if (isRefusal(step)) return false;
    this.steps.push(step);
    this.table = step.table;
    return true;
  }
}

/**
 * A world whose one state is written to in place, and in which nobody listens: many times as fast, for random games
 * that nobody looks back on. Only for rules that share no part of a state (see `SearchKit.playsInPlace`).
 */
export class PlainWorld<G extends GameShape> extends World<G> {
  readonly state: Frozen<G['state']>;

  constructor(
    game: GameDefinition<G>,
    rng: Rng,
    state: Frozen<G['state']>,
    at: Millis,
    private round = 1,
  ) {
    super(game, rng, at);
    this.state = JSON.parse(JSON.stringify(state)) as Frozen<G['state']>;
  }

  protected apply(asked: Asked<G>): boolean {
    if (refuse(this.game, this.state, asked)) return false;
    const turn: Turn<G> = {
      state: this.state as G['state'],
      before: this.state,
      seat: asked.seat as Seat,
      at: asked.at,
      rng: this.rng,
      round: this.round,
      emit: () => undefined,
      tell: () => undefined,
      beginRound: () => {
        this.round += 1;
        return NOTHING;
      },
      revealSeed: () => NOTHING,
    };
    this.game.actions[asked.action.type as G['action']['type']].play(turn, asked.action as never);
    return true;
  }
}
