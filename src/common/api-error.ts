/** What an error tells besides its code and message. */
export interface ErrorExtras {
  /** The number of the rule that says no. */
  readonly rule?: string;
  readonly details?: unknown;
  /** Seconds until a retry makes sense; becomes `Retry-After`. */
  readonly retryAfter?: number;
}

/** An answer that is not a success: the same code and message on every transport. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly extras: ErrorExtras = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}
