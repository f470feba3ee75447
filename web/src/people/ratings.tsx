import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTitle } from '../api/use-games.js';
import { Button } from '../design/button.js';
import { Panel } from '../design/panel.js';
import { usePageWords } from '../words/use-page-words.js';
import { RatingCard } from './rating-card.js';
import { RatingChart, RatingTable } from './rating-chart.js';
import type { Rating, RatingStep } from './use-profile.js';

interface Props {
  readonly ratings: readonly Rating[];
  readonly steps: readonly RatingStep[];
  /** Beside the course. */
  readonly beside: ReactNode;
}

const keyOf = ({ game, list }: { readonly game: string; readonly list: string }): string => `${game} ${list}`;

/** All ratings of a player; the chosen one with its course below, as a drawing or as a table. */
export function Ratings({ ratings, steps, beside }: Props) {
  const { people } = usePageWords();
  const titleOf = useTitle();
  const [chosen, setChosen] = useState<string>();
  const [asTable, setAsTable] = useState(false);
  const large = ratings.find((one) => keyOf(one) === chosen) ?? ratings[0];
  if (!large) return beside;
  const course = steps.filter((step) => keyOf(step) === keyOf(large)).toReversed();
  return (
    <>
      <ul className="ratings" aria-label={people.ratings}>
        {ratings.map((rating) => (
          <li key={keyOf(rating)}>
            <RatingCard
              rating={rating}
              title={titleOf(rating.game)}
              chosen={rating === large}
              named={ratings.filter(({ game }) => game === rating.game).length > 1}
              onChoose={() => setChosen(keyOf(rating))}
            />
          </li>
        ))}
      </ul>
      <div className="profile-split">
        {course.length > 1 && (
          <Panel
            title={people.course(titleOf(large.game), course.length)}
            aside={
              <Button quiet compact aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
                {asTable ? people.asChart : people.asTable}
              </Button>
            }
          >
            {asTable ? <RatingTable steps={course} /> : <RatingChart steps={course} title={titleOf(large.game)} />}
          </Panel>
        )}
        {beside}
      </div>
    </>
  );
}
