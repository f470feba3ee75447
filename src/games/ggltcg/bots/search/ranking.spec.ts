import { read } from '../../rules/ggltcg.notation.js';
import { Effort } from './effort.js';
import { enumerateLines } from './lines.js';
import { compareAchieved, rankLines } from './ranking.js';
import type { Achieved } from './ranking.js';

const DULL: Achieved = {
  wins: false,
  loses: false,
  theirsSleeped: 0,
  oursSleeped: 0,
  ccLeft: 4,
  ccSpent: 0,
  position: 0,
  actions: 3,
};

/** Each is better than all that follow, although in everything that counts less it is worse. */
const IN_ORDER: readonly Partial<Achieved>[] = [
  { wins: true, oursSleeped: 3, ccLeft: 9, actions: 8, position: -0.9 },
  { theirsSleeped: 2, oursSleeped: 3, ccLeft: 9, actions: 8, position: -0.9 },
  { theirsSleeped: 1, oursSleeped: 3, ccLeft: 9, actions: 8, position: -0.9 },
  { oursSleeped: -1, ccLeft: 9, actions: 8, position: -0.9 },
  { ccLeft: 3, actions: 8, position: -0.9 },
  { actions: 2, position: -0.9 },
  { position: 0.5 },
  {},
  { loses: true, theirsSleeped: 3, oursSleeped: -1, ccLeft: 0, actions: 1, position: 0.9 },
];

describe('The order of lines', () => {
  it('is wins, opposing cards asleep, fewest own, least CC left over, shortest, and then the position; losses come last', () => {
    const lines = IN_ORDER.map((one) => ({ ...DULL, ...one }));
    expect([...lines].reverse().sort(compareAchieved)).toEqual(lines);
  });

  it('puts the most to sleep that a turn can', () => {
    const state = read(`
      > A 6 | hand Wake | play Ka, Umbruh | sleep Knight
        B 4 | hand Sun, Car | play Wizard, Archer
    `);
    const ranked = rankLines(state, enumerateLines(state, 'A', new Effort(4000)), 'A');
    const sleeped = ranked.map(({ achieved }) => achieved.theirsSleeped);
    expect(sleeped[0]).toBeGreaterThan(0);
    expect(sleeped[0]).toBe(Math.max(...sleeped));
    expect(sleeped).toEqual([...sleeped].sort((one, other) => other - one));
  });
});
