import type { GameDefinition, Outcome, Seat } from '../../../engine/core/index.js';
import { actions } from './actions/index.js';
import type { Check, CheckState, Table } from './check.types.js';
import { expiryOf, startClock } from './clock.js';
import { emptyLedger } from './ledger.js';
import { CLASSIC, houseRules } from './options.js';
import { deal, newPlayer, newRound, shuffledDeck } from './rounds/round.js';
import { stayingSeats } from './seats.js';
import { viewOf } from './view.js';

/** Four cards you half remember, a pile everybody may slap a match on, and the nerve to call Check. Lowest wins. */
export const check: GameDefinition<Check> = {
  id: 'check',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  defaults: CLASSIC,
  actions,
  // A preview would tell whether a slot matches and what lies on the deck (4.4.8).
  previews: false,

  setup({ options, seats, rng, at, commitment }) {
    const firstSeat = options.firstSeat === 'random' ? rng.int(seats.length) : options.firstSeat;
    const state: CheckState = {
      options: houseRules(options, seats.length),
      roundNo: 1,
      firstSeat,
      deckCommitment: commitment,
      currentSeat: firstSeat,
      ...newRound(),
      players: seats.map(() => newPlayer()),
      totals: seats.map(() => 0),
      matchWinner: null,
      deadline: null,
      timerNo: 0,
      ledgers: seats.map(emptyLedger),
    };
    deal(state, options.deckOrder ? [...options.deckOrder] : shuffledDeck(rng));
    startClock({ state, at }, 'peek');
    return state;
  },

  toAct(state) {
    if (state.matchWinner) return [];
    if (state.phase === 'scoringPhase') return stayingSeats(state).filter((seat) => !state.readySeats.includes(seat));
    if (state.phase === 'initialPeekPhase')
      return [...state.players.keys()].filter((seat) => !state.players[seat]!.hasConfirmedPeek);
    if (state.matchingOpportunityInfo) return state.matchingOpportunityInfo.remainingSeats;
    return [state.activeAbility?.seat ?? state.currentSeat!];
  },

  outcome(state): Outcome | undefined {
    if (!state.matchWinner) return undefined;
    return { winners: state.matchWinner, places: placesOf(state), reason: state.endedBy! };
  },

  view: viewOf,

  deadline(state) {
    const action = expiryOf(state);
    return action && { at: state.deadline!.at, action };
  },

  resign: () => ({ type: 'forfeit' }),

  summary: (state) => ({
    turn: state.turnNo,
    phase: state.phase,
    ...(state.turnStage ? { step: state.turnStage } : {}),
  }),

  // No second look: a private face is told live, and again only when its round has been scored (4.4.7).
  retells: (state, round) => (round < state.roundNo || state.phase === 'scoringPhase' ? 'all' : 'public'),
};

/** Winners first, then by points; players who were out of the round behind them, players who left the match last. */
function placesOf(state: Table): number[] {
  const single = state.options.match.mode === 'single';
  const standing = (seat: Seat): number[] => {
    const { hasLeft, isForfeited, isDisqualified, score } = state.players[seat]!;
    const out = single && (isForfeited || isDisqualified);
    return [
      Number(!state.matchWinner!.includes(seat)),
      Number(hasLeft),
      Number(out),
      single ? score! : state.totals[seat]!,
    ];
  };
  const before = (one: number[], other: number[]): boolean => {
    const difference = one.map((value, index) => value - other[index]!).find((value) => value !== 0);
    return difference !== undefined && difference < 0;
  };
  const standings = [...state.players.keys()].map(standing);
  return standings.map((own) => 1 + standings.filter((other) => before(other, own)).length);
}
