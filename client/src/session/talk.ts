import type { Rest, Page } from '../rest.js';
import type { ChatLine, ChatNews } from '../wire.js';

const MOST_LINES = 200;
/** As many as one page of the server holds. */
const MOST_READ = 100;

/** None: the one that the reader talks in. */
type Channel = ChatLine['channel'] | undefined;

/** What was said at a table, each line once and in order. */
export function withTalk(chat: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const byId = new Map([...chat, ...lines].map((line) => [line.id, line]));
  return [...byId.values()].sort((a, b) => a.at - b.at || Number(a.id) - Number(b.id)).slice(-MOST_LINES);
}

/** The talk without a message that was hidden. */
export function withoutLine(chat: readonly ChatLine[], hidden: string): readonly ChatLine[] {
  return chat.filter(({ id }) => id !== hidden);
}

export function lineOf({ id, channel, seat, name, text, at }: ChatNews): ChatLine {
  return { id, channel, seat, name, text, at };
}

/**
 * The talk as the server tells it now; after a line that was down, also without what was hidden meanwhile. Of what the
 * reader knew when it asked, only what is told again stays; what it has heard since then stays too.
 */
export async function readTalk(
  rest: Rest,
  { sessionId, token }: { readonly sessionId: string; readonly token?: string },
  known: readonly ChatLine[],
): Promise<(now: readonly ChatLine[]) => readonly ChatLine[]> {
  // When a game is over players and spectators hear each other, and each channel is a list of its own.
  const channels = [...new Set<Channel>(known.map(({ channel }) => channel))];
  if (channels.length === 0) channels.push(undefined);
  const pages = await Promise.all(channels.map((channel) => pageOf(rest, sessionId, token, channel)));
  const told = pages.flatMap((page) => page ?? []);
  const gone = new Set(
    known
      .filter(({ channel }) => pages[channels.indexOf(channel)])
      .map(({ id }) => id)
      .filter((id) => !told.some((line) => line.id === id)),
  );
  return (now) =>
    withTalk(
      now.filter(({ id }) => !gone.has(id)),
      told,
    );
}

/** Nothing where the server does not answer, or one may not listen. */
async function pageOf(
  rest: Rest,
  sessionId: string,
  token: string | undefined,
  channel: Channel,
): Promise<readonly ChatLine[] | undefined> {
  const asking = { query: { limit: MOST_READ, channel }, ...(token === undefined ? undefined : { token }) };
  const page = await rest.get<Page<ChatLine>>(`/api/sessions/${sessionId}/chat`, asking).catch(() => undefined);
  return page?.items;
}
