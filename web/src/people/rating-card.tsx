import { Mark } from '../design/emblem/mark.js';
import { Sparkline } from '../design/sparkline.js';
import { isSure } from '../game/leaders.js';
import { usePageWords } from '../words/use-page-words.js';
import type { Rating } from './use-profile.js';

interface Props {
  readonly rating: Rating;
  readonly title: string;
  /** Its course is shown large. */
  readonly chosen: boolean;
  /** The game has several lists, so this one is named. */
  readonly named: boolean;
  onChoose(): void;
}

/** A rating with how sure it is, and the way it went; a press shows it large. */
export function RatingCard({ rating: of, title, chosen, named, onChoose }: Props) {
  const { people } = usePageWords();
  const { game, list, rating, deviation, games, wins, recent } = of;
  return (
    <button type="button" className="rating" aria-pressed={chosen} onClick={onChoose}>
      <span className="rating-head">
        <Mark slug={game} /> <b className="cut">{title}</b> {named && <span className="soft small cut">{list}</span>}
      </span>
      <span className="value">
        {Math.round(rating)} {isSure(deviation) && <small>± {Math.round(deviation)}</small>}
      </span>
      {recent.length > 1 && <Sparkline values={recent} />}
      <span className="soft small">{people.won(wins, games)}</span>
    </button>
  );
}
