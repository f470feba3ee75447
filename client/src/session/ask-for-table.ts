import type { GameShape } from '../../../src/engine/core/game.js';
import { pause } from '../environment.js';
import type { Line } from '../net/line.js';
import { Problem } from '../problem.js';
import type { Answer, Joined, Resumed } from '../wire.js';

/** The table as it is, and how long the question took. */
export interface ToldTable<G extends GameShape> {
  readonly page: Resumed<G> | Joined<G>;
  readonly roundTripMs: number;
}

const BEFORE_ASKING_AGAIN_MS = 1_000;
const FINAL = new Set(['SESSION_NOT_FOUND', 'GAME_NOT_FOUND', 'GAME_UNKNOWN', 'BAD_SHAPE', 'BANNED', 'NOT_FOUND']);

/**
 * Joins a table, or asks what happened there since a version; again until it is answered. Undefined: the line is down,
 * or `isOver`. A problem: asking again will not help.
 */
export async function askForTable<G extends GameShape>(
  line: Line,
  sessionId: string,
  told: number,
  isOver: () => boolean,
): Promise<ToldTable<G> | Problem | undefined> {
  while (line.connected && !isOver()) {
    const askedAt = Date.now();
    const answer: Answer<Resumed<G> | Joined<G>> | undefined = await (told < 0
      ? line.ask<Joined<G>>('session:join', { sessionId, changes: true })
      : line.ask<Resumed<G>>('session:resume', { sessionId, sinceVersion: told, changes: true }));
    if (isOver()) return undefined;
    if (answer?.ok) return { page: answer, roundTripMs: Date.now() - askedAt };
    if (answer && FINAL.has(answer.error.code)) return Problem.fromWire(answer.error);
    await pause(answer?.error.retryAfter ? answer.error.retryAfter * 1000 : BEFORE_ASKING_AGAIN_MS);
  }
  return undefined;
}
