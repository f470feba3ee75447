import { isProblem } from '@parlour/client';
import { useState } from 'react';
import { useUser } from '../account/use-user.js';
import { useGame } from '../api/use-games.js';
import { Button } from '../design/button.js';
import { Badge } from '../design/chip.js';
import { Mark } from '../design/emblem/mark.js';
import { Coming, Note, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { Tabs } from '../design/tabs.js';
import { NotFound } from '../shell/not-found.js';
import { Page } from '../shell/page.js';
import { useTournamentWords } from '../words/use-tournament-words.js';
import { useWords } from '../words/use-words.js';
import { BracketAndList } from './bracket-and-list.js';
import { Decisions, isDecision } from './decisions.js';
import { Entrants } from './entrants.js';
import { Organiser } from './organiser.js';
import { TakePart } from './take-part.js';
import { Rounds } from './rounds.js';
import { Round } from './round.js';
import { Standings } from './standings.js';
import { useMatches, useStandings, useTournament } from './use-tournaments.js';
import type { TournamentPage as Told } from './use-tournaments.js';
import '../decks/decks.css';
import './tournaments.css';

type Shown = 'overview' | 'round' | 'standings' | 'bracket' | 'players';

/** One tournament: register, the rounds with their tables, standings, bracket and players. */
export function TournamentPage({ id }: { readonly id: string }) {
  const words = useTournamentWords();
  const { wait } = useWords();
  const { data, error } = useTournament(id);
  const game = useGame(data?.game ?? '');
  if (isProblem(error) && error.status === 404) return <NotFound />;
  if (!data) {
    return (
      <Page title={words.title}>
        <h1 className="unseen">{words.title}</h1>
        <Waiting label={wait} lines={6} />
      </Page>
    );
  }
  return (
    <Page title={data.name}>
      <div className="titled">
        <Mark slug={data.game} size={64} />
        <div>
          <p className="kicker">{words.kicker(game?.title ?? data.game, words.statuses[data.status])}</p>
          <h1>{data.name}</h1>
          <p className="soft">
            {[
              words.plan(words.kinds[data.kind], data.rounds, data.topCut),
              words.formatOf(data.options.format),
              words.bestOf(data.bestOf),
              words.players(data.players.length, data.maxPlayers),
            ]
              .filter((part) => part !== undefined)
              .join(' · ')}
          </p>
        </div>
      </div>
      <Body tournament={data} />
    </Page>
  );
}

function Body({ tournament }: { readonly tournament: Told }) {
  const words = useTournamentWords();
  const { data: matches = [], isLoading: matchesComing } = useMatches(tournament);
  const { data: standings = [], isLoading: standingsComing } = useStandings(tournament);
  const user = useUser();
  const [shown, setShown] = useState<Shown>('overview');
  const { players, winnerId, currentRound } = tournament;
  const nameOf = (playerId: number | null) =>
    players.find((player) => player.playerId === playerId)?.name ?? words.toBePlayed;
  const me = user && players.find(({ userId }) => userId === user.id)?.playerId;
  const isOrganiser = user !== undefined && tournament.createdBy === user.id;
  const common = { tournament, matches, nameOf, me };
  const knockout = matches.filter(({ stage }) => stage === 'elimination');
  const round =
    currentRound > 0 ? (
      <Round {...common} round={currentRound} isOrganiser={isOrganiser} />
    ) : (
      <p className="soft">{words.notBegun}</p>
    );
  const table = { standings, players, me };
  const people = <Entrants tournament={tournament} me={me} isOrganiser={isOrganiser} />;
  const log = tournament.log.filter(isDecision);
  return (
    <>
      {winnerId !== null && (
        <Note icon="cup">
          <b>{words.winner(nameOf(winnerId))}</b>
        </Note>
      )}
      {tournament.status === 'cancelled' && <Note icon="cup">{words.calledOffMore}</Note>}
      <TakePart tournament={tournament} me={me} />
      {isOrganiser && <Organiser tournament={tournament} />}
      {(matchesComing || standingsComing) && <Coming />}
      <Tabs<Shown>
        label={words.title}
        shown={shown}
        onShow={setShown}
        className="tournament-tabs"
        tabs={[
          {
            id: 'overview',
            label: words.overview,
            content: (
              <div className={currentRound > 0 ? 'split' : undefined}>
                <div className="stack">
                  {knockout.length > 0 && <BracketAndList title={words.bracket} matches={knockout} nameOf={nameOf} />}
                  <Panel title={currentRound > 0 ? words.round(currentRound) : words.people}>
                    {currentRound > 0 ? round : people}
                  </Panel>
                  {log.length > 0 && (
                    <Panel title={words.log}>
                      <Decisions log={log} matches={matches} nameOf={nameOf} />
                    </Panel>
                  )}
                </div>
                {currentRound > 0 && (
                  <Panel
                    title={words.standings}
                    aside={
                      <Button quiet compact onClick={() => setShown('standings')}>
                        {words.tieBreaks}
                      </Button>
                    }
                    flush
                  >
                    <Standings {...table} />
                  </Panel>
                )}
              </div>
            ),
          },
          {
            id: 'round',
            label: currentRound > 1 ? words.allRounds : words.round(1),
            content: currentRound > 0 ? <Rounds {...common} isOrganiser={isOrganiser} /> : <Panel>{round}</Panel>,
          },
          {
            id: 'standings',
            label: words.standings,
            content: (
              <Panel flush>
                <Standings {...table} full />
                <details className="tie-breaks" open>
                  <summary>{words.tieBreaks}</summary>
                  <p>{words.tieBreaksMore}</p>
                </details>
              </Panel>
            ),
          },
          {
            id: 'bracket',
            label: words.bracket,
            content:
              knockout.length > 0 ? (
                <BracketAndList title={words.bracket} matches={knockout} nameOf={nameOf} />
              ) : (
                <Panel>
                  <p className="soft">{words.noBracket}</p>
                </Panel>
              ),
          },
          {
            id: 'players',
            label: (
              <>
                {words.people} <Badge>{players.length}</Badge>
              </>
            ),
            content: <Panel>{people}</Panel>,
          },
        ]}
      />
    </>
  );
}
