import type { ListedSession } from '../api/types.js';
import { Badge } from '../design/chip.js';
import { isMyTurn } from '../notice/use-turn-count.js';
import { usePageWords } from '../words/use-page-words.js';

interface Props {
  readonly session: ListedSession;
  /** The seats from which it is seen; left out: mine. */
  readonly seats?: readonly number[];
}

/** How a game stands or ended for a player. */
export function Result({ session, seats = session.yourSeats }: Props) {
  const { result } = usePageWords();
  const { status, winners } = session;
  if (status === 'cancelled') return <Badge>{result.cancelled}</Badge>;
  if (status === 'active') {
    return isMyTurn(session) ? <Badge kind="warm">{result.yourTurn}</Badge> : <Badge>{result.running}</Badge>;
  }
  if (seats.length === 0) return <Badge>{result.over}</Badge>;
  if (!winners || winners.length === 0) return <Badge>{result.draw}</Badge>;
  return seats.some((seat) => winners.includes(seat)) ? (
    <Badge kind="good">{result.won}</Badge>
  ) : (
    <Badge kind="bad">{result.lost}</Badge>
  );
}
