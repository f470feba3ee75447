import { availableParallelism } from 'node:os';
import base from './jest.config.js';

/** The page in Debian's Chromium, before one server that all files share unless they need one of their own. */
export default {
  ...base,
  roots: ['<rootDir>/test/browser'],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: '<rootDir>/test/support/browser-setup.mjs',
  globalTeardown: '<rootDir>/test/support/browser-teardown.mjs',
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  // Some tests wait for a clock of the server or for a server that starts: another one uses the machine meanwhile.
  maxWorkers: availableParallelism() + 1,
  testTimeout: 600_000,
};
