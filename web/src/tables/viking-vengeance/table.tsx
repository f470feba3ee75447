import { useState } from 'react';
import { classNames } from '../../design/class-names.js';
import { Sheet } from '../../design/sheet.js';
import { useBottomSeat } from '../../play/frame/bottom-seat.js';
import type { Playing } from '../../play/playing.js';
import { rowOf } from '../../play/stage/scene.js';
import type { Ref } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import { Board } from './board.js';
import { CardSheet, titleOf } from './card-sheet.js';
import { Guide, useIsGuided } from './guide.js';
import { Hand } from './hand.js';
import { Result } from './result.js';
import { OpenHand } from './open-hand.js';
import { hand, on, positionOf } from './places.js';
import { Plate } from './plate.js';
import { isCard } from './shapes.js';
import type { Face, VikingVengeance } from './shapes.js';
import { Staff } from './staff.js';
import { talk } from './talk.en.js';
import './fonts.css';
import './table.css';
import './open.css';
import './floats.css';

/** The board between the two sides, the hand below it, and beside it what is looked at. */
export function Table({ play }: { readonly play: Playing<VikingVengeance, Face> }) {
  const near = useBottomSeat(play);
  const picked = usePlaying(play, (now) => now.picks[0]);
  const inspected = usePlaying(play, (now) => now.inspected);
  const isOver = usePlaying(play, ({ outcome, shown, version }) => outcome !== null && shown === version);
  const isOpen = usePlaying(play, ({ scene }) => rowOf(scene, hand(1 - near)).some(({ face }) => isCard(face)));
  const isGuided = useIsGuided(play) && !isOver;
  const [look, setLook] = useState<Ref>();
  const [lastLooked, setLastLooked] = useState<Ref>();
  const isEmpty = usePlaying(play, ({ scene }) => {
    const at = look === undefined ? undefined : positionOf(look);
    return at !== undefined && rowOf(scene, on(at)).length === 0;
  });
  // An empty tile under the pointer says less than the card that is about to be placed on it.
  const shown = isEmpty && picked !== undefined ? picked : (look ?? picked ?? lastLooked);
  const lookAt = (ref: Ref | undefined): void => {
    setLook(ref);
    if (ref !== undefined) setLastLooked(ref);
  };
  return (
    <div className={classNames('vv', isOver && 'is-over', (isOpen || isGuided) && 'is-open')}>
      <div className="vv-sides">
        <Plate play={play} seat={1 - near} near={false} />
        <Staff play={play} near={near} />
        <Plate play={play} seat={near} near />
      </div>
      {isOpen && <OpenHand play={play} seat={1 - near} onLook={lookAt} />}
      {isGuided && <Guide play={play} />}
      <Board play={play} near={near} onLook={lookAt} />
      {isOver ? <Result play={play} near={near} /> : <Hand play={play} seat={near} onLook={lookAt} />}
      <aside className="vv-look" aria-label={talk.looked}>
        {shown === undefined ? (
          <p className="vv-look-none">{talk.pointAtOne}</p>
        ) : (
          <CardSheet play={play} item={shown} />
        )}
      </aside>
      <Sheet
        open={inspected !== undefined}
        title={inspected === undefined ? '' : titleOf(play, inspected)}
        className="vv-inspect"
        onClose={() => play.inspect(undefined)}
      >
        {inspected !== undefined && <CardSheet play={play} item={inspected} />}
      </Sheet>
    </div>
  );
}
