import { workshopEn as words } from '../../words/workshop.en.js';
import type { CardBalance } from './workshop-server.js';

/** The same numbers for those who read tables, behind a toggle. */
export function BalanceTable({ cards }: { readonly cards: readonly CardBalance[] }) {
  return (
    <details className="BalanceTable">
      <summary>{words.table}</summary>
      <div className="BalanceTable-scroll" tabIndex={0} role="region" aria-label={words.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.card}</th>
              <th scope="col">{words.games}</th>
              <th scope="col">{words.metrics.score}</th>
              <th scope="col">95 %</th>
              <th scope="col">{words.played}</th>
              <th scope="col">{words.metrics.score_when_played}</th>
            </tr>
          </thead>
          <tbody>
            {cards.map((card) => (
              <tr key={card.card_name}>
                <th scope="row">{card.card_name}</th>
                <td>{card.games}</td>
                <td>{words.percent(card.score.rate)}</td>
                <td>{words.interval(card.score.low, card.score.high)}</td>
                <td>{words.percent(card.play_rate)}</td>
                <td>{words.percent(card.score_when_played.rate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
