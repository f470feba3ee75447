/** Where the embedded Postgres tells what it does. */
export interface EmbeddedLog {
  info(message: string): void;
  warn(message: string): void;
}

/** The account Postgres runs under; empty: our own. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

/** Everything about one cluster that is settled before it runs. */
export interface Place {
  readonly binaries: Binaries;
  /** Postgres's own data folder (PGDATA). */
  readonly data: string;
  readonly logFile: string;
  readonly runAs: RunAs;
}

/** An error for the person at the terminal: its message is enough, its stack is noise. */
export class DatabaseStartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseStartError';
  }
}

/** The one start problem that waiting does not solve. */
export class FolderInUseError extends DatabaseStartError {}
