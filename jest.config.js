/** Rules, API, sockets and crash recovery, on a Postgres that `test/support/global-setup.ts` starts. */
export default {
  roots: ['<rootDir>/src', '<rootDir>/client/src', '<rootDir>/examples', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/', '<rootDir>/test/cluster/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '@swc/jest' },
  moduleNameMapper: {
    '^@parlour/client$': '<rootDir>/client/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  setupFiles: ['<rootDir>/test/support/seeded.mjs', '<rootDir>/test/support/record-answers.mjs'],
  testTimeout: 60_000,
  workerIdleMemoryLimit: '1GB',
};
