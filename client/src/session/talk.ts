import type { Rest, Page } from '../rest.js';
import type { ChatLine, ChatNews } from '../wire.js';

const MOST_LINES = 200;
const FIRST_LINES = 50;

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

/** What was said before one came; nothing where one may not listen. */
export async function readTalk(rest: Rest, sessionId: string, token?: string): Promise<readonly ChatLine[]> {
  const asking = { query: { limit: FIRST_LINES }, ...(token === undefined ? undefined : { token }) };
  const page = await rest.get<Page<ChatLine>>(`/api/sessions/${sessionId}/chat`, asking).catch(() => undefined);
  return page?.items ?? [];
}
