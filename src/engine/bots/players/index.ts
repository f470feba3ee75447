export * from './greedy.js';
export * from './mcts.js';
export * from './random.js';
