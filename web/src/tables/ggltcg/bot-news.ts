import { useEffect, useState } from 'react';
import type { Play } from './playing.js';

interface Plan {
  readonly game_id: string;
  readonly player_id: string;
  readonly strategy: string;
}

/** What a bot has said it is after in this turn; undefined once another player is on turn. */
export function useBotPlan(play: Play, active: string): Plan | undefined {
  const [plan, setPlan] = useState<Plan>();
  useEffect(() => {
    const { sessionId } = play.source.state.getState();
    return play.source.hear?.<Plan>('ai:plan', (news) => {
      if (news.game_id === sessionId) setPlan(news);
    });
  }, [play]);
  return plan?.player_id === active ? plan : undefined;
}
