import type { GameFolder } from '../../engine/hosting/game-module.js';
import { entities } from './store/entities/index.js';
import { migrations } from './store/migrations/index.js';

export const folder: GameFolder = {
  slug: 'viking-vengeance',
  bots: () => import('./bots/index.js'),
  entities,
  migrations,
  labs: {
    endgames: { about: 'solves endgames and measures the solver', run: () => import('./lab/endgames.cli.js') },
  },
};
