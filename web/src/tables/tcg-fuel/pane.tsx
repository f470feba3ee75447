import { memo, useSyncExternalStore } from 'react';
import { Button } from '../../design/button.js';
import { Sheet } from '../../design/sheet.js';
import { labelOf } from '../../play/ask/sentences.js';
import type { Playing } from '../../play/playing.js';
import { rowOf } from '../../play/stage/scene.js';
import type { Ref } from '../../play/stage/scene.js';
import { useOffer, usePlaying } from '../../play/use-playing.js';
import { Inspect } from './inspect.js';
import type { Face, TcgFuel } from './shapes.js';
import { talk } from './talk.en.js';

const WIDE = '(min-width: 60.01rem)';

interface Props {
  readonly play: Playing<TcgFuel, Face>;
  readonly pointed?: Ref;
}

/** The sheet of a card: beside the board on wide screens, over it elsewhere. */
export const Pane = memo(function Pane({ play, pointed }: Props) {
  const inspected = usePlaying(play, (now) => now.inspected);
  const top = usePlaying(play, (now) => rowOf(now.scene, 'stack').at(-1)?.ref);
  const last = usePlaying(play, (now) => rowOf(now.scene, 'field').at(-1)?.ref);
  const isWide = useIsWide();
  const shown = inspected ?? pointed ?? top ?? last;
  if (!isWide) {
    return (
      <Sheet open={inspected !== undefined} title={talk.card} onClose={() => play.inspect(undefined)}>
        {inspected !== undefined && <Inspect play={play} item={inspected} />}
        {inspected !== undefined && <Act play={play} item={inspected} />}
      </Sheet>
    );
  }
  return (
    <section className="fu-pane" aria-label={talk.card} tabIndex={0}>
      {shown !== undefined && <Inspect play={play} item={shown} />}
    </section>
  );
});

/** What the card that is read can be pressed for now: to hold, to read and to act is one way. */
function Act({ play, item }: { readonly play: Playing<TcgFuel, Face>; readonly item: Ref }) {
  const offer = useOffer(play, item);
  const soFar = usePlaying(play, (now) => now.ask.soFar);
  if (!offer || offer.role === 'taken' || !play.source.act) return null;
  const { kind } = play;
  const labels = new Set(offer.ways.map((way) => labelOf(kind, way, soFar, play.telling('newest'))));
  return (
    <p className="fu-sheet-act">
      <Button
        leading
        onClick={() => {
          play.inspect(undefined);
          play.press(item);
        }}
      >
        {[...labels].join(' / ')}
      </Button>
    </p>
  );
}

let query: MediaQueryList | undefined;
const wide = (): MediaQueryList => (query ??= matchMedia(WIDE));

function onWide(changed: () => void): () => void {
  wide().addEventListener('change', changed);
  return () => wide().removeEventListener('change', changed);
}

function useIsWide(): boolean {
  return useSyncExternalStore(onWide, () => wide().matches);
}
