import { SilentTurn } from '../../../../engine/core/index.js';
import type { Choice, Rng, Seat, SeatRule, Turn } from '../../../../engine/core/index.js';
import { decideByDefault } from '../../rules/actions/time-out.js';
import { askedSeat } from '../../rules/turns/clock.js';
import { proceed } from '../../rules/turns/proceed.js';
import { silentPlay } from '../../rules/setup.js';
import { tcgFuel } from '../../rules/tcg-fuel.game.js';
import type { Action } from '../../rules/action.types.js';
import type { State, TcgFuel } from '../../rules/tcg-fuel.types.js';
import { boardIn } from '../worlds/imagined.js';
import { decide } from '../levels/medium.js';

type Offers = SeatRule<TcgFuel, Action['type']>;

/** What the rules of thumb only ever take from among what is offered. */
const OFFERED: readonly Action['type'][] = ['play_card', 'activate_ability', 'pass_priority'];

/** A state of one's own to play on in place: without listeners, nothing is kept. */
export class Simulation {
  constructor(
    readonly state: State,
    private readonly rng: Rng,
  ) {}

  /** Plays an action if it is legal here. */
  tries(seat: Seat, action: Action): boolean {
    const rule = tcgFuel.actions[action.type] as SeatRule<TcgFuel, Action['type']>;
    if (rule.refuse(this.state, seat, action)) return false;
    this.plays(seat, action);
    return true;
  }

  private plays(seat: Seat, action: Action): void {
    const rule = tcgFuel.actions[action.type] as SeatRule<TcgFuel, Action['type']>;
    rule.play(this.turn(seat, false), action);
    this.follow();
  }

  /** Each player who is asked plays by rules of thumb. */
  step(): void {
    const seat = askedSeat(this.state)!;
    this.does(seat, decide(boardIn(this.state, seat), this.offered(seat)));
  }

  /** Plays what was decided here; what is offered is legal and not looked at again. */
  does(seat: Seat, action: Action): void {
    if (OFFERED.includes(action.type)) this.plays(seat, action);
    else if (!this.tries(seat, action)) this.giveUpDeciding();
  }

  /** The offers that the rules of thumb read. Attacks, blocks and most choices they make up from the table. */
  private offered(seat: Seat): Choice<Action>[] {
    const { state } = this;
    const { pendingChoice, waitingFor } = state;
    const { play_card, activate_ability, choose } = tcgFuel.actions as unknown as Record<string, Offers>;
    if (pendingChoice) return pendingChoice.kind === 'targets' ? [...choose!.choices(state, seat)] : [];
    if (waitingFor?.decision !== 'priority') return [];
    return [...play_card!.choices(state, seat), ...activate_ability!.choices(state, seat)];
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
    return new SilentTurn<TcgFuel>(this.state, this.state, seat, this.rng, 0, auto);
  }
}
