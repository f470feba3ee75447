import { isProblem } from '@parlour/client';
import { currentWords } from '../words/use-words.js';

/** What to say of something that went wrong: by its code in the reader's language where there is one, else the server's sentence. */
export function problemText(error: unknown): string {
  const { problem } = currentWords();
  if (!isProblem(error)) return problem.title;
  if (error.code === 'OFFLINE') return problem.offline;
  const known: Readonly<Record<string, string>> = problem.codes;
  return known[error.code] ?? error.message;
}
