import type { Playing } from '../playing.js';

/** A table of any game, as the frame around it holds it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the methods of a game's own types cannot be named without the game
export type AnyPlaying = Playing<any, any>;
