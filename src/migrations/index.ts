import type { MigrationInterface } from 'typeorm';
import { Accounts1700000001000 } from './1700000001000-accounts.js';
import { Sessions1700000002000 } from './1700000002000-sessions.js';

/** Every migration, oldest first. A migration that has been released is never edited; the next one corrects it. */
export const migrations: readonly (new () => MigrationInterface)[] = [Accounts1700000001000, Sessions1700000002000];
