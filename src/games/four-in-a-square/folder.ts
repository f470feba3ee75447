import type { GameFolder } from '../../engine/hosting/game-module.js';
import { fourInASquareSettings } from './settings.js';
import { entities } from './store/entities/index.js';
import { migrations } from './store/migrations/index.js';

export const folder: GameFolder = {
  slug: 'four-in-a-square',
  bots: () => import('./bots/index.js'),
  entities,
  migrations,
  settings: fourInASquareSettings,
  labs: {
    book: { about: 'makes, or goes on making, the opening book', run: () => import('./lab/book/make-book.cli.js') },
    puzzles: { about: 'finds puzzles and proves them', run: () => import('./lab/puzzles/make-puzzles.cli.js') },
  },
};
