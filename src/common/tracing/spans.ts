/**
 * What a span may tell: kinds, ids and numbers. A closed list, so that no card, token, seed or word of a player can ever
 * get into one by a slip.
 */
type SpanFact =
  | 'parlour.session.id'
  | 'parlour.game'
  | 'parlour.seat'
  | 'parlour.version'
  | 'parlour.namespace'
  | 'parlour.message'
  | 'parlour.bot.level'
  | 'http.request.method'
  | 'http.route'
  | 'http.response.status_code';
export type SpanFacts = Readonly<Partial<Record<SpanFact, string | number>>>;

/** A span that has begun. */
export interface OpenSpan {
  readonly traceId: string;
  tell(facts: SpanFacts): void;
  rename(name: string): void;
  /** With an error: it failed. Only the kind of the error is told. */
  end(error?: unknown): void;
}

/** A caller that traces its own request. */
export interface Caller {
  readonly traceId: string;
  readonly spanId: string;
  /** 1: it is being recorded. */
  readonly traceFlags: number;
}

const TRACEPARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-|$)/;

/** Reads W3C's `traceparent`; an ill-formed one names no caller. */
export function readTraceparent(text: unknown): Caller | undefined {
  const [, traceId, spanId, flags] = (typeof text === 'string' && TRACEPARENT.exec(text)) || [];
  return traceId && spanId ? { traceId, spanId, traceFlags: parseInt(flags!, 16) & 1 } : undefined;
}

/** Where a span hangs. */
export interface SpanPlace {
  readonly parent?: OpenSpan;
  /** The span of another process that this one belongs to. */
  readonly caller?: Caller | undefined;
  /** What gave rise to it, in a trace of its own. */
  readonly cause?: OpenSpan | undefined;
  /** Whether a client waits for it. */
  readonly served?: boolean;
  readonly facts?: SpanFacts;
}

/** Makes spans, and hands them on when they have ended. */
export interface Spans {
  open(name: string, place: SpanPlace): OpenSpan;
}
