import { newId } from '@parlour/client';
import { server } from '../account/server.js';
import { renew } from '../api/query-client.js';
import type { Game, MyRoom } from '../api/types.js';
import { brought } from '../decks/chosen-deck.js';
import { lookFor } from '../lobby/queue.js';
import { to } from '../to.js';

/** A seat for a bot of a level, and what it brings. */
export interface BotSeat {
  readonly level?: string;
}

interface NewTable {
  readonly game: string;
  readonly options?: object;
  readonly bots: readonly BotSeat[];
  /** It counts nowhere, so moves may be taken back. */
  readonly practice?: boolean;
}

/** Opens a game against bots as the visitor, a guest if need be, and tells where its table stands. */
export async function againstBots({ game, options, bots, practice = false }: NewTable): Promise<string> {
  await server.account.orGuest();
  const seats = [
    { kind: 'me', ...brought(game) },
    ...bots.map(({ level }) => ({ kind: 'bot', ...(level !== undefined && { level }) })),
  ];
  const body = { game, seats, ...(options && { options }), ...(practice && { seed: newId() }) };
  const { sessionId } = await server.rest.post<{ readonly sessionId: string }>('/api/sessions', body, { key: newId() });
  void renew(['sessions']);
  return to.table(game, sessionId);
}

/** Opens a game for several people at this one screen. */
export async function atOneScreen({ slug, seats }: Game, options?: object): Promise<string> {
  await server.account.orGuest();
  const all = Array.from({ length: Math.max(2, seats.min) }, () => ({ kind: 'me' }));
  const body = { game: slug, seats: all, ...(options && { options }) };
  const { sessionId } = await server.rest.post<{ readonly sessionId: string }>('/api/sessions', body, { key: newId() });
  return to.table(slug, sessionId);
}

/** Opens a game at its smallest table with bots of the usual level. */
export function againstABot({ slug, seats }: Game): Promise<string> {
  const bots = Array.from({ length: Math.max(2, seats.min) - 1 }, () => ({}));
  return againstBots({ game: slug, bots, ...lastOptions(slug) });
}

/** The queues that every game has: one for fun, and one whose games change ratings. */
export type QueueMode = 'casual' | 'ranked';

/** Waits for any opponent; the chip in the top bar shows it. */
export async function withAnybody({ slug, title }: Game, mode?: QueueMode): Promise<undefined> {
  await lookFor(slug, title, { ...brought(slug), ...(mode && { mode }) });
  return undefined;
}

/** Opens a room that only its link opens, and tells where. */
export async function withAFriend({ slug }: Game): Promise<string> {
  return openRoom({ game: slug, visibility: 'link', ...lastOptions(slug) });
}

/** What a new room may be told; the rest is as the game has it. */
export interface NewRoom {
  readonly game: string;
  readonly name?: string;
  readonly seats?: number;
  readonly options?: object;
  readonly visibility?: 'listed' | 'link';
  readonly watch?: 'anyone' | 'link' | 'nobody';
  readonly rated?: boolean;
  readonly bots?: readonly BotSeat[];
}

/** Opens a room and tells where it is. */
export async function openRoom(room: NewRoom): Promise<string> {
  await server.account.orGuest();
  const wanted = { ...room, ...brought(room.game) };
  const { roomId } = await server.rest.post<MyRoom>('/api/rooms', wanted, { key: newId() });
  return to.room(roomId);
}

const keptAs = (game: string) => `parlour:options:${game}`;

/** The options last used for a game, if any: one press plays the same again. */
export function lastOptions(game: string): { readonly options?: object } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptAs(game)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { options: kept } : {};
  } catch {
    return {};
  }
}

/** Remembers the options of a game that was opened; none: those of the house. */
export function keepOptions(game: string, options: object | undefined): void {
  try {
    if (options && Object.keys(options).length > 0) localStorage.setItem(keptAs(game), JSON.stringify(options));
    else localStorage.removeItem(keptAs(game));
  } catch {
    // forgetting them costs a press
  }
}
