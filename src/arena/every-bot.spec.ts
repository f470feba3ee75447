import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { foldersOf } from '../engine/hosting/game-module.js';
import { games } from '../games/index.js';
import { botModuleOf } from './bot-modules.js';
import { playMatch } from './match.js';

/** Enough to reach every kind of decision; whole games are played by each game's own tests. */
const GAMES = 2;
const MOST_ACTIONS = 120;

const folders = foldersOf([...games, GoFishModule]);

describe.each(folders.map(({ slug }) => slug))('The bots of %s', (game) => {
  it('want nothing but what they are offered and may play', async () => {
    const module = await botModuleOf(folders, game);
    const levels = Object.entries(module.bots.levels);
    for (const [index, [name, level]] of levels.entries()) {
      const [other, against] = levels[(index + 1) % levels.length]!;
      const { a, b } = await playMatch({
        module,
        a: { level, budget: { nodes: 10 } },
        b: { level: against, budget: { nodes: 10 } },
        games: GAMES,
        seed: 5,
        mostActions: MOST_ACTIONS,
      });
      expect({ [name]: a.fellBack, [`${other} against it`]: b.fellBack }).toEqual({
        [name]: 0,
        [`${other} against it`]: 0,
      });
      expect(a.decisions).toBeGreaterThan(0);
    }
  }, 120_000);
});
