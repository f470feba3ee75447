import type { GameFolder } from '../../engine/hosting/game-module.js';
import { CheckRoundPlayer } from './store/entities/check-round-player.entity.js';
import { CheckRound } from './store/entities/check-round.entity.js';
import { migrations } from './store/migrations/index.js';

export const folder: GameFolder = {
  slug: 'check',
  bots: () => import('./bots/index.js'),
  entities: [CheckRound, CheckRoundPlayer],
  migrations,
  labs: {
    ladder: {
      about: 'measures one level against another on duplicate deals',
      run: () => import('./lab/ladder.cli.js'),
    },
    rounds: { about: 'plays rounds of mixed bots under random house rules', run: () => import('./lab/rounds.cli.js') },
  },
};
