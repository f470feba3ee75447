import type { GameSettings } from './game-settings.js';
import type { Telemetry } from './telemetry.js';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
/** From which level on log lines are written. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** How many sessions one account and one address may open, and have open. */
export interface Quotas {
  /** For one account; an address has five times as many. */
  readonly sessionsPerMinute: number;
  readonly sessionsPerAccount: number;
  readonly sessionsPerAddress: number;
  /** Games with bots that were touched within the hour. */
  readonly botGamesPerAccount: number;
  readonly botGamesPerAddress: number;
}

/** Everything the environment decides, typed and checked. A class, so that it is its own injection token. */
export class Settings {
  readonly production!: boolean;
  /** Undefined: every interface. */
  readonly host!: string | undefined;
  /** 0 picks a free one. */
  readonly port!: number;
  /** How many proxies stand in front of the server, or their addresses. */
  readonly trustProxy!: false | number | string;
  readonly corsOrigins!: readonly string[];
  readonly bodyLimitKb!: number;
  readonly logLevel!: LogLevel;
  /** How long the server goes on serving after SIGTERM, while it says that it is not ready. */
  readonly drainSeconds!: number;
  /** What is sent to a collector of OpenTelemetry. */
  readonly telemetry!: Telemetry;
  /** What this server was built from, where the build says so. */
  readonly commit!: string | undefined;

  /** An absolute path. */
  readonly dataDir!: string;
  /** Undefined: the embedded Postgres in `dataDir`. */
  readonly databaseUrl!: string | undefined;
  readonly databasePool!: number;
  /** How long a move may wait for Postgres before its client is told to try again; lists three times as long. */
  readonly databaseTimeoutMs!: number;
  /** Undefined: this process is alone. */
  readonly redisUrl!: string | undefined;

  readonly jwtSecret!: string;
  readonly admin!: { readonly email: string; readonly password: string } | undefined;
  readonly metricsToken!: string | undefined;
  readonly testHooks!: boolean;

  /** Messages a second that one socket may send, after a burst of four times as many. */
  readonly socketRate!: number;
  readonly quotas!: Quotas;
  /** How often one address may ask for what reads a whole session, in a minute. */
  readonly costlyPerMinute!: number;
  /** Sockets and event streams that one address, and one account, may have open at this process. */
  readonly connectionsPerAddress!: number;
  readonly connectionsPerAccount!: number;
  readonly sessionCacheSize!: number;
  readonly sessionIdleDays!: number;
  readonly snapshotKeepDays!: number;
  /** Games that have been over for so long go to files. Undefined: none does. */
  readonly archiveAfterDays!: number | undefined;
  /** An absolute path; several instances share it. */
  readonly archiveFolder!: string;
  readonly botThreads!: number;
  /** What the games have settings for, by slug. */
  readonly games!: Readonly<Record<string, object>>;

  constructor(values: SettingsValues) {
    Object.assign(this, values);
  }

  /** The settings of one game. */
  of<Values extends object>({ game }: GameSettings<Values>): Values {
    const values = this.games[game];
    if (!values) throw new Error(`The settings of ${game} were not read.`);
    return values as Values;
  }
}

/** The settings without their class. */
export type SettingsValues = { readonly [K in keyof Settings as K extends 'of' ? never : K]: Settings[K] };
