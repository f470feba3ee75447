import { ask } from '../../net/rest.js';
import { BASE } from './game-types.js';
import type { NewGame } from './game-types.js';
import { keepToken } from './seat-tokens.js';

interface Created {
  readonly gameId: string;
  readonly playerToken: string;
}

/** Begins a game and keeps its token. No form, no account. */
export async function createGame(game: NewGame): Promise<string> {
  const { gameId, playerToken } = await ask<Created>('POST', `${BASE}/games`, { ...game, lockRestart: true });
  keepToken(gameId, playerToken);
  return gameId;
}

/** Takes the open seat of a game for two. */
export async function joinGame(gameId: string): Promise<void> {
  const { playerToken } = await ask<Created>('POST', `${BASE}/games/${gameId}/join`);
  keepToken(gameId, playerToken);
}
