import { useState } from 'react';
import { Sheet } from '../../design/sheet.js';
import { usePlaying } from '../../play/use-playing.js';
import { artUrl } from './art-url.js';
import { CardDisplay } from './card-display.js';
import { DeckList } from './deck-list.js';
import type { SideProps } from './playing.js';
import { useRow, whoseSide } from './playing.js';
import { zoneOf } from './shapes.js';
import { talk } from './talk.en.js';

/** The bed of a side: the newest sleeper in front, all of them in a sheet. */
export function SleepZoneDisplay({ play, seat, near }: SideProps) {
  const sleepers = useRow(play, zoneOf.sleep(seat)).toReversed();
  const [open, setOpen] = useState(false);
  usePlaying(play, (now) => now.view);
  const title = talk.sleepZone(whoseSide(play, seat));
  const names = sleepers.map(({ face }) => (face === 'down' ? talk.aCard : face?.name)).join(', ');
  return (
    <>
      <button
        type="button"
        className="SleepZoneDisplay"
        data-many={sleepers.length > 3 || undefined}
        data-ref={`sleep:${seat}`}
        onClick={() => setOpen(true)}
      >
        <span className="SleepZoneDisplay-head" aria-hidden="true">
          <b>{sleepers.length}</b> {talk.places.asleep}
        </span>
        <span className="SleepZoneDisplay-bed" aria-hidden="true">
          {sleepers.map(({ ref, face, marks }) => (
            <span key={ref} data-ref={ref}>
              {face !== undefined && face !== 'down' && (
                <>
                  <img src={artUrl(face, true)} alt="" draggable={false} />
                  <b className={face.name.length > 12 ? 'long' : undefined}>{face.name}</b>
                </>
              )}
              {marks.includes('asks') && <span className="Asks">?</span>}
            </span>
          ))}
        </span>
        <span className="unseen">{talk.pressToOpen(title, sleepers.length, names)}</span>
      </button>
      <Sheet open={open} title={talk.newestFirst(title)} className="ggl-sheet" onClose={() => setOpen(false)}>
        <ul className="CardList">
          {sleepers.map(({ ref, face }) => (
            <li key={ref}>
              {face !== undefined && face !== 'down' && <CardDisplay face={face} asleep />}
              <span className="unseen">{play.nameOf(ref)}</span>
            </li>
          ))}
        </ul>
        {sleepers.length === 0 && <p>{talk.nobodySleeps}</p>}
        <DeckList play={play} seat={seat} near={near} />
      </Sheet>
    </>
  );
}
