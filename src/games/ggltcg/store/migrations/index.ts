import type { MigrationInterface } from 'typeorm';
import { Ggltcg1700000030000 } from './1700000030000-ggltcg.js';
import { GgltcgSets1700000031000 } from './1700000031000-ggltcg-sets.js';
import { GgltcgTables1700000061000 } from './1700000061000-ggltcg-tables.js';
import { GgltcgWorkshop1794967200000 } from './1794967200000-ggltcg-workshop.js';
import { GgltcgLeaderboard1794974600000 } from './1794974600000-ggltcg-leaderboard.js';

export const migrations: readonly (new () => MigrationInterface)[] = [
  Ggltcg1700000030000,
  GgltcgSets1700000031000,
  GgltcgTables1700000061000,
  GgltcgWorkshop1794967200000,
  GgltcgLeaderboard1794974600000,
];
