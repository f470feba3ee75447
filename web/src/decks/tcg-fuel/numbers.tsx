import { Pip } from '../../tables/tcg-fuel/pips.js';
import { manaName } from '../../tables/tcg-fuel/printed.en.js';
import { useDeckWords } from '../../words/use-deck-words.js';
import type { Bench } from '../deck-kind.js';
import { pilesOf } from '../piles.js';
import type { FuelCard } from './cards.js';

/** What the server tells of a deck of TCG Fuel. */
export interface FuelStats {
  readonly size: number;
  readonly lands: number;
  readonly averageManaValue: number;
  readonly colorSources: Readonly<Record<string, number>>;
  readonly openingLands: readonly number[];
  readonly drawOdds: readonly { readonly card: string; readonly byTurn: Readonly<Record<string, number>> }[];
}

const COLOURS = ['white', 'blue', 'black', 'red', 'green'] as const;
const DEAREST = 6;
const HEIGHT = 68;
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Curve, lands, sources of each colour and odds. */
export function FuelNumbers({
  bench,
  facts,
}: {
  readonly bench: Bench<FuelCard>;
  readonly facts: FuelStats | undefined;
}) {
  const { fuel } = useDeckWords();
  const opening = facts?.openingLands.reduce((sum, share, lands) => sum + share * lands, 0) ?? 0;
  return (
    <div className="fuel-numbers">
      <Curve bench={bench} />
      {facts && (
        <>
          <p className="fuel-facts">
            <span>
              <b>{facts.lands}</b> {fuel.lands}
            </span>
            <span>
              <b>{facts.averageManaValue.toFixed(1)}</b> {fuel.average}
            </span>
            {COLOURS.filter((color) => (facts.colorSources[color] ?? 0) > 0).map((color) => (
              <span key={color}>
                <b>{facts.colorSources[color]}</b> <Pip mana={color} />{' '}
                <span className="unseen">{manaName(color)}</span> {fuel.sources}
              </span>
            ))}
            <span>
              <b>{opening.toFixed(1)}</b> {fuel.opening}
            </span>
          </p>
          {facts.size > 0 && <Odds bench={bench} facts={facts} />}
        </>
      )}
    </div>
  );
}

function Curve({ bench }: { readonly bench: Bench<FuelCard> }) {
  const { fuel } = useDeckWords();
  const piles = [...pilesOf(bench.draft.picks, bench.rules, bench.cards).values()];
  const spells = piles.filter(({ card }) => card.type !== 'land');
  const columns = Array.from({ length: DEAREST + 1 }, (_, value) => {
    const here = spells.filter(({ card }) => Math.min(DEAREST, card.manaValue) === value);
    const parts = new Map<string, number>();
    for (const { card, picks } of here) {
      const tone = card.colors.length > 1 ? 'two' : (card.colors[0] ?? 'none');
      parts.set(tone, (parts.get(tone) ?? 0) + picks.length);
    }
    return {
      label: value === DEAREST ? '6+' : String(value),
      parts,
      n: here.reduce((n, { picks }) => n + picks.length, 0),
    };
  });
  const top = Math.max(1, ...columns.map(({ n }) => n));
  const said = columns.filter(({ n }) => n > 0).map(({ n, label }) => fuel.curveAt(n, label));
  return (
    <div className="fuel-curve" role="img" aria-label={fuel.curve(said)}>
      {columns.map(({ label, parts, n }) => (
        <div key={label}>
          <span className="fuel-column">
            <b>{n || ''}</b>
            {[...parts].map(([tone, count]) => (
              <i key={tone} data-tone={tone} style={{ height: `${(count / top) * HEIGHT}px` }} />
            ))}
          </span>
          {label}
        </div>
      ))}
    </div>
  );
}

function Odds({ bench, facts }: { readonly bench: Bench<FuelCard>; readonly facts: FuelStats }) {
  const { fuel } = useDeckWords();
  const turns = [1, 2, 4, 6];
  return (
    <details className="deck-tools">
      <summary>{fuel.odds}</summary>
      <h4>{fuel.firstHand}</h4>
      <ol className="fuel-opening" start={0}>
        {facts.openingLands.map((share, lands) => (
          <li key={lands}>
            <i style={{ height: `${Math.max(2, share * 90)}px` }} />
            <b>{lands}</b>
            <small>{percent(share)}</small>
          </li>
        ))}
      </ol>
      <p className="soft small">{fuel.oddsMore}</p>
      <table className="grid fuel-odds">
        <thead>
          <tr>
            <th scope="col">{fuel.card}</th>
            {turns.map((turn) => (
              <th scope="col" className="n" key={turn}>
                {fuel.turn(turn)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.drawOdds.map(({ card, byTurn }) => (
            <tr key={card}>
              <td>{bench.cards.get(card)?.name ?? card}</td>
              {turns.map((turn) => (
                <td className="n" key={turn}>
                  {percent(byTurn[turn] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
