import { useMySessions } from '../api/use-sessions.js';
import type { ListedSession } from '../api/types.js';
import { useSetting } from '../settings/use-settings.js';

/** Whether a game waits for me. */
export function isMyTurn({ status, toAct, yourSeats }: ListedSession): boolean {
  return status === 'active' && yourSeats.some((seat) => toAct.includes(seat));
}

/** In how many games it is my turn, if the tab may say so. */
export function useTurnCount(): number {
  const wanted = useSetting('turnTitle');
  const { data = [] } = useMySessions({ status: 'active', limit: 20 });
  return wanted ? data.filter(isMyTurn).length : 0;
}
