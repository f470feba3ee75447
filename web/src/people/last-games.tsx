import type { ListedSession } from '../api/types.js';
import { useTitle } from '../api/use-games.js';
import { Mark } from '../design/emblem/mark.js';
import { Icon } from '../design/icon.js';
import { LinkButton } from '../design/link-button.js';
import { to } from '../to.js';
import { ago } from '../words/times.js';
import { usePageWords } from '../words/use-page-words.js';
import { Change } from './rating-chart.js';
import { Result } from './result.js';
import type { RatingStep } from './use-profile.js';
import '../design/grid.css';

interface Props {
  /** Whose games these are. */
  readonly userId: string;
  readonly sessions: readonly ListedSession[];
  readonly steps: readonly RatingStep[];
}

/** Games of a player as a table: with whom, how they ended, what they changed, and the way to look back at each. */
export function LastGames({ userId, sessions, steps }: Props) {
  const { me, people, board } = usePageWords();
  return (
    <table className="grid last-games">
      <caption className="unseen">{me.lastGames}</caption>
      <thead>
        <tr>
          <th scope="col">{people.with}</th>
          <th scope="col">{people.result}</th>
          <th className="n hide-narrow" scope="col">
            {board.rating}
          </th>
          <th className="hide-narrow" scope="col">
            {people.when}
          </th>
          <th scope="col">
            <span className="unseen">{people.look}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <GameRow
            key={session.sessionId}
            userId={userId}
            session={session}
            step={steps.find(({ sessionId }) => sessionId === session.sessionId)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly userId: string;
  readonly session: ListedSession;
  readonly step: RatingStep | undefined;
}

function GameRow({ userId, session, step }: RowProps) {
  const { list, people, gamePage } = usePageWords();
  const titleOf = useTitle();
  const { sessionId, game, status, players, updatedAt } = session;
  const seats = players.filter((player) => player.userId === userId).map(({ seat }) => seat);
  const others = players.filter(({ seat }) => !seats.includes(seat)).map(({ name }) => name);
  const names = others.length === 0 ? gamePage.alone : list(others);
  const isOver = status === 'finished';
  return (
    <tr>
      <td>
        <span className="with">
          <Mark slug={game} size={32} />
          <span>
            <b className="cut">{names}</b>
            <span className="soft small">{titleOf(game)}</span>
          </span>
        </span>
      </td>
      <td>
        <Result session={session} seats={seats} />
      </td>
      <td className="n hide-narrow">
        <Change by={step && step.after - step.before} />
      </td>
      <td className="soft hide-narrow">{ago(updatedAt)}</td>
      <td className="n">
        <LinkButton
          compact
          to={isOver ? to.review(game, sessionId) : to.table(game, sessionId)}
          aria-label={isOver ? people.reviewWith(names) : people.tableWith(names)}
        >
          <span className="hide-narrow">{isOver ? people.review : people.table}</span>
          <Icon name="right" />
        </LinkButton>
      </td>
    </tr>
  );
}
