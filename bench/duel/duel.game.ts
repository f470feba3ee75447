import { refusal } from '../../src/engine/core/index.js';
import type { GameDefinition } from '../../src/engine/core/index.js';
import { CELLS, deal, place, refusalOf, viewOf } from './duel.js';
import type { DuelState, DuelView, Move } from './duel.js';

export interface Duel {
  options: object;
  loadout: null;
  state: DuelState;
  action: { type: 'place'; card: number; cell: number };
  event: { type: 'placed' } & Move;
  view: DuelView;
}

const REFUSALS: Readonly<Record<string, string>> = {
  NOT_YOUR_TURN: 'It is not your turn.',
  NO_SUCH_CELL: 'There is no such place on the board.',
  NOT_IN_HAND: 'You do not hold this card.',
};

const everyCell = Array.from({ length: CELLS }, (_, cell) => cell);

/** The bench's card turn as a game of Parlour. It never ends. */
export const duel: GameDefinition<Duel> = {
  id: 'bench-duel',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  defaults: {},
  actions: {
    place: {
      *choices(state, seat) {
        if (state.turn % 2 !== seat) return;
        const hand = state.seats[seat]!.hand.map(({ id }) => id);
        yield {
          form: { type: 'place' },
          slots: {
            card: { options: hand, min: 1, max: 1, single: true },
            cell: { options: everyCell, min: 1, max: 1, single: true },
          },
        };
      },
      refuse(state, seat, { card, cell }) {
        const code = refusalOf(state, seat, card, cell);
        return code === undefined ? undefined : refusal(code, REFUSALS[code]!);
      },
      play({ state, seat, rng, emit }, { card, cell }) {
        emit({ type: 'placed', ...place(state, seat, card, cell, 1 + rng.int(6)) });
      },
    },
  },
  setup: ({ rng }) => deal((below) => rng.int(below)),
  toAct: ({ turn }) => [turn % 2],
  outcome: () => undefined,
  view: (state, viewer) => viewOf(state, typeof viewer === 'number' ? viewer : undefined),
  summary: ({ turn }) => ({ turn }),
};
