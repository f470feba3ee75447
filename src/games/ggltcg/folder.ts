import type { GameFolder } from '../../engine/hosting/game-module.js';
import { ggltcgSettings } from './settings.js';
import { entities } from './store/entities/index.js';
import { migrations } from './store/migrations/index.js';

export const folder: GameFolder = {
  slug: 'ggltcg',
  bots: () => import('./bots/index.js'),
  entities,
  migrations,
  settings: ggltcgSettings,
  labs: {
    effects: {
      about: 'writes the reference of the effect language from its parser',
      run: () => import('./lab/effect-docs.cli.js'),
    },
    ladder: { about: 'every level against every other on pairs of decks', run: () => import('./lab/ladder.cli.js') },
    simulate: {
      about: 'plays many bot games and tells how each card did',
      run: async (argv) => (await import('./lab/simulation/simulate.js')).simulate(argv),
    },
    tune: { about: 'learns the weights of the evaluation', run: () => import('./lab/tuning/tune.cli.js') },
    'tune-outlook': {
      about: 'teaches the net that `hard` judges turns by',
      run: () => import('./lab/tuning/tune-outlook.cli.js'),
    },
  },
};
