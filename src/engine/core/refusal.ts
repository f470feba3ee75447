/** The rules saying no: an answer, not an accident. */
export interface Refusal {
  readonly refused: true;
  /** Stable, in UPPER_SNAKE; states the fact. */
  readonly code: string;
  /** One sentence for the player. */
  readonly message: string;
  /** The number of the rule that says no. */
  readonly rule?: string;
  readonly details?: unknown;
}

/** A refusal with its code and, where the code does not say it all, a sentence. */
export function refusal(
  code: string,
  message: string = sentence(code),
  extras: { rule?: string; details?: unknown } = {},
): Refusal {
  return { refused: true, code, message, ...extras };
}

/** Whether an answer is a refusal. */
export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && (answer as { refused?: unknown }).refused === true;
}

/** `RANK_NOT_IN_HAND` reads "Rank not in hand." */
function sentence(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
