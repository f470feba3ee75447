import type { QueryClient } from '@tanstack/react-query';
import type { Source } from '@parlour/client';
import type { Ggltcg } from './shapes.js';

export interface Story {
  readonly narrative: string;
  readonly source: 'llm' | 'template';
}

/** Where the story of a game is kept. */
export const storyKey = (gameId: string) => ['ggltcg', 'story', gameId];

/** Keeps the story of a game as the server tells it at the end, before anything has asked for it. */
export function keepToldStory(
  source: Pick<Source<Ggltcg>, 'state' | 'hear'>,
  queries: Pick<QueryClient, 'setQueryData'>,
): (() => void) | undefined {
  const { sessionId } = source.state.getState();
  return source.hear?.<Story & { readonly game_id: string }>('story:ready', ({ game_id, ...story }) => {
    if (game_id === sessionId) queries.setQueryData<Story>(storyKey(sessionId), story);
  });
}
