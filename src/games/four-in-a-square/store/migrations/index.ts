import type { MigrationInterface } from 'typeorm';
import { FourInASquare1700000010000 } from './1700000010000-four-in-a-square.js';

export const migrations: readonly (new () => MigrationInterface)[] = [FourInASquare1700000010000];
