import { LinkButton } from '../design/link-button.js';
import { Icon } from '../design/icon.js';
import { Face } from '../design/plate.js';
import { to } from '../to.js';
import { currentLanguage } from '../words/use-words.js';
import { useTournamentWords } from '../words/use-tournament-words.js';
import { useMyMatches } from './use-tournaments.js';
import './tournaments.css';

/** On every page, over its lower edge: the matches that wait for the reader, with the way to each. */
export function MyMatchStrip() {
  const words = useTournamentWords();
  const matches = useMyMatches();
  const clock = (at: string) => new Intl.DateTimeFormat(currentLanguage(), { timeStyle: 'short' }).format(new Date(at));
  if (matches.length === 0) return null;
  return (
    <div className="my-matches">
      {matches.map((match) => (
        <section className="my-match" key={match.matchId} aria-label={words.myMatch}>
          <Face name={match.opponent} />
          <p>
            <b>{words.ready(match.round, match.opponent, match.tournament)}</b>
            <span>
              {match.sessionId !== null
                ? words.goesOn
                : match.isReady
                  ? words.youAreThere
                  : match.lostAt !== null && words.sitDown(clock(match.lostAt))}
            </span>
          </p>
          <LinkButton to={match.sessionId === null ? to.room(match.roomId) : to.table(match.game, match.sessionId)}>
            <span>{match.sessionId === null ? words.toRoom : words.toTable}</span> <Icon name="right" />
          </LinkButton>
        </section>
      ))}
    </div>
  );
}
