import type { PlayerAtTable } from '@parlour/client';
import { standings } from './standings.js';

const at = (seat: number, name: string): PlayerAtTable => ({
  seat,
  name,
  kind: 'human',
  level: null,
  userId: null,
  connected: true,
});
const players = [at(0, 'Ann'), at(1, 'Bea'), at(2, 'Cy')];
const told = (outcome: Parameters<typeof standings>[0]) =>
  standings(outcome, players).map(({ player, place }) => `${place} ${player.name}`);

describe('The places at the end', () => {
  it('are those of the outcome, ties by seat', () =>
    expect(told({ winners: [1], places: [2, 1, 2], reason: 'books' })).toEqual(['1 Bea', '2 Ann', '2 Cy']));

  it('follow from the winners where the game names no places', () =>
    expect(told({ winners: [2], reason: 'resignation' })).toEqual(['1 Cy', '2 Ann', '2 Bea']));

  it('are shared by all in a draw', () =>
    expect(told({ winners: [], reason: 'agreement' })).toEqual(['1 Ann', '1 Bea', '1 Cy']));
});
