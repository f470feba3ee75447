import { server } from '../../account/server.js';

/** What a player chooses before a game. */
export interface NewGame {
  readonly level: 'random' | 'easy' | 'medium' | 'hard' | 'master';
  readonly piecesPerPlayer: number;
  readonly opponent: 'ai' | 'self' | 'human';
}

/** Begins a game, as a guest where there is no account yet. */
export async function createGame({ level, piecesPerPlayer, opponent }: NewGame): Promise<string> {
  await server.account.orGuest();
  const other = { ai: { kind: 'bot', level }, self: { kind: 'me' }, human: { kind: 'open' } } as const;
  const { sessionId } = await server.sessions.open('four-in-a-square', {
    options: { piecesPerPlayer },
    seats: [{ kind: 'me' }, other[opponent]],
  });
  return sessionId;
}
