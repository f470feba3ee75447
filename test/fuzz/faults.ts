import type { Told } from '../support/wire.js';
import type { Tried } from './rest-fuzz.js';

/** What is wrong with how a request was answered, if anything: no answer, a fault of ours, or a no that does not say why. */
export function faultOf({ status, text }: Pick<Tried, 'status' | 'text'>): string | undefined {
  if (status === 'unanswered') return 'unanswered';
  if (status >= 500) return 'a fault of the server';
  return status >= 400 && !isProblem(text) ? 'a no without a reason' : undefined;
}

/** Every no says why, by a code (contracts of single games have their own member for it). */
function isProblem(text: string): boolean {
  if (text === '') return true;
  try {
    const body = JSON.parse(text) as object;
    return ['code', 'error', 'message', 'detail', 'errors'].some((member) => member in body);
  } catch {
    return false;
  }
}

/** How a message was answered, in a word. */
export function wordFor(answer: Told | undefined): string {
  if (!answer || typeof answer !== 'object') return 'unanswered';
  return answer.ok === true ? 'ok' : (answer.error?.code ?? 'no code');
}

export function isFault(word: string): boolean {
  return ['unanswered', 'no code', 'INTERNAL_ERROR'].includes(word);
}
