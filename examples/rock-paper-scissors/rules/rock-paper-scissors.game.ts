import type { Frozen, GameDefinition } from '../../../src/engine/core/index.js';
import { choose } from './actions/choose.js';
import type { Player, PlayerView, RockPaperScissors } from './rock-paper-scissors.types.js';

/** Rock blunts scissors, scissors cut paper, paper wraps rock: a point for every hand that one's own beats. */
export const rockPaperScissors: GameDefinition<RockPaperScissors> = {
  id: 'rock-paper-scissors',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  defaults: { rounds: 5 },
  actions: { choose },

  setup: ({ options, seats }) => ({
    left: options.rounds,
    shown: null,
    players: seats.map(({ name }) => ({ name, points: 0, hand: null })),
  }),

  toAct: ({ left, players }) => (left === 0 ? [] : players.flatMap(({ hand }, seat) => (hand === null ? [seat] : []))),

  outcome({ left, players }) {
    if (left > 0) return undefined;
    const points = players.map((player) => player.points);
    const most = Math.max(...points);
    const winners = points.flatMap((count, seat) => (count === most ? [seat] : []));
    return {
      winners: winners.length === players.length ? [] : winners,
      places: points.map((count) => 1 + points.filter((other) => other > count).length),
      reason: 'all-rounds',
    };
  },

  view: ({ left, shown, players }, viewer) => ({
    left,
    shown,
    players: players.map((player, seat) => look(player, viewer === seat || viewer === 'all')),
  }),
};

function look({ name, points, hand }: Frozen<Player>, open: boolean): PlayerView {
  return { name, points, chosen: hand !== null, ...(open && hand !== null ? { hand } : undefined) };
}
