import { QueryObserver } from '@tanstack/react-query';
import { queryClient, renew } from './query-client.js';

describe('Reading anew', () => {
  it('takes no answer that was under way when the change was made', async () => {
    const answers: ((decks: string) => void)[] = [];
    const shown: (string | undefined)[] = [];
    const observer = new QueryObserver<string>(queryClient, {
      queryKey: ['decks'],
      queryFn: () => new Promise((answer) => answers.push(answer)),
    });
    const stop = observer.subscribe(({ data }) => shown.push(data));
    const renewed = renew(['decks']);
    await Promise.resolve();
    answers[0]?.('none');
    while (answers.length < 2) await new Promise((next) => setTimeout(next));
    answers[1]?.('one');
    await renewed;
    stop();
    queryClient.clear();
    expect(shown.at(-1)).toBe('one');
    expect(shown).not.toContain('none');
  }, 2_000);
});
