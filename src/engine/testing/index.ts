export * from './describe-game.js';
export * from './plain.js';
export * from './playthrough.js';
export * from './random-game.js';
export * from './scenario.js';
export * from './secrets.js';
export * from './test-titles.js';
