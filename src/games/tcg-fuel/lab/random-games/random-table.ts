import {
  begin,
  choicesOf,
  fastDice,
  fillAtRandom,
  isForm,
  rngOver,
  sfc32,
  SilentTurn,
} from '../../../../engine/core/index.js';
import type { Rng, Seat, SeatRule } from '../../../../engine/core/index.js';
import { askedSeat } from '../../rules/turns/clock.js';
import { tcgFuel } from '../../rules/tcg-fuel.game.js';
import type { Action } from '../../rules/action.types.js';
import type { State, TcgFuel } from '../../rules/tcg-fuel.types.js';
import type { GamePlan } from './game-plan.js';
import { checkFreshStep, checkTable, checkZones, momentOf, ownedCards } from './invariants.js';
import { pickBy } from './policy.js';

/** No game has more actions than this, automatic ones included. */
const MOST_ACTIONS = 40_000;

/** How often a form is filled anew: where its slots depend on each other, some fillings are refused. */
const MOST_TRIES = 200;

/** An action that was played. */
export interface Played {
  readonly seat: Seat;
  readonly action: Action;
  readonly auto: boolean;
}

/**
 * A random game that is played in place, on one plain state: many times as fast as with drafts. After every action the
 * invariants are checked. Whatever does not hold throws.
 */
export class RandomTable {
  readonly state: State;
  private readonly dice: Rng;
  private readonly rng: Rng;
  private readonly brought: readonly number[];
  private actions = 0;

  constructor(
    private readonly plan: GamePlan,
    private readonly onAction: (played: Played) => void = () => undefined,
  ) {
    const dice = fastDice(plan.seed);
    const { state, round, drawn } = begin(tcgFuel, plan.start, dice);
    this.state = state as State;
    this.dice = rngOver(dice.words(round, drawn));
    this.rng = rngOver(sfc32(plan.seed, 12));
    this.brought = ownedCards(state);
  }

  /** Plays to the end; returns how many actions that took. */
  play(): number {
    this.follow();
    while (this.state.stage !== 'finished') {
      this.decide(askedSeat(this.state)!);
      this.follow();
    }
    return this.actions;
  }

  private decide(seat: Seat): void {
    const choices = [...choicesOf(tcgFuel, this.state, seat)];
    if (choices.length === 0) throw new Error(`Seat ${seat} is asked and has no choice.`);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const choice = pickBy(this.plan.policies[seat]!, choices, this.rng);
      const action = isForm(choice) ? fillAtRandom(choice, this.rng) : choice;
      const no = ruleOf(action).refuse(this.state, seat, action);
      if (!no) return this.apply({ seat, action, auto: false });
      if (!isForm(choice)) throw new Error(`Seat ${seat} was refused its offer ${JSON.stringify(action)}: ${no.code}`);
    }
    throw new Error(`Seat ${seat} found no way to fill its forms.`);
  }

  private follow(): void {
    for (let next = tcgFuel.follow!(this.state); next; next = tcgFuel.follow!(this.state)) {
      const no = ruleOf(next.action).refuse(this.state, next.seat, next.action);
      if (no) throw new Error(`The table's own ${next.action.type} was refused: ${no.code}`);
      this.apply({ ...next, auto: true });
    }
  }

  private apply(played: Played): void {
    const { state } = this;
    const { seat, action, auto } = played;
    this.actions += 1;
    if (this.actions > MOST_ACTIONS) throw new Error(`Not over after ${MOST_ACTIONS} actions.`);
    const before = momentOf(state);
    ruleOf(action).play(new SilentTurn<TcgFuel>(state, state, seat, this.dice, 0, auto), action);
    this.onAction(played);
    // A pass that only hands on priority has moved nothing.
    if (action.type === 'pass_priority' && state.passes > 0) return;
    checkZones(state, this.brought);
    checkTable(state);
    if (momentOf(state) !== before) checkFreshStep(state);
  }
}

function ruleOf(action: Action): SeatRule<TcgFuel, Action['type']> {
  return tcgFuel.actions[action.type] as SeatRule<TcgFuel, Action['type']>;
}
