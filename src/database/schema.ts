import type { MigrationInterface } from 'typeorm';
import { foldersOf } from '../engine/hosting/game-module.js';
import type { GameModule } from '../engine/hosting/game-module.js';
import { migrations } from '../migrations/index.js';
import { entities } from './entities.js';

/** The tables as TypeORM sees them: those of the house, and those of the games it hosts. */
export class Schema {
  constructor(
    readonly entities: readonly (abstract new (...args: never[]) => object)[],
    readonly migrations: readonly (new () => MigrationInterface)[],
  ) {}

  static of(games: readonly GameModule[]): Schema {
    const folders = foldersOf(games);
    return new Schema(
      [...entities, ...folders.flatMap((folder) => folder.entities ?? [])],
      [...migrations, ...folders.flatMap((folder) => folder.migrations ?? [])],
    );
  }
}
