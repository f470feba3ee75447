import type { Frozen, GameDefinition } from '../../../src/engine/core/index.js';
import { ask } from './actions/ask.js';
import { fish } from './actions/fish.js';
import { RANKS, wholeDeck } from './cards.js';
import type { GoFish, Player, PlayerView } from './go-fish.types.js';
import { canAct } from './turn.js';

/** Ask for cards, collect fours of a kind, and fish when no player has what you want. Most books win. */
export const goFish: GameDefinition<GoFish> = {
  id: 'go-fish',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  defaults: { handSize: 7 },
  actions: { ask, fish },

  setup({ options, seats, rng }) {
    const pond = rng.shuffle(wholeDeck());
    const players = seats.map(({ name }) => ({ name, hand: pond.splice(0, options.handSize), books: [] }));
    return { turn: 0, pond, players };
  },

  toAct: (state) => (isOver(state) ? [] : [state.turn]),

  outcome(state) {
    if (!isOver(state)) return undefined;
    const books = state.players.map((player) => player.books.length);
    const most = Math.max(...books);
    return {
      winners: books.flatMap((count, seat) => (count === most ? [seat] : [])),
      places: books.map((count) => 1 + books.filter((other) => other > count).length),
      reason: 'all-books',
    };
  },

  view: (state, viewer) => ({
    turn: state.turn,
    pond: state.pond.length,
    players: state.players.map((player, seat) => look(player, viewer === seat || viewer === 'all')),
  }),

  summary: (state) => ({ turn: state.turn }),
};

function isOver(state: Frozen<GoFish['state']>): boolean {
  const booked = state.players.reduce((sum, player) => sum + player.books.length, 0);
  return booked === RANKS.length || !state.players.some((_player, seat) => canAct(state, seat));
}

function look(player: Frozen<Player>, open: boolean): PlayerView {
  const { name, hand, books } = player;
  return { name, cards: hand.length, books, ...(open ? { hand } : undefined) };
}
