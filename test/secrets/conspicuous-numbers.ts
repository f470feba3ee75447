import type { GameDefinition, GameShape, Setup } from '../../src/engine/core/index.js';

/** Twelve digits: no version, time, hash or number of points looks like it. */
export const FIRST = 512_000_000_000;

interface Numbered {
  cards: Record<string, { id: number }>;
  players: { hand: number[]; deck: number[] }[];
  nextId: number;
}

/**
 * TCG Fuel numbers its cards from 1, and a small number stands everywhere. Here the same cards in the same order have numbers
 * that stand nowhere else, so that a number which a client should not have been told can be searched for as a text.
 */
export function withConspicuousNumbers(game: GameDefinition<GameShape>): GameDefinition<GameShape> {
  const setup = (start: Setup<GameShape>): GameShape['state'] => {
    const state = game.setup(start) as unknown as Numbered;
    const all = (ids: number[]): number[] => ids.map((id) => id + FIRST);
    return {
      ...state,
      nextId: state.nextId + FIRST,
      cards: Object.fromEntries(
        Object.values(state.cards).map((card) => [card.id + FIRST, { ...card, id: card.id + FIRST }]),
      ),
      players: state.players.map((player) => ({ ...player, hand: all(player.hand), deck: all(player.deck) })),
    } as unknown as GameShape['state'];
  };
  return { ...game, setup };
}
