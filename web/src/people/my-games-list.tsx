import { Link } from 'wouter';
import type { ListedSession } from '../api/types.js';
import { useTitle } from '../api/use-games.js';
import { Mark } from '../design/emblem/mark.js';
import { Icon } from '../design/icon.js';
import { to } from '../to.js';
import { ago } from '../words/times.js';
import { usePageWords } from '../words/use-page-words.js';
import { Result } from './result.js';
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
