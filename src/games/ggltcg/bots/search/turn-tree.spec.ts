import { read } from '../../rules/ggltcg.notation.js';
import type { State } from '../../rules/ggltcg.types.js';
import { Effort } from './effort.js';
import { solve } from './endgame.js';
import { TurnTree } from './turn-tree.js';

function tree(drawing: string, nodes: number): { readonly grown: TurnTree; readonly used: number } {
  const state = read(drawing) as State;
  const effort = new Effort(nodes);
  const grown = new TurnTree(state, state.active_player_id, effort);
  return { grown, used: nodes - effort.left() };
}

const OPEN = `
  > A 4 | hand Sun, Ka, Clean, Wake, Umbruh, Block
    B 4 | hand Toynado, Cake, Beary, Demideca, Dino, Drop
`;

describe('The tree of turns', () => {
  it('grows as far as the effort reaches, and then chooses the same line again', () => {
    const { grown, used } = tree(OPEN, 3000);
    expect(used).toBeGreaterThanOrEqual(3000);
    expect(tree(OPEN, 3000).grown.best()).toEqual(grown.best());
  });

  it('stops where nothing is left to find out', () => {
    const { grown, used } = tree(
      `
      > A 4 | play Ka
        B 4 | hand Sun
    `,
      20_000,
    );
    expect(grown.best().value).toBe(1);
    expect(used).toBeLessThan(100);
  });

  it('has a line even without any effort', () => {
    expect(tree(OPEN, 0).grown.best().line.actions).toEqual([]);
  });

  it('knows a draw from the position it came about in', () => {
    const { grown } = tree(
      `
      > A 7 | hand Twist, Copy, Drop
        B 7 | hand Copy, Twist, Drop
    `,
      2000,
    );
    expect(grown.root).toMatchObject({ isSettled: true, value: 0 });
  });

  it('finds the value that solving finds', () => {
    const position = `
      > A 5 | hand Sun | play Umbruh, Block | sleep Ka, Wake
        B 4 | hand Cake | play Knight, Dino
    `;
    const solved = solve(read(position), 'A', new Effort(50_000));
    const { grown } = tree(position, 20_000);
    expect(Math.abs(grown.best().value - solved!.value)).toBeLessThan(0.5);
  });
});
