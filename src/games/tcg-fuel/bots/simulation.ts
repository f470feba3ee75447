import type { Rng, Seat, SeatRule, Turn } from '../../../engine/core/index.js';
import { choicesOf } from '../../../engine/core/index.js';
import { decideByDefault } from '../rules/actions/time-out.js';
import { askedSeat } from '../rules/clock.js';
import { proceed } from '../rules/proceed.js';
import { silentPlay } from '../rules/setup.js';
import { tcgFuel } from '../rules/tcg-fuel.game.js';
import type { Action } from '../rules/action.types.js';
import type { State, TcgFuel } from '../rules/tcg-fuel.types.js';
import { view } from '../rules/view/view.js';
import { Board } from './board.js';
import { decide } from './medium.js';

/** A state of one's own to play on in place: nobody listens, nothing is kept. */
export class Simulation {
  constructor(
    readonly state: State,
    private readonly rng: Rng,
  ) {}

  /** Plays an action if it is legal here. */
  tries(seat: Seat, action: Action): boolean {
    const rule = tcgFuel.actions[action.type] as SeatRule<TcgFuel, Action['type']>;
    if (rule.refuse(this.state, seat, action)) return false;
    rule.play(this.turn(seat, false), action);
    this.follow();
    return true;
  }

  /** Whoever is asked plays by rules of thumb. */
  step(): void {
    const seat = askedSeat(this.state)!;
    const action = decide(new Board(view(this.state, seat), seat), [...choicesOf(tcgFuel, this.state, seat)]);
    if (!this.tries(seat, action)) this.giveUpDeciding();
  }

  /** Everybody plays by rules of thumb until a turn count is reached or the game is over. */
  playOut(untilTurn: number, mostDecisions: number): void {
    for (let n = 0; n < mostDecisions && !this.isOver(untilTurn); n++) this.step();
  }

  isOver(untilTurn: number): boolean {
    return this.state.stage !== 'playing' || this.state.turnCount >= untilTurn;
  }

  private giveUpDeciding(): void {
    const play = silentPlay(this.state, this.rng, 0);
    decideByDefault(play);
    proceed(play);
    this.follow();
  }

  private follow(): void {
    for (let next = tcgFuel.follow!(this.state); next; next = tcgFuel.follow!(this.state)) {
      const rule = tcgFuel.actions[next.action.type] as SeatRule<TcgFuel, Action['type']>;
      rule.play(this.turn(next.seat, true), next.action);
    }
  }

  private turn(seat: Seat, auto: boolean): Turn<TcgFuel> {
    const { state, rng } = this;
    return {
      state,
      before: state,
      rng,
      at: 0,
      seat,
      auto,
      round: 1,
      emit: nobodyListens,
      tell: nobodyListens,
      beginRound: noSeed,
      revealSeed: noSeed,
    };
  }
}

const nobodyListens = (): void => undefined;
const noSeed = (): string => '';
