import { fileURLToPath } from 'node:url';

/** A server that is measured. */
export interface Contestant {
  readonly name: string;
  readonly title: string;
  /** Which `peers/<driver>.driver.mjs` speaks its language. */
  readonly driver: 'parlour' | 'boardgame-io' | 'colyseus';
  /** Whether an action is in Postgres before a client hears of it. */
  readonly durable: boolean;
  readonly script: string;
  readonly args: readonly string[];
  /** Only these cells; undefined: all of them. */
  readonly cells?: readonly string[];
  env(place: BenchPlace): Record<string, string>;
}

/** Where the one Postgres of a run is. */
export interface BenchPlace {
  readonly dataDir: string;
  url(database: string): string;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const peer = (file: string): string => here(`../../bench/peers/${file}`);
const parlour = {
  driver: 'parlour',
  durable: true,
  script: here('./parlour-server.js'),
  args: [],
} as const;
export const PARLOUR_ENV = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  DATABASE_POOL: '10',
  // A match of the bench is far quicker than people: the limit for one socket would be what is measured.
  SOCKET_RATE: '100000',
  SESSIONS_PER_MINUTE: '1000000',
  SESSIONS_PER_ACCOUNT: '1000000',
  SESSIONS_PER_ADDRESS: '1000000',
  // All players of the bench sit at one address.
  CONNECTIONS_PER_ADDRESS: '100000',
  CONNECTIONS_PER_ACCOUNT: '100000',
};

export const CONTESTANTS: readonly Contestant[] = [
  {
    ...parlour,
    name: 'parlour',
    title: 'Parlour',
    env: ({ dataDir }) => ({ ...PARLOUR_ENV, DATA_DIR: dataDir }),
  },
  {
    name: 'bgio-postgres',
    title: 'boardgame.io + Postgres',
    driver: 'boardgame-io',
    durable: true,
    script: peer('boardgame-io.server.mjs'),
    args: ['postgres'],
    env: ({ url }) => ({ DATABASE_URL: url('bench_bgio') }),
  },
  {
    name: 'colyseus-postgres',
    title: 'Colyseus + Postgres',
    driver: 'colyseus',
    durable: true,
    script: peer('colyseus.server.mjs'),
    args: ['postgres'],
    env: ({ url }) => ({ DATABASE_URL: url('bench_colyseus') }),
  },
  {
    name: 'bgio-memory',
    title: 'boardgame.io in memory',
    driver: 'boardgame-io',
    durable: false,
    script: peer('boardgame-io.server.mjs'),
    args: ['memory'],
    env: () => ({}),
  },
  {
    name: 'colyseus-memory',
    title: 'Colyseus in memory',
    driver: 'colyseus',
    durable: false,
    script: peer('colyseus.server.mjs'),
    args: ['memory'],
    env: () => ({}),
  },
  {
    ...parlour,
    name: 'parlour-shared',
    title: 'Parlour beside other instances (DATABASE_URL)',
    cells: ['closed-50'],
    env: ({ url, dataDir }) => ({
      ...PARLOUR_ENV,
      DATA_DIR: dataDir,
      DATABASE_URL: url('bench_shared'),
      JWT_SECRET: 'a secret of the bench, known to everyone',
    }),
  },
  {
    name: 'hollow',
    title: 'The same sockets and commits, nothing played',
    driver: 'parlour',
    durable: true,
    script: here('./hollow-server.js'),
    args: [],
    cells: ['closed-50'],
    env: ({ url }) => ({ DATABASE_URL: url('bench_bare') }),
  },
];
