import { read } from '../../rules/ggltcg.notation.js';
import { Effort } from './effort.js';
import { enumerateLines } from './lines.js';

const TURN = `
  > A 4 | hand Car, Dino, Surge
    B 4 | hand Sun, Ka
`;

describe('The lines of a turn', () => {
  it('cost a node for each state whose successors are looked at, however many they are', () => {
    const effort = new Effort(1);
    expect(enumerateLines(read(TURN), 'A', effort).map(({ actions }) => actions.length)).toEqual([0, 1, 1, 1]);
    expect(effort.isSpent()).toBe(true);
  });

  it('begin with doing nothing, which costs nothing', () => {
    expect(enumerateLines(read(TURN), 'A', new Effort(0)).map(({ actions }) => actions)).toEqual([[]]);
  });
});
