import { Link } from 'wouter';
import type { ListedSession } from '../api/types.js';
import { useTitle } from '../api/use-games.js';
import { Badge, Dot } from '../design/chip.js';
import { Emblem } from '../design/emblem/emblem.js';
import { Mark } from '../design/emblem/mark.js';
import { Icon } from '../design/icon.js';
import { LinkButton } from '../design/link-button.js';
import { Panel } from '../design/panel.js';
import { Face, Plate } from '../design/plate.js';
import { to } from '../to.js';
import { ago } from '../words/times.js';
import { useWords } from '../words/use-words.js';

/** Tables open to watchers: one large, the rest as a list. */
export function LiveTables({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  const { front } = useWords();
  const [first, ...rest] = mostWatchedFirst(sessions);
  if (!first) return <p className="soft">{front.quiet}</p>;
  return (
    <section className={rest.length > 0 ? 'watching' : undefined} aria-label={front.live}>
      <LiveTable session={first} />
      {rest.length > 0 && (
        <Panel title={front.more} aside={<Link to={to.watch()}>{front.all(sessions.length)}</Link>}>
          <TableList sessions={rest} />
        </Panel>
      )}
    </section>
  );
}

function LiveTable({ session }: { readonly session: ListedSession }) {
  const { front } = useWords();
  const titleOf = useTitle();
  return (
    <div className="live">
      <div className="picture">
        <Emblem slug={session.game} />
      </div>
      <div className="stack">
        <div>
          <p className="kicker">
            <Dot state="on" /> {front.live}
          </p>
          <h2>{titleOf(session.game)}</h2>
          <p className="soft">
            {front.move(session.version)}
            {session.watchers > 0 && ` · ${front.watchers(session.watchers)}`}
          </p>
        </div>
        <div className="stack tight">
          {session.players.map(({ seat, name, bot }) => (
            <Plate
              key={seat}
              face={<Face name={name} kind={bot === null ? 'person' : 'bot'} />}
              name={<span className="cut">{name}</span>}
              asked={session.toAct.includes(seat)}
            />
          ))}
        </div>
        <div className="row">
          <LinkButton to={to.table(session.game, session.sessionId)}>
            <Icon name="eye" /> {front.watch}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

/** The most watched first; else as they were. */
export function mostWatchedFirst(sessions: readonly ListedSession[]): readonly ListedSession[] {
  return [...sessions].sort((one, other) => other.watchers - one.watchers);
}

/** Tables as lines: the game's mark, who plays, how far. */
export function TableList({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  const { front, list } = useWords();
  const titleOf = useTitle();
  return (
    <div className="tables-list">
      {sessions.map((session) => (
        <Link key={session.sessionId} to={to.table(session.game, session.sessionId)}>
          <Mark slug={session.game} size={32} />
          <span className="grow">
            <b className="cut">{list(session.players.map(({ name }) => name))}</b>
            <span className="soft small">
              {titleOf(session.game)} · {front.move(session.version)}
            </span>
          </span>
          {session.watchers > 0 ? (
            <Badge>
              <Icon name="eye" /> {session.watchers}
              <span className="unseen"> {front.watching}</span>
            </Badge>
          ) : (
            <span className="soft small">{ago(session.updatedAt)}</span>
          )}
        </Link>
      ))}
    </div>
  );
}
