import base from './jest.config.js';

/** The page in Debian's Chromium, before a server of its own. One file at a time: a browser wants the machine for itself. */
export default {
  ...base,
  roots: ['<rootDir>/test/browser'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 600_000,
  maxWorkers: 1,
};
