import { opponentOf, playerOf } from '../../rules/cards.js';
import { awaitedPlayer } from '../../rules/clock.js';
import type { Action, PlayerId, ReadState } from '../../rules/ggltcg.types.js';
import type { Effort } from './effort.js';
import { signatureOf } from './signature.js';
import { chancesOf, legalActions, simulate } from '../simulation.js';

const MOST_ACTIONS = 14;
const MOST_DIRECT_ATTACKS = 2;

/**
 * The first action of the shortest way to win this turn for certain: whatever a direct attack hits and whatever the
 * opponent answers. `undefined`: there is none, or the effort did not suffice to find it.
 */
export function findLethal(state: ReadState, me: PlayerId, effort: Effort): Action | undefined {
  if (awaitedPlayer(state) !== me || state.active_player_id !== me) return undefined;
  const search = new LethalSearch(me, effort);
  if (!search.isPossible(state)) return undefined;
  const actions = promising(state);
  // One action more each time: what has been found hopeless with fewer is looked at again only with more.
  for (let left = 0; left < MOST_ACTIONS && !effort.isSpent(); left++) {
    const found = actions.find((action) => search.winsBy(state, action, left));
    if (found) return found;
  }
  return undefined;
}

class LethalSearch {
  /** States from which there is no certain win with so many actions left. */
  private readonly hopeless = new Map<string, number>();

  constructor(
    private readonly me: PlayerId,
    private readonly effort: Effort,
  ) {}

  winsBy(state: ReadState, action: Action, left: number): boolean {
    const chances = chancesOf(state, action);
    for (let hit = 0; hit < chances; hit++) {
      if (this.effort.isSpent() || !this.wins(simulate(state, action, hit), left)) return false;
    }
    return true;
  }

  private wins(state: ReadState, left: number): boolean {
    if (state.outcome !== null) return state.winner_id === this.me;
    if (left === 0 || state.active_player_id !== this.me || !this.isPossible(state)) return false;
    const key = signatureOf(state);
    if ((this.hopeless.get(key) ?? -1) >= left) return false;
    // While its own continuations are looked at, coming back here is no progress.
    this.hopeless.set(key, left);
    this.effort.count();
    const actions = promising(state);
    const won =
      awaitedPlayer(state) === this.me
        ? actions.some((action) => this.winsBy(state, action, left - 1))
        : actions.every((action) => this.winsBy(state, action, left));
    if (won) this.hopeless.delete(key);
    return won;
  }

  /** Cards in a hand fall only to direct attacks, of which there are two a turn. */
  isPossible(state: ReadState): boolean {
    const { direct_attacks_this_turn } = playerOf(state, this.me);
    const { hand } = playerOf(state, opponentOf(state, this.me));
    return hand.length <= MOST_DIRECT_ATTACKS - direct_attacks_this_turn;
  }
}

/** Tussles first, they end games; ending the turn wins nothing unless boosts run out, which it may. */
function promising(state: ReadState): Action[] {
  const actions = legalActions(state);
  const rank = ({ type }: Action): number => (type === 'tussle' ? 0 : type === 'end_turn' ? 2 : 1);
  return actions.sort((one, other) => rank(one) - rank(other));
}
