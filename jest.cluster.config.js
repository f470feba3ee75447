import base from './jest.config.js';

/** Several instances before one Postgres and a real Redis (`redis-server` in the path, or `TEST_REDIS_URL`). */
export default {
  ...base,
  roots: ['<rootDir>/test/cluster'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 300_000,
  maxWorkers: 1,
};
