/** What a problem tells besides its code and message. */
export interface ProblemExtras {
  readonly status?: number;
  readonly rule?: string;
  readonly details?: unknown;
  readonly retryAfter?: number;
}

/** Why something was not done: one class for REST, sockets and a line that is down. */
export class Problem extends Error {
  /** The HTTP status; 0 where there was none (a socket, or no answer at all). */
  readonly status: number;
  /** The number of the rule that says no. */
  readonly rule?: string;
  readonly details?: unknown;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number;

  constructor(
    /** Stable, in UPPER_SNAKE. */
    readonly code: string,
    message: string,
    extras: ProblemExtras = {},
  ) {
    super(message);
    this.name = 'Problem';
    this.status = extras.status ?? 0;
    if (extras.rule !== undefined) this.rule = extras.rule;
    if (extras.details !== undefined) this.details = extras.details;
    if (extras.retryAfter !== undefined) this.retryAfter = extras.retryAfter;
  }

  /** A problem as sockets tell it. */
  static fromWire({ code, message, ...extras }: { readonly code: string; readonly message: string } & ProblemExtras) {
    return new Problem(code, message, extras);
  }
}

/** Whether an answer or a thrown thing is a problem. */
export function isProblem(answer: unknown): answer is Problem {
  return answer instanceof Problem;
}
