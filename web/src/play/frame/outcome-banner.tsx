import { useState } from 'react';
import type { Outcome, PlayerAtTable, Seat } from '@parlour/client';
import { Button } from '../../design/button.js';
import { classNames } from '../../design/class-names.js';
import { Icon } from '../../design/icon.js';
import { Face } from '../../design/plate.js';
import { Laurel } from './laurel.js';
import { standings } from './standings.js';
import './outcome.css';
import { useBesideWords } from '../../words/use-beside-words.js';

interface Props {
  readonly outcome: Outcome;
  readonly players: readonly PlayerAtTable[];
  readonly mine: readonly Seat[];
  /** The result in a few words, and how it came. */
  readonly title: string;
  readonly about?: string;
  /** What a seat's rating gained or lost, where the server has told it. */
  readonly ratings?: ReadonlyMap<Seat, number>;
}

/** How the game ended: over the lower edge of the table, never in front of it. It folds to its heading. */
export function OutcomeBanner({ outcome, players, mine, title, about, ratings }: Props) {
  const { end } = useBesideWords();
  const [folded, setFolded] = useState(false);
  const won = mine.length === 1 && outcome.winners.some((seat) => mine.includes(seat));
  return (
    <section className={classNames('outcome', folded && 'folded', !won && 'plain')} aria-label={end.outcome}>
      {!folded && won && <Laurel />}
      <div>
        <h2 data-testid="outcome">{title}</h2>
        {!folded && about && <p className="soft">{about}</p>}
      </div>
      {!folded && (
        <ol className="places">
          {standings(outcome, players).map(({ player, place }) => (
            <li key={player.seat}>
              <b className="num soft">{place}</b>
              <Face name={player.name} kind={player.kind === 'human' ? 'person' : player.kind} />
              <b className="cut">{mine.length === 1 && mine[0] === player.seat ? end.you : player.name}</b>
              <Change by={ratings?.get(player.seat)} />
            </li>
          ))}
        </ol>
      )}
      <Button quiet round aria-label={folded ? end.show : end.fold} onClick={() => setFolded(!folded)}>
        <span className={folded ? 'turned' : undefined}>
          <Icon name="down" />
        </span>
      </Button>
    </section>
  );
}

function Change({ by }: { readonly by: number | undefined }) {
  if (by === undefined) return null;
  const rounded = Math.round(by);
  return <b className={`num ${rounded >= 0 ? 'up' : 'down'}`}>{rounded >= 0 ? `+${rounded}` : `−${-rounded}`}</b>;
}
