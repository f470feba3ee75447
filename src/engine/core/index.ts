export * from './choice.js';
export * from './dice.js';
export * from './events.js';
export * from './game.js';
export * from './play.js';
export * from './refusal.js';
export * from './replay.js';
export * from './rng.js';
