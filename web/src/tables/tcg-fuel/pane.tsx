import { useSyncExternalStore } from 'react';
import { Sheet } from '../../design/sheet.js';
import type { Playing } from '../../play/playing.js';
import { rowOf } from '../../play/stage/scene.js';
import type { Ref } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import { Inspect } from './inspect.js';
import type { Face, TcgFuel } from './shapes.js';

const WIDE = '(min-width: 60.01rem)';

/** The sheet of a card: beside the board on wide screens, over it elsewhere. */
export function Pane({ play, pointed }: { readonly play: Playing<TcgFuel, Face>; readonly pointed?: Ref }) {
  const inspected = usePlaying(play, (now) => now.inspected);
  const top = usePlaying(play, (now) => rowOf(now.scene, 'stack').at(-1)?.ref);
  const last = usePlaying(play, (now) => rowOf(now.scene, 'field').at(-1)?.ref);
  const isWide = useIsWide();
  const shown = inspected ?? pointed ?? top ?? last;
  if (!isWide) {
    return (
      <Sheet open={inspected !== undefined} title="Card" onClose={() => play.inspect(undefined)}>
        {inspected !== undefined && <Inspect play={play} item={inspected} />}
      </Sheet>
    );
  }
  return (
    <section className="fu-pane" aria-label="Card" tabIndex={0}>
      {shown !== undefined && <Inspect play={play} item={shown} />}
    </section>
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
