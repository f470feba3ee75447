import type { MigrationInterface } from 'typeorm';

/** Every migration, oldest first. A migration that has been released is never edited; the next one corrects it. */
export const migrations: readonly (new () => MigrationInterface)[] = [];
