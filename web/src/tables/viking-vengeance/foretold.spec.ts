import { forecast } from '../../../../src/engine/core/index.js';
import { vikingVengeance } from '../../../../src/games/viking-vengeance/rules/viking-vengeance.game.js';
import { place, read } from '../../../../src/games/viking-vengeance/rules/viking-vengeance.notation.js';
import { changeInShort, foretoldBy } from './foretold.js';
import type { Foretold } from './foretold.js';

function foretold(picture: string, card: string, x: number, y: number): Foretold {
  return foretoldBy(forecast(vikingVengeance, read(picture), 0, place(card, x, y))!, 'ann');
}

describe('The forecast as the table shows it', () => {
  const thor = foretold(
    'turn 1 player1; . tyr/2 . .; . . . .; . . . .; . . . loki/2; 1: thor | oni; 2: oni',
    '1.thor',
    1,
    1,
  );

  it('counts the cards that would be gained', () => {
    expect(thor.gain).toBe(1);
  });

  it('says what becomes of each card', () => {
    expect(thor.fates.get('card:tyr@1,0')).toMatchObject({ to: 'ann', by: { top: -2 } });
    expect(changeInShort(thor.fates.get('card:loki@3,3')!.by)).toBe('−2');
  });

  it('says with which numbers two cards would meet', () => {
    expect(thor.meetings).toEqual([expect.objectContaining({ other: 'card:tyr@1,0', turns: true })]);
  });

  it('says what would be destroyed, and what would meet after that', () => {
    const surtr = foretold('turn 1 player1; . tyr/2 . .; . . jormungandr/2 .; 1: surtr | oni; 2: oni', '1.surtr', 1, 1);
    expect(surtr.gain).toBe(1);
    expect(surtr.fates.get('card:jormungandr@2,1')).toMatchObject({ isGone: true });
    expect(surtr.meetings).toEqual([
      { other: 'card:tyr@1,0', turns: true, mine: expect.anything(), theirs: expect.objectContaining({ bottom: -1 }) },
    ]);
  });
});
