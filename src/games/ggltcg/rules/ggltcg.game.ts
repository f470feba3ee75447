import type { GameDefinition } from '../../../engine/core/index.js';
import { activateAbility } from './actions/activate-ability.js';
import { concede } from './actions/concede.js';
import { endTurn } from './actions/end-turn.js';
import { playCard } from './actions/play-card.js';
import { resolveDecision } from './actions/resolve-decision.js';
import { timeOut } from './actions/time-out.js';
import { tussle } from './actions/tussle.js';
import { caption } from './narration/captions.js';
import { seatOf } from './cards.js';
import { awaitedPlayer, clockEnd } from './clock.js';
import type { Ggltcg } from './ggltcg.types.js';
import { defaultOptions } from './options.js';
import { setup } from './setup.js';
import { isOver } from './victory.js';
import { viewFor } from './view.js';

/** Six toys and tricks each, no draw pile: put the other side to sleep. */
export const ggltcg: GameDefinition<Ggltcg> = {
  id: 'ggltcg',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  defaults: defaultOptions,
  actions: {
    play_card: playCard,
    tussle,
    activate_ability: activateAbility,
    end_turn: endTurn,
    resolve_decision: resolveDecision,
    concede,
    'time-out': timeOut,
  },

  setup,

  toAct: (state) => (isOver(state) ? [] : [seatOf(state, awaitedPlayer(state))]),

  outcome(state) {
    if (state.outcome === null) return undefined;
    const reason = state.end_reason ?? state.outcome;
    if (state.winner_id === null) return { winners: [], places: [1, 1], reason };
    const winner = seatOf(state, state.winner_id);
    return { winners: [winner], places: winner === 0 ? [1, 2] : [2, 1], reason };
  },

  view: viewFor,
  caption,

  deadline(state) {
    const at = clockEnd(state);
    return at === undefined ? undefined : { at, action: { type: 'time-out' } };
  },

  resign: () => ({ type: 'concede' }),

  summary: (state) => ({ turn: state.turn_number, phase: state.phase }),
};
