import { useEffect, useRef } from 'react';
import { Button } from './button.js';
import { promptOf, readyLabel } from '../../play/ask/sentences.js';
import { usePlaying } from '../../play/use-playing.js';
import { Zone } from '../../play/zone/zone.js';
import { CardThing } from './card-thing.js';
import type { Narrowed } from '../../play/ask/offer.js';
import type { Scene } from '../../play/stage/scene.js';
import type { Play } from './playing.js';
import type { Face, Ggltcg } from './shapes.js';
import { talk } from './talk.en.js';

/** Choosing among cards that do not lie open, those in bed: a dialog that keeps the keyboard until it is answered. */
export function TargetSelectionModal({ play }: { readonly play: Play }) {
  const ask = usePlaying(play, (now) => now.ask);
  const scene = usePlaying(play, (now) => now.scene);
  const picks = usePlaying(play, (now) => now.picks);
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
  // A price that is the same for all stands on the button as soon as something is chosen.
  const prices = new Set(sleepers.flatMap((ref) => ask.open.get(ref)?.caption?.price?.cc ?? []));
  const priced = prices.size > 1 || !ask.ready;
  return (
    <dialog
      ref={dialog}
      className="sheet broad TargetSelectionModal"
      aria-label={promptOf(play.kind, ask, telling)}
      onCancel={(event) => {
        event.preventDefault();
        play.cancel();
      }}
    >
      {open && (
        <div className="TargetSelectionModal-card">
          <h2>{promptOf(play.kind, ask, telling)}</h2>
          <p>
            {textOf(scene, picks)}
            {ask.need && <small>{howMany(ask.need)}</small>}
          </p>
          <Zone name="targets" title={talk.toChooseFrom} className="TargetSelectionModal-cards">
            {[...sleepers, ...others].map((ref) => (
              <CardThing key={ref} play={play} item={ref} priced={priced} />
            ))}
          </Zone>
          <div className="TargetSelectionModal-buttons">
            <Button onClick={() => play.cancel()}>{talk.cancel}</Button>
            <Button variant="primary" disabled={!ask.ready} data-done onClick={() => play.done()}>
              {ask.ready ? readyLabel(play.kind, ask, telling) : talk.chooseFirst}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
}

/** What stands on the card that is being played. */
function textOf(scene: Scene<Face>, picks: readonly string[]): string | undefined {
  const faces = picks.map((pick) => scene.items.get(pick)?.face);
  return faces.find((face) => face !== undefined && face !== 'down')?.text;
}

function howMany({ min, max, taken }: NonNullable<Narrowed<Ggltcg['action']>['need']>): string {
  return talk.chosen(min, max, taken);
}
