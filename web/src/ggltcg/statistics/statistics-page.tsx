import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useUser } from '../../account/use-user.js';
import { problemText } from '../../api/problem-text.js';
import { LinkButton } from '../../design/link-button.js';
import { Empty, Trouble, Waiting } from '../../design/notice.js';
import { Panel } from '../../design/panel.js';
import { leadersOf } from '../../game/leaders.js';
import { LeadersPanel } from '../../game/leaders-panel.js';
import { Page } from '../../shell/page.js';
import { to } from '../../to.js';
import { toyStatisticsEn as words } from '../../words/toy-statistics.en.js';
import { usePageWords } from '../../words/use-page-words.js';
import { CardRecords } from './card-records.js';
import { useCardRecords, usePlayerRecord } from './statistics.js';
import type { PlayerRecord } from './statistics.js';
import './statistics.css';

const MOST_PLAYERS = 20;

/** How the cards of GGLTCG and its players have done; with a player, that one with each card. */
export function ToyStatisticsPage({ player }: { readonly player?: string | undefined }) {
  return player === undefined ? <Everybody /> : <OnePlayer key={player} player={player} />;
}

function Everybody() {
  const { wait } = usePageWords();
  const { data, error } = useCardRecords();
  const user = useUser();
  return (
    <Page title={words.title}>
      <Heading title={words.title}>
        {user && <LinkButton to={to.toyStatistics(user.id)}>{words.mine}</LinkButton>}
      </Heading>
      <Panel title={words.cards}>
        {error ? (
          <Trouble>{problemText(error)}</Trouble>
        ) : !data ? (
          <Waiting label={wait} lines={6} />
        ) : data.length === 0 ? (
          <p className="soft">{words.noGames}</p>
        ) : (
          <>
            <p className="soft">{words.cardsHint}</p>
            <CardRecords caption={words.cards} records={data} />
          </>
        )}
      </Panel>
      <LeadersPanel slug="ggltcg" reader={leadersOf('ggltcg')} title={words.players} most={MOST_PLAYERS} />
    </Page>
  );
}

function OnePlayer({ player }: { readonly player: string }) {
  const { wait } = usePageWords();
  const { data, error } = usePlayerRecord(player);
  const title = data ? words.of(data.display_name) : words.title;
  return (
    <Page title={title}>
      <Heading title={title}>
        <LinkButton to={to.toyStatistics()}>{words.everybody}</LinkButton>
      </Heading>
      {data ? (
        <>
          <Figures record={data} />
          <Panel title={words.theirCards}>
            <CardRecords caption={words.theirCards} records={data.card_stats} />
          </Panel>
        </>
      ) : error ? (
        <Empty title={words.nobody}>
          <p className="soft">{words.noGames}</p>
        </Empty>
      ) : (
        <Waiting label={wait} lines={6} />
      )}
    </Page>
  );
}

function Heading({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="welcome">
      <div>
        <p className="kicker">
          <Link to={to.game('ggltcg')}>{words.game}</Link>
        </p>
        <h1>{title}</h1>
      </div>
      {children}
    </div>
  );
}

function Figures({ record }: { readonly record: PlayerRecord }) {
  const { figures } = words;
  const rows = [
    [figures.games, String(record.games_played)],
    [figures.won, words.part(record.games_won, record.games_played)],
    [figures.tussles, words.part(record.tussles_won, record.total_tussles)],
    [figures.direct, String(record.direct_attacks)],
    [figures.turns, record.avg_turns.toFixed(1)],
    [figures.time, minutes(record.avg_game_duration_seconds)],
  ] as const;
  return (
    <dl className="ToyFigures">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
