import { Link } from 'wouter';
import { useUser } from '../account/use-user.js';
import type { ListedSession } from '../api/types.js';
import { useTitle } from '../api/use-games.js';
import { Badge } from '../design/chip.js';
import { Mark } from '../design/emblem/mark.js';
import { Icon } from '../design/icon.js';
import { isMyTurn } from '../notice/use-turn-count.js';
import { to } from '../to.js';
import { ago } from '../words/times.js';
import { usePageWords } from '../words/use-page-words.js';
import './mine-list.css';

/** Games as lines: with whom, when, how it stands or ended. */
export function MyGamesList({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  const { list, gamePage } = usePageWords();
  const titleOf = useTitle();
  return (
    <div className="mine-list">
      {sessions.map((session) => {
        const mine = session.yourSeats;
        const others = session.players.filter(({ seat }) => !mine.includes(seat)).map(({ name }) => name);
        return (
          <Link key={session.sessionId} to={to.table(session.game, session.sessionId)}>
            <Mark slug={session.game} size={32} />
            <span>
              <b className="cut">{others.length === 0 ? gamePage.alone : list(others)}</b>
              <span className="soft small">
                {titleOf(session.game)} · {ago(session.updatedAt)}
              </span>
            </span>
            <Result session={session} />
            <Icon name="right" />
          </Link>
        );
      })}
    </div>
  );
}

/** How a game stands or ended for me. */
export function Result({ session }: { readonly session: ListedSession }) {
  const { result } = usePageWords();
  const user = useUser();
  const { status, winners, yourSeats } = session;
  if (status === 'cancelled') return <Badge>{result.cancelled}</Badge>;
  if (status === 'active') {
    return isMyTurn(session) && user ? <Badge kind="warm">{result.yourTurn}</Badge> : <Badge>{result.running}</Badge>;
  }
  if (yourSeats.length === 0) return <Badge>{result.over}</Badge>;
  if (!winners || winners.length === 0) return <Badge>{result.draw}</Badge>;
  return yourSeats.some((seat) => winners.includes(seat)) ? (
    <Badge kind="good">{result.won}</Badge>
  ) : (
    <Badge kind="bad">{result.lost}</Badge>
  );
}
