import { useState } from 'react';
import { Button } from '../../tables/ggltcg/button.js';
import { Choices } from '../../design/choices.js';
import { Select } from '../../design/field.js';
import { workshopEn as words } from '../../words/workshop.en.js';
import { BalanceTable } from './balance-table.js';
import { download } from './download.js';
import { IntervalPlot } from './interval-plot.js';
import { LengthPlot } from './length-plot.js';
import type { Balance, Rate, Run } from './workshop-server.js';

const FAIR = [45, 55] as const;
const METRICS = ['score', 'score_when_played', 'score_going_first', 'score_going_second'] as const;

/** How each card did in a run: plots with intervals, the numbers, card against card, and all of it to take away. */
export function BalancePanel({ run, balance }: { readonly run: Run; readonly balance: Balance }) {
  const [metric, setMetric] = useState<(typeof METRICS)[number]>('score');
  const rated = [...balance.cards]
    .filter((card) => metric !== 'score_when_played' || card.games_played > 0)
    .sort((one, other) => other[metric].rate - one[metric].rate);
  return (
    <>
      <Facts balance={balance} />
      <Choices
        legend={words.by}
        options={METRICS.map((value) => ({ value, label: words.metrics[value] }))}
        value={metric}
        onChange={setMetric}
      />
      <IntervalPlot
        about={`${words.by}, ${words.metrics[metric]}`}
        middle={50}
        band={FAIR}
        bandLabel={words.fair}
        unit=" %"
        rows={rated.map((card) => rowOf(card.card_name, card[metric]))}
      />
      <BalanceTable cards={balance.cards} />
      <LengthPlot lengths={balance.lengths} />
      <Pairs balance={balance} />
      <p className="row">
        <b>{words.exports}</b>
        <Button
          compact
          onClick={() => download(`${run.plan.card_set}.json`, JSON.stringify({ run, balance }, null, 2))}
        >
          {words.json}
        </Button>
        <Button compact onClick={() => download(`${run.plan.card_set}.csv`, balanceCsv(balance))}>
          {words.csv}
        </Button>
      </p>
    </>
  );
}

function rowOf(name: string, { rate, low, high }: Rate) {
  const [strong, weak] = [low > FAIR[1], high < FAIR[0]];
  const verdict = strong ? ` · ${words.strong}` : weak ? ` · ${words.weak}` : '';
  return { name, value: rate, low, high, label: `${words.percent(rate)}${verdict}`, marked: strong || weak };
}

function Facts({ balance }: { readonly balance: Balance }) {
  const { first_player_score: first } = balance;
  const facts: readonly (readonly [string, string])[] = [
    [words.facts.games, String(balance.games)],
    [words.facts.draws, String(balance.draws)],
    [words.facts.turns, String(balance.mean_turns)],
    [words.facts.first, `${words.percent(first.rate)} (${words.interval(first.low, first.high)})`],
    [words.facts.lost, String(balance.cc_lost_per_turn)],
  ];
  return (
    <dl className="Facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Decks with one card against decks with each other one, the best first. */
function Pairs({ balance }: { readonly balance: Balance }) {
  const names = balance.cards.map(({ card_name }) => card_name);
  const [chosen, setChosen] = useState(names[0] ?? '');
  const card = names.includes(chosen) ? chosen : (names[0] ?? '');
  const rows = balance.pairs
    .filter((pair) => pair.card === card)
    .sort((one, other) => other.score.rate - one.score.rate);
  return (
    <details className="Pairs">
      <summary>{words.pairs}</summary>
      <Select
        label={words.pairsOf}
        options={names.map((name) => ({ value: name, label: name }))}
        value={card}
        onChoose={setChosen}
      />
      <p>{words.pairsAgainst}</p>
      <IntervalPlot
        about={`${words.pairsOf} ${card} ${words.pairsAgainst}`}
        middle={50}
        band={FAIR}
        bandLabel={words.fair}
        unit=" %"
        rows={rows.map(({ against, score }) => rowOf(against, score))}
      />
    </details>
  );
}

function balanceCsv({ cards }: Balance): string {
  const header =
    'card_name,games,score,score_low,score_high,games_played,score_when_played,score_going_first,score_going_second';
  const line = (card: Balance['cards'][number]) =>
    [
      `"${card.card_name.replaceAll('"', '""')}"`,
      card.games,
      card.score.rate,
      card.score.low,
      card.score.high,
      card.games_played,
      card.score_when_played.rate,
      card.score_going_first.rate,
      card.score_going_second.rate,
    ].join(',');
  return `${[header, ...cards.map(line)].join('\n')}\n`;
}
