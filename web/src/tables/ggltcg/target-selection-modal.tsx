import { useEffect, useRef } from 'react';
import { Button } from '../../design/button.js';
import { promptOf, readyLabel } from '../../play/ask/sentences.js';
import { usePlaying } from '../../play/use-playing.js';
import { Zone } from '../../play/zone/zone.js';
import { CardThing } from './card-thing.js';
import type { Play } from './playing.js';

/** Choosing among cards that do not lie open, those in bed: a dialog that keeps the keyboard until it is answered. */
export function TargetSelectionModal({ play }: { readonly play: Play }) {
  const ask = usePlaying(play, (now) => now.ask);
  const scene = usePlaying(play, (now) => now.scene);
  const sending = usePlaying(play, (now) => now.sending);
  const dialog = useRef<HTMLDialogElement>(null);
  const sleepers = [...ask.open.keys()].filter((ref) => scene.items.get(ref)?.place.zone.startsWith('sleep:'));
  const open = sleepers.length > 0 && !sending;
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  const telling = play.telling();
  const others = [...ask.open.keys()].filter((ref) => scene.items.get(ref)?.place.zone.startsWith('play:'));
  return (
    <dialog
      ref={dialog}
      className="sheet TargetSelectionModal"
      aria-label={promptOf(play.kind, ask, telling)}
      onCancel={(event) => {
        event.preventDefault();
        play.cancel();
      }}
    >
      {open && (
        <div className="TargetSelectionModal-card">
          <h2>{promptOf(play.kind, ask, telling)}</h2>
          {ask.need && (
            <p>
              {ask.need.min === ask.need.max ? `Choose ${ask.need.max}.` : `Choose ${ask.need.min} to ${ask.need.max}.`}
            </p>
          )}
          <Zone name="targets" title="Cards to choose from" className="TargetSelectionModal-cards">
            {[...sleepers, ...others].map((ref) => (
              <CardThing key={ref} play={play} item={ref} />
            ))}
          </Zone>
          <div className="TargetSelectionModal-buttons">
            <Button onClick={() => play.cancel()}>Cancel</Button>
            <Button leading disabled={!ask.ready} data-done onClick={() => play.done()}>
              {ask.ready ? readyLabel(play.kind, ask, telling) : 'Choose first'}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
}
