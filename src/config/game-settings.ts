import type { EnvReader } from './env-reader.js';

/** The settings of one game: read together with the server's own, and asked for by this value (`Settings.of`). */
export interface GameSettings<Values> {
  /** Its slug. */
  readonly game: string;
  read(env: EnvReader): Values;
}
