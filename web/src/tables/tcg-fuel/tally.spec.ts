import { tallyOf } from './tally.js';
import type { Told } from './tally.js';

const turn = (playerId: number, turnCount: number) => ({
  type: 'turn_started',
  rule: 'R16',
  playerId,
  turnNumber: 1,
  turnCount,
});
const damage = (sourceId: number, amount: number, at: object) => ({
  ...{ type: 'damage_dealt', rule: 'R52', amount, sourceId, combat: true, ...at },
});
const life = (playerId: number, old: number, now: number) => ({
  ...{ type: 'player_life_changed', rule: 'R52', playerId, old, new: now },
});

describe('what a game of TCG Fuel came to', () => {
  const history = [
    { version: 1, events: [turn(1, 1)] },
    { version: 4, events: [{ type: 'card_played', rule: 'R32', playerId: 1, cardId: 7, card: 'bramble-whelp' }] },
    { version: 6, events: [damage(7, 3, { targetPlayerId: 2 }), life(2, 20, 17), turn(2, 2)] },
    { version: 9, events: [damage(8, 4, { targetCardId: 7 }), damage(7, 3, { targetCardId: 8 })] },
  ] as unknown as readonly Told[];
  const { dealt, standings } = tallyOf(
    history,
    new Map([
      [1, 20],
      [2, 20],
    ]),
  );

  it('counts what every card has dealt to players and to cards, the most first', () => {
    expect(dealt).toEqual([
      { cardId: 7, slug: 'bramble-whelp', toPlayers: 3, toCards: 3 },
      { cardId: 8, slug: undefined, toPlayers: 0, toCards: 4 },
    ]);
  });

  it('knows how everybody stood at every turn and at the end', () => {
    expect(standings.map(({ turn, version, life }) => [turn, version, life.get(2)])).toEqual([
      [1, 1, 20],
      [2, 6, 17],
      [2, 9, 17],
    ]);
  });
});
