import { isProblem } from '@parlour/client';
import type { Query } from '@tanstack/react-query';
import { problemText } from '../api/problem-text.js';
import { isFinal, queryClient } from '../api/query-client.js';
import { toast } from '../design/toast.js';
import { currentWords } from '../words/use-words.js';

const cache = queryClient.getQueryCache();

/** What is on the screen waits for it, and no answer came. What the server refuses is the matter of the page that asked. */
const isMissed = (query: Query): boolean =>
  query.isActive() && query.state.status === 'error' && query.state.data === undefined && !isFinal(query.state.error);

/**
 * Says once what a page waits for in vain, with a way to ask again; taken back when it has come after all, or when another page
 * is shown. Returns what stops it.
 */
export function tellUnanswered(): () => void {
  let takeBack: (() => void) | undefined;
  const look = (): void => {
    const missed = cache.findAll({ predicate: isMissed })[0];
    if ((missed === undefined) === (takeBack === undefined)) return;
    takeBack?.();
    takeBack = missed && toast(textOf(missed.state.error), { label: currentWords().again, press: askAgain });
  };
  const askAgain = (): void => {
    takeBack = undefined;
    void queryClient.refetchQueries({ predicate: isMissed });
  };
  const stop = cache.subscribe(look);
  return () => {
    stop();
    takeBack?.();
  };
}

/** What is no answer of the server is a script that did not load. */
function textOf(error: unknown): string {
  return isProblem(error) ? problemText(error) : currentWords().problem.chunk;
}
