import { Mark } from '../design/emblem/mark.js';
import { usePageWords } from '../words/use-page-words.js';

/** One rating of a player, with the last games that made it. */
export interface Rating {
  readonly game: string;
  readonly list: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
  readonly wins: number;
  readonly recent: readonly number[];
}

/** A rating with how sure it is, and the way it went. */
export function RatingCard({ rating: of, title }: { readonly rating: Rating; readonly title: string }) {
  const { people } = usePageWords();
  const { game, list, rating, deviation, games, wins, recent } = of;
  return (
    <li className="rating">
      <div className="row stay">
        <Mark slug={game} /> <b>{title}</b> <span className="soft small">{list}</span>
      </div>
      <p className="value">
        {Math.round(rating)} <small>± {Math.round(deviation)}</small>
      </p>
      {recent.length > 1 && <Sparkline values={recent} />}
      <p className="soft small">{people.won(wins, games)}</p>
    </li>
  );
}

const WIDTH = 120;
const HEIGHT = 28;

/** The way of a number; the number itself stands beside it in figures. */
function Sparkline({ values }: { readonly values: readonly number[] }) {
  const least = Math.min(...values);
  const span = Math.max(1, Math.max(...values) - least);
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = HEIGHT - 2 - ((value - least) / span) * (HEIGHT - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg className="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
