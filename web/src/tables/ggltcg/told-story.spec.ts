import type { Source } from '@parlour/client';
import { keepToldStory, storyKey } from './told-story.js';
import type { Ggltcg } from './shapes.js';

type Table = Pick<Source<Ggltcg>, 'state' | 'hear'>;
type Listener = (news: { readonly game_id: string; readonly narrative: string; readonly source: 'template' }) => void;

describe('the story that is told at the end of a game', () => {
  const kept = new Map<string, unknown>();
  const queries = { setQueryData: (key: unknown, story: unknown) => void kept.set(JSON.stringify(key), story) };
  const listeners = new Map<string, Listener>();
  const table = {
    state: { getState: () => ({ sessionId: 'game-1' }) },
    hear: (message: string, listener: Listener) => {
      listeners.set(message, listener);
      return () => listeners.delete(message);
    },
  } as unknown as Table;
  const stop = keepToldStory(table, queries as Parameters<typeof keepToldStory>[1]);
  const tell = (game_id: string, narrative: string) =>
    listeners.get('story:ready')?.({ game_id, narrative, source: 'template' });

  it('is kept where the pages look for it', () => {
    tell('game-1', 'Once upon a time …');
    expect([...kept]).toEqual([
      [JSON.stringify(storyKey('game-1')), { narrative: 'Once upon a time …', source: 'template' }],
    ]);
  });

  it('is not taken for the story of another game', () => {
    tell('game-2', 'Another time …');
    expect(kept.size).toBe(1);
  });

  it('is no longer listened for when the table goes', () => {
    stop?.();
    expect(listeners.size).toBe(0);
  });
});
