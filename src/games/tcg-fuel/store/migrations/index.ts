import type { MigrationInterface } from 'typeorm';
import { TcgFuel1700000050000 } from './1700000050000-tcg-fuel.js';
import { TcgFuelTournaments1700000051000 } from './1700000051000-tcg-fuel-tournaments.js';
import { TcgFuelRefusals1700000052000 } from './1700000052000-tcg-fuel-refusals.js';
import { TcgFuelChecks1700000053000 } from './1700000053000-tcg-fuel-checks.js';
import { TcgFuelSessions1700000062000 } from './1700000062000-tcg-fuel-sessions.js';
import { TcgFuelTournamentsOfTheHouse1794973201000 } from './1794973201000-tcg-fuel-tournaments-of-the-house.js';
import { TcgFuelRecords1794974700000 } from './1794974700000-tcg-fuel-records.js';

export const migrations: readonly (new () => MigrationInterface)[] = [
  TcgFuel1700000050000,
  TcgFuelTournaments1700000051000,
  TcgFuelRefusals1700000052000,
  TcgFuelChecks1700000053000,
  TcgFuelSessions1700000062000,
  TcgFuelTournamentsOfTheHouse1794973201000,
  TcgFuelRecords1794974700000,
];
