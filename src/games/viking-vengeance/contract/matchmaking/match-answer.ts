import type { MatchStatus } from '../../../../rooms/matchmaking/matchmaking.js';

/** How a player stands with the queues, in this contract's words. */
export interface MatchAnswer {
  readonly status: MatchStatus['status'];
  readonly gameId?: string;
  readonly opponentUsername?: string;
  readonly queuedAt?: string;
}

export function matchAnswer(status: MatchStatus): MatchAnswer {
  if (status.status === 'idle') return { status: 'idle' };
  const { queuedAt } = status;
  if (status.status === 'queued') return { status: 'queued', queuedAt };
  return { status: 'matched', gameId: status.sessionId, opponentUsername: status.opponents[0], queuedAt };
}
