import type { GameFolder } from '../../engine/hosting/game-module.js';
import { entities } from './store/entities/index.js';
import { migrations } from './store/migrations/index.js';

export const folder: GameFolder = {
  slug: 'check',
  bots: () => import('./bots/index.js'),
  entities,
  migrations,
  labs: {
    ladder: {
      about: 'measures one level against another on duplicate deals',
      run: () => import('./lab/ladder.cli.js'),
    },
    rounds: { about: 'plays rounds of mixed bots under random house rules', run: () => import('./lab/rounds.cli.js') },
  },
};
