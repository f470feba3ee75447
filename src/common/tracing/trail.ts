import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { OpenSpan } from './spans.js';

/** What all log lines of one request, socket message, bot's turn or clock's deadline have in common. */
export class Errand {
  /** The session that it turned out to be about. */
  sessionId: string | undefined;
  private id: string | undefined;

  constructor(traceId?: string) {
    this.id = traceId;
  }

  /** Without a tracer it is made by the first log line that needs it. */
  get traceId(): string {
    return (this.id ??= randomBytes(16).toString('hex'));
  }
}

/** Where an errand is: at the innermost of its spans, if it is traced. */
export interface Trail {
  readonly errand: Errand;
  readonly span: OpenSpan | undefined;
}

export const trails = new AsyncLocalStorage<Trail>();

/** Whatever is under way is about this session: its log lines say so from now on. */
export function isAbout(sessionId: string): void {
  const trail = trails.getStore();
  if (trail) trail.errand.sessionId = sessionId;
}

/** What is added to a log line that is written now. */
export function logFields(): { readonly traceId?: string; readonly sessionId?: string } {
  const errand = trails.getStore()?.errand;
  if (!errand) return {};
  const { traceId, sessionId } = errand;
  return sessionId === undefined ? { traceId } : { traceId, sessionId };
}
