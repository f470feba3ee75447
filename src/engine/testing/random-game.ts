import { begin, choicesOf, fillAtRandom, isForm, isRefusal, play, fastDice, rngOver, sfc32 } from '../core/index.js';
import type {
  Asked,
  Dice,
  GameDefinition,
  GameShape,
  Rng,
  Seat,
  SeatSetup,
  Start,
  Step,
  Table,
} from '../core/index.js';

/** How a random game of this kind begins. */
export interface Beginning<G extends GameShape> {
  readonly options: G['options'];
  readonly seats: readonly SeatSetup<G>[];
}

/** One action of a random game, with the table before it and what it did. */
export interface Moment<G extends GameShape> {
  readonly before: Table<G>;
  readonly asked: Asked<G>;
  readonly step: Step<G>;
}

/** What decides a random game: a seed, and picks that come first (so that a failure shrinks to a few moves). */
export interface Script {
  readonly seed: number;
  readonly picks: readonly number[];
}

/** A game being played at random by every seat that is asked. */
export class RandomGame<G extends GameShape> {
  readonly start: Start<G>;
  readonly dice: Dice;
  readonly rng: Rng;
  readonly log: Asked<G>[] = [];
  table: Table<G>;
  private readonly picks: number[];
  private at = 1_000_000;

  constructor(
    readonly game: GameDefinition<G>,
    beginning: (rng: Rng) => Beginning<G>,
    script: Script,
  ) {
    this.rng = rngOver(sfc32(script.seed, 77));
    this.dice = fastDice(script.seed);
    this.picks = [...script.picks];
    this.start = { sessionId: '00000000-0000-4000-8000-000000000000', at: this.at, ...beginning(this.rng) };
    this.table = begin(game, this.start, this.dice);
  }

  get over(): boolean {
    return this.game.outcome(this.table.state) !== undefined;
  }

  /** Plays one action of a seat that is asked; now and then a clock runs out first. */
  next(): Moment<G> {
    const automatic = this.game.follow?.(this.table.state);
    if (automatic) return this.play({ ...automatic, at: this.at, auto: true });
    const due = this.game.deadline?.(this.table.state);
    const asked = this.game.toAct(this.table.state);
    this.at += this.rng.int(500);
    if (due && (asked.length === 0 || this.at >= due.at || this.rng.int(10) === 0)) {
      this.at = Math.max(this.at, due.at);
      return this.play({ seat: null, action: due.action, at: this.at });
    }
    if (asked.length === 0) throw new Error('The game goes on, but no seat is to act.');
    const seat = asked[this.pick(asked.length)]!;
    return this.playSomething(seat);
  }

  private playSomething(seat: Seat): Moment<G> {
    const choices = [...choicesOf(this.game, this.table.state, seat)];
    if (choices.length === 0) throw new Error(`Seat ${seat} is to act and has no choice.`);
    // A form is a shape, not a promise: where slots depend on each other some fillings are refused.
    for (let tries = 0; tries < 200; tries++) {
      const choice = choices[this.pick(choices.length)]!;
      const action = isForm(choice) ? fillAtRandom(choice, this.rng) : choice;
      const step = play(this.game, this.table, { seat, action, at: this.at }, this.dice);
      if (!isRefusal(step)) return this.remember({ seat, action, at: this.at }, step);
      if (!isForm(choice)) {
        throw new Error(
          `Seat ${seat} was offered ${JSON.stringify(action)} and refused: ${step.code}: ${step.message}`,
        );
      }
    }
    throw new Error(`Seat ${seat} found no way to fill its forms: ${JSON.stringify(choices).slice(0, 1000)}`);
  }

  private play(asked: Asked<G>): Moment<G> {
    const step = play(this.game, this.table, asked, this.dice);
    if (isRefusal(step)) throw new Error(`The table's own ${JSON.stringify(asked.action)} was refused: ${step.code}`);
    return this.remember(asked, step);
  }

  private remember(asked: Asked<G>, step: Step<G>): Moment<G> {
    const before = this.table;
    this.log.push({ ...asked, auto: step.auto });
    this.table = step.table;
    return { before, asked, step };
  }

  private pick(n: number): number {
    const picked = this.picks.shift();
    return picked === undefined ? this.rng.int(n) : picked % n;
  }
}
