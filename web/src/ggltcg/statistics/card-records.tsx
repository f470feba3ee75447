import { useState } from 'react';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { artUrl } from '../../tables/ggltcg/art-url.js';
import { to } from '../../to.js';
import { toyStatisticsEn as words } from '../../words/toy-statistics.en.js';
import { likelyBetween } from './statistics.js';
import type { CardRecord } from './statistics.js';
import '../../design/grid.css';
import './statistics.css';

type Column = 'card_name' | 'games_played' | 'win_rate' | 'pick_rate' | 'play_rate' | 'win_rate_when_played';

const COLUMNS: readonly (readonly [column: Column, label: string, narrow: boolean])[] = [
  ['card_name', words.card, true],
  ['games_played', words.games, true],
  ['win_rate', words.winRate, true],
  ['pick_rate', words.pickRate, false],
  ['play_rate', words.playRate, false],
  ['win_rate_when_played', words.whenPlayed, false],
];

interface Props {
  readonly caption: string;
  readonly records: readonly CardRecord[];
}

/** One line for each card; a press on a heading sorts by it, and once more the other way round. */
export function CardRecords({ caption, records }: Props) {
  const [sorting, setSorting] = useState<{ readonly by: Column; readonly up: boolean }>({ by: 'win_rate', up: false });
  const columns = COLUMNS.filter(
    ([column]) => column !== 'pick_rate' || records.some((one) => one.pick_rate !== undefined),
  );
  const sorted = records.toSorted((a, b) => (sorting.up ? 1 : -1) * compare(a[sorting.by], b[sorting.by]));
  const press = (by: Column) => setSorting((now) => ({ by, up: now.by === by ? !now.up : by === 'card_name' }));
  return (
    <table className="grid CardRecords">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map(([column, label, narrow]) => (
            <th
              key={column}
              scope="col"
              className={narrow ? undefined : 'hide-narrow'}
              aria-sort={sorting.by === column ? (sorting.up ? 'ascending' : 'descending') : undefined}
            >
              <button type="button" onClick={() => press(column)}>
                {label}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((record) => (
          <tr key={record.card_name}>
            <th scope="row">
              <Link to={to.card('ggltcg', record.card_name)}>
                <img src={artUrl({ picture: record.card_name, set: '' })} alt="" loading="lazy" />
                {record.card_name}
              </Link>
            </th>
            <td className="n">{record.games_played}</td>
            <WinRate record={record} />
            {columns.slice(3).map(([column]) => (
              <td key={column} className="n hide-narrow">
                {column === 'win_rate_when_played' && record.play_rate === 0
                  ? '–'
                  : words.percent(Number(record[column] ?? 0))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rate as a bar, and as a thin line where the true one likely lies: a card with few games has a long line. */
function WinRate({ record }: { readonly record: CardRecord }) {
  const [low, high] = likelyBetween(record.games_won, record.games_played);
  return (
    <td>
      <span className="RateBar" style={{ '--rate': record.win_rate, '--low': low, '--high': high } as CSSProperties}>
        <b>{words.percent(record.win_rate)}</b>
        <i aria-hidden="true" />
        <span className="unseen">{words.interval(low, high)}</span>
      </span>
    </td>
  );
}

function compare(a: string | number | undefined, b: string | number | undefined): number {
  return typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b) : Number(a ?? 0) - Number(b ?? 0);
}
