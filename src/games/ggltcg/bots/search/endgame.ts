import { playerOf } from '../../rules/cards.js';
import { awaitedPlayer } from '../../rules/clock.js';
import type { Action, PlayerId, ReadState } from '../../rules/ggltcg.types.js';
import type { Effort } from './effort.js';
import { KnownValues } from './known-values.js';
import { Path } from './path.js';
import { signatureOf } from './signature.js';
import { chancesOf, everyAction, simulate } from '../simulation.js';

/** So many turns are looked ahead at most. */
const MOST_TURNS = 12;
const NEARLY = 1e-9;
const [LOST, DRAWN, WON] = [-1, 0, 1];

/** What a position is worth if both play perfectly: 1 a certain win, -1 a certain loss, between them the mean of chance. */
export interface Solved {
  readonly value: number;
  readonly action: Action;
  /** So many turns had to be looked at. */
  readonly turns: number;
}

/** Whether no more than so many cards are alive on both sides together. */
export function hasFewCards(state: ReadState, few: number): boolean {
  const living = state.seats.reduce((sum, id) => {
    const { hand, in_play } = playerOf(state, id);
    return sum + hand.length + in_play.length;
  }, 0);
  return living <= few;
}

/**
 * The exact value of a position and an action that keeps it, or `undefined` where the effort does not suffice. One turn is
 * looked at, then two, and so on: once as if everything beyond were lost, once as if it were won. Where the two meet, nothing
 * beyond matters any more.
 */
export function solve(state: ReadState, me: PlayerId, effort: Effort): Solved | undefined {
  const hints = new Map<string, number>();
  for (let turns = 1; turns <= MOST_TURNS; turns++) {
    const end = state.turn_number + turns;
    const least = new Endgame(me, end, LOST, effort, hints);
    const low = least.look(state);
    if (effort.isSpent()) return undefined;
    const action = least.chosen!;
    if (low >= WON - NEARLY) return { value: low, action, turns };
    const high = new Endgame(me, end, WON, effort, hints).look(state);
    if (effort.isSpent()) return undefined;
    if (high - low < NEARLY) return { value: low, action, turns };
  }
  return undefined;
}

/**
 * Expectiminimax over single actions for a number of turns, with whatever lies beyond them worth the same.
 * A turn that begins where an earlier one began, chance having had no part in it, is a draw: it would go on like that until
 * R52 ends it. Within a turn, going in circles is as if the action were not there.
 */
class Endgame {
  /** The best action at the root. */
  chosen: Action | undefined;
  private readonly known = new KnownValues();
  private readonly path = new Path();
  /** How often chance has spoken on the path. */
  private luck = 0;

  constructor(
    private readonly me: PlayerId,
    /** The first turn that is not looked at, and what it is worth. */
    private readonly end: number,
    private readonly beyond: number,
    private readonly effort: Effort,
    /** Which action was best where, from shallower searches: it is tried first. */
    private readonly hints: Map<string, number>,
  ) {}

  look(state: ReadState, alpha = LOST, beta = WON, isRoot = true): number {
    if (state.outcome !== null) return state.outcome === 'draw' ? DRAWN : state.winner_id === this.me ? WON : LOST;
    if (state.turn_number >= this.end || this.effort.isSpent()) return this.beyond;
    const position = signatureOf(state);
    const begins = state.actions_this_turn === 0 && state.pending_decisions.length === 0;
    const key = `${position}|${state.turn_number}.${state.idle_turns}${begins ? '' : '+'}`;
    const place = begins ? position : key;
    if (this.path.repeats(place, begins ? this.luck : undefined)) {
      return begins ? DRAWN : state.active_player_id === this.me ? LOST : WON;
    }
    const known = isRoot ? undefined : this.known.get(key, alpha, beta);
    if (known !== undefined) return known;
    const { value, holds } = this.path.through(place, this.luck, () => this.best(state, key, alpha, beta, isRoot));
    if (holds && !this.effort.isSpent()) this.known.set(key, value, alpha, beta);
    return value;
  }

  private best(state: ReadState, key: string, alpha: number, beta: number, isRoot: boolean): number {
    const maximises = awaitedPlayer(state) === this.me;
    this.effort.count();
    const actions = ordered(state);
    const hint = Math.min(this.hints.get(key) ?? 0, actions.length - 1);
    let [low, high] = [alpha, beta];
    let best = maximises ? -Infinity : Infinity;
    for (let turn = 0; turn < actions.length; turn++) {
      // The hinted action first, the others in their order.
      const at = turn === 0 ? hint : turn <= hint ? turn - 1 : turn;
      const action = actions[at]!;
      const value = this.after(state, action, low, high);
      if (maximises ? value > best : value < best) {
        best = value;
        this.hints.set(key, at);
        if (isRoot) this.chosen = action;
      }
      if (maximises) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (low >= high - NEARLY || this.effort.isSpent()) break;
    }
    return best;
  }

  private after(state: ReadState, action: Action, alpha: number, beta: number): number {
    const chances = chancesOf(state, action);
    if (chances === 1) return this.look(simulate(state, action), alpha, beta, false);
    this.luck += 1;
    const value = this.mean(state, action, chances, alpha, beta);
    this.luck -= 1;
    return value;
  }

  /**
   * Star1: where a direct attack may hit several cards, the mean is out of the window as soon as the hits not yet looked at
   * cannot bring it back, even if each were won or lost.
   */
  private mean(state: ReadState, action: Action, chances: number, alpha: number, beta: number): number {
    let sum = 0;
    for (let hit = 0; hit < chances; hit++) {
      const open = chances - hit - 1;
      const low = Math.max(LOST, alpha * chances - sum - open * WON);
      const high = Math.min(WON, beta * chances - sum - open * LOST);
      const value = this.look(simulate(state, action, hit), low, high, false);
      sum += value;
      if (value <= low && low > LOST) return (sum + open * WON) / chances;
      if (value >= high && high < WON) return (sum + open * LOST) / chances;
    }
    return sum / chances;
  }
}

/** Attacks first, they end games, and declining before choosing: of equals the first is taken. Ending the turn last. */
function ordered(state: ReadState): Action[] {
  return everyAction(state).sort((one, other) => rank(one) - rank(other));
}

function rank(action: Action): number {
  if (action.type === 'resolve_decision') return action.target_card_id === null ? 0 : 1;
  return action.type === 'tussle' ? 0 : action.type === 'end_turn' ? 2 : 1;
}
