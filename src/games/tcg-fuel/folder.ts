import type { GameFolder } from '../../engine/hosting/game-module.js';
import { entities } from './store/entities/index.js';
import { migrations } from './store/migrations/index.js';

export const folder: GameFolder = {
  slug: 'tcg-fuel',
  bots: () => import('./bots/index.js'),
  entities,
  migrations,
  labs: {
    'random-games': {
      about: 'plays random games and checks the rules after every action',
      run: () => import('./lab/random-games/random-games.cli.js'),
    },
    simulate: {
      about: 'plays many bot games and tells how each deck did',
      run: async (argv) => (await import('./lab/simulation/simulate.js')).simulate(argv),
    },
    tune: { about: 'learns the weights of the evaluation', run: () => import('./lab/tuning/tune.cli.js') },
  },
};
