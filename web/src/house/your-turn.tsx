import { Link } from 'wouter';
import type { ListedSession } from '../api/types.js';
import { useTitle } from '../api/use-games.js';
import { classNames } from '../design/class-names.js';
import { Mark } from '../design/emblem/mark.js';
import { isMyTurn } from '../notice/use-turn-count.js';
import { to } from '../to.js';
import { ago } from '../words/times.js';
import { useWords } from '../words/use-words.js';

const SHOWN = 6;

/** My games that go on: those that wait for me first. */
export function YourTurn({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  const { front } = useWords();
  if (sessions.length === 0) return null;
  const sorted = [...sessions].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a))).slice(0, SHOWN);
  return (
    <section aria-labelledby="your-turn">
      <div className="head">
        <h2 id="your-turn">{sessions.some(isMyTurn) ? front.yourTurn : front.goOn}</h2>
      </div>
      <ul className="turns">
        {sorted.map((session) => (
          <li key={session.sessionId}>
            <TurnLink session={session} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TurnLink({ session }: { readonly session: ListedSession }) {
  const { front } = useWords();
  const titleOf = useTitle();
  const mine = isMyTurn(session);
  const others = session.players.filter(({ seat }) => !session.yourSeats.includes(seat));
  const thinking = session.players.filter(({ seat }) => session.toAct.includes(seat));
  return (
    <Link className={classNames('turn', mine ? 'mine' : 'resting')} to={to.table(session.game, session.sessionId)}>
      <Mark slug={session.game} size={44} />
      <span className="grow">
        <b>
          {front.with(
            titleOf(session.game),
            others.map(({ name }) => name),
          )}
        </b>
        <span className="soft small">{mine ? front.yourMove : front.thinking(thinking.map(({ name }) => name))}</span>
      </span>
      <span className="when">
        <b>{front.move(session.version)}</b>
        <span className="soft">{ago(session.updatedAt)}</span>
      </span>
    </Link>
  );
}
