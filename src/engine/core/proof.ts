import type { GameShape } from './game.js';
import type { LogEntry } from './replay.js';

/** Everything needed to play a finished game again and find the same hashes. */
export interface Proof {
  readonly game: string;
  readonly rulesVersion: number;
  readonly sessionId: string;
  readonly startedAt: number;
  readonly options: object;
  readonly seats: readonly {
    readonly id: string;
    readonly name: string;
    readonly bot: boolean;
    readonly loadout: unknown;
  }[];
  /** A session of the test hooks began from here. */
  readonly fixture: object | null;
  readonly rounds: readonly { readonly round: number; readonly commitment: string; readonly seed: string }[];
  readonly log: readonly LogEntry<GameShape>[];
  readonly hashes: readonly string[];
}
