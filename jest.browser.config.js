import base from './jest.config.js';

/** The page in Debian's Chromium, each file before a server of its own. */
export default {
  ...base,
  roots: ['<rootDir>/test/browser'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 600_000,
};
