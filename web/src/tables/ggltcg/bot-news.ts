import { useEffect, useState } from 'react';
import type { Play } from './playing.js';

interface Plan {
  readonly game_id: string;
  readonly player_id: string;
  readonly strategy: string;
}

/** What a bot has said it is after; it stands until the bot says something else. */
export function useBotPlan(play: Play): Plan | undefined {
  const [plan, setPlan] = useState<Plan>();
  useEffect(() => {
    const { sessionId } = play.source.state.getState();
    return play.source.hear?.<Plan>('ai:plan', (news) => {
      if (news.game_id === sessionId) setPlan(news);
    });
  }, [play]);
  return plan;
}
