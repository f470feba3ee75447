import type { MigrationInterface } from 'typeorm';
import { Check1700000020000 } from './1700000020000-check.js';

export const migrations: readonly (new () => MigrationInterface)[] = [Check1700000020000];
