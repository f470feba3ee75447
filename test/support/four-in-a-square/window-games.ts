import type { Rng } from '../../../src/engine/core/index.js';
import { GridGame } from './grid-game.js';
import type { GridMove, GridOptions } from './grid-game.js';

/** So many random games are looked through: enough to find a short one for every window. */
const GAMES = 1_000;

/** For each of the 25 windows (`row,col`) the shortest of many random games that a block in it, and no other, ended. */
export function gamesByWindow(options: GridOptions, rng: Rng): Map<string, readonly GridMove[]> {
  const shortest = new Map<string, readonly GridMove[]>();
  for (let run = 0; run < GAMES; run++) {
    const grid = new GridGame(options);
    const moves: GridMove[] = [];
    while (!grid.over) moves.push(playTurn(grid, rng));
    const [block, another] = grid.blocks();
    if (!block || another) continue;
    const window = `${block.row},${block.col}`;
    if (moves.length < (shortest.get(window)?.length ?? Infinity)) shortest.set(window, moves);
  }
  return shortest;
}

/** A whole random turn, as one move. */
function playTurn(grid: GridGame, rng: Rng): GridMove {
  const first = rng.pick(grid.legal());
  grid.play(first);
  if (grid.over || !('place' in first)) return first;
  const second = rng.pick(grid.legal());
  grid.play(second);
  return { ...first, ...second };
}
