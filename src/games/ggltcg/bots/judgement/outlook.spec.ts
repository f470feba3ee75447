import { EDITIONS } from '../../rules/catalogue/card-set.js';
import { SHIPPED_SET, cardPool } from '../../rules/catalogue/card-sets.js';
import { read } from '../../rules/ggltcg.notation.js';
import { noteOutlook } from './outlook.js';
import { OUTLOOK_NET } from './outlook-net.js';
import { printOf } from '../search/prints.js';

/** The features of the player to move, and of the other. */
function outlook(drawing: string): [{ [feature: string]: number }, { [feature: string]: number }] {
  const sides: [{ [feature: string]: number }, { [feature: string]: number }] = [{}, {}];
  const [mover, other] = sides.map((side) => (feature: string, amount: number) => {
    side[feature] = (side[feature] ?? 0) + amount;
  });
  noteOutlook(read(drawing), mover!, other!);
  return sides;
}

describe('The outlook of a state', () => {
  it('sees whom an attack can finish now, and the CC that the other will have', () => {
    const [mover, other] = outlook(`
      > A 4 | play Ka
        B 2 | hand Sun | play Dino
    `);
    expect(mover).toMatchObject({ prey: 1, fallen: 1, direct: 1, lethal: 1, 'cc 4': 1 });
    expect(other).toMatchObject({ cc: 6, 'cc 6': 1 });
  });

  it('knows cards by their words with and without numbers, where they are', () => {
    const [mover] = outlook(`
      > A 4 | hand Cake, Ka | play Archer | sleep Sun
        B 2 | hand Sun | play Dino
    `);
    expect(mover).toMatchObject({
      'hand gain_cc': 1,
      'hand gain_cc:5': 1,
      'hand stat_boost:strength:2': 1,
      'toy cannot_tussle': 1,
      'asleep unsleep:2': 1,
    });
  });

  it('counts toys in hand that can be paid for and win a tussle at once', () => {
    const hand = (cc: number) =>
      outlook(`
      > A ${cc} | hand Knight
        B 2 | hand Sun | play Block
    `)[0];
    expect(hand(3)['fresh prey']).toBe(1);
    expect(hand(2)['fresh prey']).toBe(0);
  });

  it('knows that nothing beats a toy that Knight cannot', () => {
    const [mover] = outlook(`
      > A 4 | play Beary, Block
        B 2 | hand Sun | play Knight
    `);
    expect(mover).toMatchObject({ unbeaten: 1, unbeatable: 1 });
  });

  it('has learned about every word that the shipped cards use', () => {
    for (const edition of EDITIONS) {
      for (const definition of cardPool(SHIPPED_SET, edition).cards) {
        const { handWords } = printOf(definition);
        expect(handWords.filter((word) => !(word in OUTLOOK_NET.mover))).toEqual([]);
      }
    }
  });
});
