import type { Type } from '@nestjs/common';
import type { MigrationInterface } from 'typeorm';
import type { GameSettings } from '../../config/game-settings.js';

/** A program of a game that people run by hand: `npm run lab -- <slug> <name>`. */
interface Lab {
  /** What it does, in a few words. */
  readonly about: string;
  /** Loads and runs the program. Its arguments are in `process.argv` too, as for any program. */
  run(argv: readonly string[]): Promise<unknown>;
}

/** What the house has to know of a game before any of its code runs, and programs without a server. */
export interface GameFolder {
  readonly slug: string;
  /** Loads the module that exports `bots` (a `BotModule`). */
  bots(): Promise<object>;
  readonly entities?: readonly (abstract new (...args: never[]) => object)[];
  readonly migrations?: readonly (new () => MigrationInterface)[];
  readonly settings?: GameSettings<object>;
  readonly labs?: Readonly<Record<string, Lab>>;
}

/** A game as the list of games holds it: its Nest module, with its folder as a static member where it has one to show. */
export interface GameModule extends Type {
  readonly folder?: GameFolder;
}

/** The settings that these games have of their own, to be read with the server's. */
export function settingsOf(games: readonly GameModule[]): GameSettings<object>[] {
  return foldersOf(games).flatMap(({ settings }) => settings ?? []);
}

/** The folders of these games. */
export function foldersOf(games: readonly GameModule[]): GameFolder[] {
  return games.flatMap(({ folder }) => folder ?? []);
}
