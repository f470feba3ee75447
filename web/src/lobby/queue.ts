import { Problem } from '@parlour/client';
import type { Lent } from '@parlour/client';
import { create } from 'zustand';
import { server } from '../account/server.js';
import { renew } from '../api/query-client.js';
import type { MatchFound, MatchStatus } from '../api/types.js';
import { toast } from '../design/toast.js';
import { to } from '../to.js';
import { currentWords } from '../words/use-words.js';

/** A queue I stand in. */
export interface Waiting {
  readonly game: string;
  readonly title: string;
  readonly since: number;
}

/** In which of a game's queues one waits, and what one brings to the table. */
export interface Looking {
  readonly mode?: string;
  readonly loadout?: object;
}

const STILL_THERE_MS = 60_000;
/** For a socket to come up. Without one the next question says that no answer came. */
const PATIENCE_MS = 30_000;

/** The queues I stand in, on every page. */
export const useQueue = create<{ readonly waiting: readonly Waiting[] }>(() => ({ waiting: [] }));

let lent: Promise<Lent> | undefined;
let stops: (() => void)[] = [];
let goThere: (address: string) => void = (address) => location.assign(address);

/** How the page goes to a table that was found; the shell knows. */
export function onFound(go: (address: string) => void): void {
  goThere = go;
}

/** Looks for an opponent; an answer of `matched` goes to the table at once. */
export async function lookFor(game: string, title: string, how: Looking = {}): Promise<void> {
  await server.account.orGuest();
  await listen();
  const { match } = await ask<{ readonly match: MatchStatus }>('match:join', { game, ...how });
  take(game, title, match);
}

/** Leaves the queue of a game. */
export async function stopLooking(game: string): Promise<void> {
  forget(game);
  await ask('match:leave', { game }).catch(() => {}); // a place that is gone already is what was wanted
}

/** After a reload: finds the queues this account still stands in. */
export async function findQueues(games: readonly { readonly slug: string; readonly title: string }[]): Promise<void> {
  const kept = readKept().flatMap((slug) => games.filter((game) => game.slug === slug));
  if (kept.length === 0 || !server.account.user) return;
  await listen();
  for (const { slug, title } of kept) {
    const { match } = await ask<{ readonly match: MatchStatus }>('match:status', { game: slug });
    if (match.status === 'queued') take(slug, title, match);
    else forget(slug);
  }
}

function take(game: string, title: string, match: MatchStatus): void {
  if (match.status === 'matched') return arrive(game, match.sessionId);
  if (match.status !== 'queued') return;
  const since = Date.parse(match.queuedAt);
  useQueue.setState(({ waiting }) => ({
    waiting: [...waiting.filter((one) => one.game !== game), { game, title, since }],
  }));
  keep();
}

function arrive(game: string, sessionId: string): void {
  const title = useQueue.getState().waiting.find((one) => one.game === game)?.title ?? game;
  forget(game);
  toast(currentWords().queue.found(title));
  void renew(['sessions']);
  goThere(to.table(game, sessionId));
}

function forget(game: string): void {
  useQueue.setState(({ waiting }) => ({ waiting: waiting.filter((one) => one.game !== game) }));
  keep();
  if (useQueue.getState().waiting.length === 0) stopListening();
}

async function listen(): Promise<void> {
  if (lent) return void (await lent);
  const opening = server.sockets.open('/lobby');
  lent = opening;
  const { line } = await opening.catch((error: unknown) => {
    lent = undefined; // it may load the next time
    throw error;
  });
  await line.whenUp(PATIENCE_MS);
  const timer = setInterval(() => void confirm(), STILL_THERE_MS);
  stops = [
    line.hear<MatchFound>('match:found', ({ game, sessionId }) => arrive(game, sessionId)),
    line.use({ up: () => void confirm(), down: () => {}, ended: () => {} }),
    () => clearInterval(timer),
  ];
}

function stopListening(): void {
  for (const stop of stops) stop();
  stops = [];
  void lent?.then(({ release }) => release());
  lent = undefined;
}

/** Keeps the place, and hears of a match that was told while the line was down. */
async function confirm(): Promise<void> {
  for (const { game, title } of useQueue.getState().waiting) {
    const answer = await ask<{ readonly match: MatchStatus }>('match:status', { game }).catch(() => undefined);
    if (!answer) continue;
    if (answer.match.status === 'idle') {
      forget(game);
      toast(currentWords().queue.lost);
    } else take(game, title, answer.match);
  }
}

async function ask<T extends object>(event: string, body: object): Promise<T> {
  const opened = await (lent ?? server.sockets.open('/lobby'));
  const answer = await opened.line.ask<T>(event, body);
  if (!answer) throw new Problem('OFFLINE', 'No answer came.');
  if (!answer.ok) throw Problem.fromWire(answer.error);
  return answer;
}

const KEPT_AS = 'parlour:queues';

function keep(): void {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(useQueue.getState().waiting.map(({ game }) => game)));
  } catch {
    // without storage a reload forgets the chip; the server keeps the place for a while
  }
}

function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '[]');
    return Array.isArray(kept) ? kept.filter((game) => typeof game === 'string') : [];
  } catch {
    return [];
  }
}
