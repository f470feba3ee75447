/** Rules, API, sockets and crash recovery, on a Postgres that `test/support/global-setup.ts` starts. */
export default {
  roots: ['<rootDir>/src', '<rootDir>/client/src', '<rootDir>/web/src', '<rootDir>/examples', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/', '<rootDir>/test/cluster/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.ts$': '@swc/jest',
    '^.+\\.tsx$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: {
    '^@parlour/client$': '<rootDir>/client/src/index.ts',
    '\\.css$': '<rootDir>/test/support/no-styles.mjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  setupFiles: ['<rootDir>/test/support/seeded.mjs', '<rootDir>/test/support/contract.mjs'],
  testTimeout: 60_000,
  // Much of a test is waiting for a server or a database: every core has a worker.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1GB',
};
