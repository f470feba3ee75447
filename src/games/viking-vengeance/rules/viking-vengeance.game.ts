import type { GameDefinition, Seat } from '../../../engine/core/index.js';
import { endTurn } from './actions/end-turn.js';
import { forfeit } from './actions/forfeit.js';
import { placeCard } from './actions/place-card.js';
import { surrender } from './actions/surrender.js';
import { timeOut } from './actions/time-out.js';
import { deadlineOf, GRACE, hasClock } from './clock.js';
import { findWinner } from './ending.js';
import { imagined } from './forecast.js';
import { setUp } from './setup.js';
import { viewFor } from './view/view.js';
import type { VikingVengeance } from './viking-vengeance.types.js';

/** A duel on sixteen tiles: touching sides fight, beaten cards change owner, most cards win. */
export const vikingVengeance: GameDefinition<VikingVengeance> = {
  id: 'viking-vengeance',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  defaults: { mode: 'solo', ranked: false, abilities: true, tieToFirst: false, aiDeckId: null, aiLevel: 1 },
  actions: { placeCard, endTurn, surrender, 'time-out': timeOut, forfeit },

  setup: setUp,

  toAct: (state) => (state.status === 'active' ? [state.seats[state.current]] : []),

  outcome(state) {
    if (state.status === 'active') return undefined;
    const winner = findWinner(state);
    const reason = state.endReason!;
    if (!winner) return { winners: [], places: [1, 1], reason };
    const winning = state.seats[winner];
    return { winners: [winning], places: [0, 1].map((seat: Seat) => (seat === winning ? 1 : 2)), reason };
  },

  view: viewFor,

  deadline(state) {
    const at = deadlineOf(state);
    return at === undefined ? undefined : { at, action: { type: 'time-out', seat: state.seats[state.current] } };
  },

  absence: (state, seat) => (hasClock(state) ? { after: GRACE, action: { type: 'forfeit', seat } } : undefined),

  resign: () => ({ type: 'surrender' }),

  forecast: { imagined, endsAt: ({ type }) => type === 'card_drawn' },

  summary: (state) => ({ turn: state.turnNumber, phase: state.status }),
};
