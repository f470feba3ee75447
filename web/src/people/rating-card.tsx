import { Mark } from '../design/emblem/mark.js';
import { Sparkline } from '../design/sparkline.js';
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
