import type { MigrationInterface } from 'typeorm';
import { VikingVengeance1700000040000 } from './1700000040000-viking-vengeance.js';
import { VikingVengeanceMeetings1700000041000 } from './1700000041000-viking-vengeance-meetings.js';
import { VikingVengeanceFirstSteps1794969000000 } from './1794969000000-first-steps.js';

export const migrations: readonly (new () => MigrationInterface)[] = [
  VikingVengeance1700000040000,
  VikingVengeanceMeetings1700000041000,
  VikingVengeanceFirstSteps1794969000000,
];
