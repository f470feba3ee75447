import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { server } from '../../account/server.js';
import type { Play } from './playing.js';
import { keepToldStory, storyKey } from './told-story.js';
import type { Story } from './told-story.js';

/** What a finished game tells of itself; the part of the server's answer that the page shows. */
export interface Playback {
  readonly game_id: string;
  readonly players: readonly { readonly player_id: string; readonly name: string }[];
  readonly starting_decks: Readonly<Record<string, readonly string[]>>;
  readonly first_player_id: string;
  readonly winner_id: string | null;
  readonly turn_count: number;
  readonly play_by_play: readonly PlayedLine[];
  readonly cc_tracking: readonly CcTurn[];
  readonly actions: readonly { readonly version: number; readonly at: string }[];
}

export interface PlayedLine {
  readonly seq: number;
  readonly turn: number;
  readonly player: string;
  readonly player_id: string;
  readonly action_type: string;
  readonly description: string;
  readonly reasoning?: string;
}

/** The CC of one turn. */
export interface CcTurn {
  readonly turn: number;
  readonly player_id: string;
  readonly cc_start: number;
  readonly cc_gained: number;
  readonly cc_spent: number;
  readonly cc_end: number;
}

/** Everything that happened in a finished game. */
export function usePlayback(gameId: string) {
  return useQuery({
    queryKey: ['ggltcg', 'playback', gameId],
    queryFn: () => server.rest.get<Playback>(`/api/ggltcg/games/${encodeURIComponent(gameId)}/playback`),
    staleTime: Infinity,
  });
}

/** The story of a game as the server tells it at the end, before anything has asked for it. */
export function useToldStory(play: Play): void {
  const queries = useQueryClient();
  useEffect(() => keepToldStory(play.source, queries), [play, queries]);
}

/** The bedtime story of a finished game; a visitor without an account becomes a guest for it. */
export function useStory(gameId: string, playback: Playback | undefined) {
  return useQuery({
    queryKey: storyKey(gameId),
    queryFn: async () => {
      await server.account.orGuest();
      const play_by_play = playback?.play_by_play ?? [];
      return server.rest.post<Story>('/api/ggltcg/games/narrative', { play_by_play });
    },
    enabled: playback !== undefined,
    staleTime: Infinity,
  });
}
