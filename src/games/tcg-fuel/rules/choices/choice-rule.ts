import type { Choice, Frozen } from '../../../../engine/core/index.js';
import type { Choose } from '../action.types.js';
import type { Answer, Look, PendingChoice, Play } from '../tcg-fuel.types.js';

export type ChoiceOf<Kind extends PendingChoice['kind']> = Frozen<Extract<PendingChoice, { kind: Kind }>>;

/** What a player answers, without the number of the question. */
export type AnswerInput = Omit<Choose, 'type' | 'choiceId'>;

/** One kind of choice (R63): what may be answered, what is answered by default, and what the answer does. */
export interface ChoiceRule<Kind extends PendingChoice['kind']> {
  readonly prompt: string;
  /** The options as the chooser sees them. */
  options(state: Look, choice: ChoiceOf<Kind>): readonly unknown[];
  range(state: Look, choice: ChoiceOf<Kind>): { readonly min: number; readonly max: number };
  byDefault(state: Look, choice: ChoiceOf<Kind>): AnswerInput;
  /** Whole answers, and a form where there are many. */
  offers(state: Look, choice: ChoiceOf<Kind>): Iterable<Choice<Choose>>;
  isLegal(state: Look, choice: ChoiceOf<Kind>, answer: AnswerInput): boolean;
  take(play: Play, choice: ChoiceOf<Kind>, answer: AnswerInput): void;
}

/** The effect that asked is run again with this answer. */
export function keepAnswer({ state }: Play, { seat }: { readonly seat: number }, answer: Answer): void {
  state.resolving!.progress[seat] = answer;
}

/** Whether a list names different options, as many as are wanted. */
export function isSelection(given: unknown, options: readonly number[], min: number, max: number): given is number[] {
  if (!Array.isArray(given) || given.length < min || given.length > max) return false;
  return new Set(given).size === given.length && given.every((id) => options.includes(id as number));
}

/** Single cards as whole answers, nothing where that is allowed, and a form for more. */
export function* selections(
  choiceId: number,
  options: readonly number[],
  min: number,
  max: number,
): Generator<Choice<Choose>> {
  if (min === 0) yield { type: 'choose', choiceId, cardIds: [] };
  if (min <= 1) for (const id of options) yield { type: 'choose', choiceId, cardIds: [id] };
  if (max > 1) yield { form: { type: 'choose', choiceId }, slots: { cardIds: { options, min, max } } };
}
