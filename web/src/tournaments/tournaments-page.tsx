import { Link } from 'wouter';
import { useGames } from '../api/use-games.js';
import { Badge } from '../design/chip.js';
import { Mark } from '../design/emblem/mark.js';
import { Icon } from '../design/icon.js';
import { LinkButton } from '../design/link-button.js';
import { Empty, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { useTournamentWords } from '../words/use-tournament-words.js';
import { useWords } from '../words/use-words.js';
import { useTournaments } from './use-tournaments.js';
import './tournaments.css';

const ORDER = ['running', 'registration', 'finished', 'cancelled'] as const;

/** All tournaments, those that go on first. */
export function TournamentsPage() {
  const words = useTournamentWords();
  const { wait } = useWords();
  const { data: games } = useGames();
  const { data } = useTournaments();
  return (
    <Page title={words.title}>
      <div className="welcome">
        <h1>{words.title}</h1>
        <LinkButton leading to={to.newTournament()}>
          <Icon name="plus" /> {words.announce}
        </LinkButton>
      </div>
      {!data && <Waiting label={wait} lines={5} />}
      {data?.length === 0 && (
        <Empty title={words.none}>
          <p className="soft">{words.noneMore}</p>
        </Empty>
      )}
      {ORDER.map((status) => {
        const here = data?.filter((one) => one.status === status) ?? [];
        if (here.length === 0) return null;
        return (
          <Panel key={status} title={words.statuses[status]} aside={<Badge>{here.length}</Badge>} flush>
            <ul className="deck-rows tournament-rows">
              {here.map((one) => (
                <li key={one.id}>
                  <Link to={to.tournament(one.id)}>
                    <Mark slug={one.game} size={40} />
                    <span>
                      <b>{one.name}</b>
                      <span className="soft">
                        {[
                          games?.find(({ slug }) => slug === one.game)?.title ?? one.game,
                          words.plan(words.kinds[one.kind], one.rounds, one.topCut),
                          words.bestOf(one.bestOf),
                        ].join(' · ')}
                      </span>
                    </span>
                    <Icon name="right" />
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        );
      })}
    </Page>
  );
}
