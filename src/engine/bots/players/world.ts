import { choicesOf, eventsFor, fillAtRandom, isForm } from '../../core/index.js';
import type {
  Asked,
  Emitted,
  Frozen,
  GameDefinition,
  GameShape,
  Millis,
  Outcome,
  Rng,
  Seat,
  Table,
} from '../../core/index.js';

/** Tries to fill a form in a way the rules accept before a random player gives up. */
const MOST_TRIES = 12;
/** Moves that play themselves, or clocks that run out, before a world is taken to stand still. */
const MOST_BY_ITSELF = 500;

/** A point that a world can go back to. */
export interface Place<G extends GameShape> {
  readonly table: Table<G>;
  readonly at: Millis;
}

/** A game as a searcher imagines it, played on from a state that may well be the real one. */
export abstract class World<G extends GameShape> {
  abstract readonly state: Frozen<G['state']>;
  abstract readonly round: number;
  /** What the latest play told. */
  protected events: Emitted<G>[] = [];

  constructor(
    protected readonly game: GameDefinition<G>,
    protected readonly rng: Rng,
    public at: Millis,
  ) {}

  /** Plays one action, or refuses. */
  protected abstract apply(asked: Asked<G>): boolean;

  /** Where the latest play led, if it would lead there every time and the world can go back. */
  abstract place(): Place<G> | undefined;
  abstract goBackTo(place: Place<G>): void;

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /** Who moves next; where several may, any of them may be first. */
  someoneToAct(): Seat | undefined {
    const asked = this.game.toAct(this.state);
    return asked.length > 1 ? this.rng.pick(asked) : asked[0];
  }

  /** Plays an action, what follows by itself, and the clocks that run out while no seat is asked; or refuses. */
  play(seat: Seat, action: G['action']): boolean {
    this.events = [];
    if (!this.apply({ seat, action, at: this.at })) return false;
    for (let moves = 0; moves < MOST_BY_ITSELF; moves++) {
      const next = this.byItself();
      if (!next) break;
      this.at = next.at;
      if (!this.apply(next)) break;
    }
    return true;
  }

  /** What a seat heard of the latest play. */
  heardBy(seat: Seat): G['event'][] {
    return eventsFor(this.events, seat);
  }

  /** All seats play at random for a while. */
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
    // A clock counts only where no seat can move the game on: players are expected to answer in time.
    if (!this.game.deadline || this.outcome || this.game.toAct(this.state).length > 0) return undefined;
    const due = this.game.deadline(this.state);
    return due && { seat: null, action: due.action, at: Math.max(this.at, due.at) };
  }
}
