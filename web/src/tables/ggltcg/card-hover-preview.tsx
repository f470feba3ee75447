import { useEffect, useState } from 'react';
import { classNames } from '../../design/class-names.js';
import { Button } from './button.js';
import { Sheet } from '../../design/sheet.js';
import type { PlayState } from '../../play/playing.js';
import { useItem, useOffer, usePlaying } from '../../play/use-playing.js';
import { CardDisplay } from './card-display.js';
import type { Play } from './playing.js';
import { reasonsOf } from './reasons.js';
import { findCard, idOf, zoneOf } from './shapes.js';
import type { Face, Ggltcg } from './shapes.js';
import { talk } from './talk.en.js';
import { useResponsive } from './use-responsive.js';

const HOVER_MS = 250;

/** The large card: under a resting pointer beside the board, and in a sheet when it is held, right-clicked or asked for with `I`. */
export function CardHoverPreview({ play, board }: { readonly play: Play; readonly board: HTMLElement | null }) {
  const { screen } = useResponsive();
  const hovered = useHovered(board);
  const atHand = usePlaying(play, cardAtHand);
  const inspected = usePlaying(play, (now) => now.inspected);
  const shown = hovered ?? atHand;
  return (
    <>
      {screen === 'desktop' && shown !== undefined && (
        <aside className={classNames('CardHoverPreview', hovered !== undefined && 'is-hovered')} aria-hidden="true">
          <LargeCard play={play} item={shown} />
        </aside>
      )}
      <InspectSheet play={play} item={inspected} />
    </>
  );
}

/** What stands in the large card's place while the pointer rests on nothing: what is being used, what asks, or the first card. */
function cardAtHand({ picks, scene, eyes }: PlayState<Ggltcg, Face>): string | undefined {
  const picked = picks.find((pick) => scene.items.has(pick));
  if (picked !== undefined) return picked;
  const open = [...scene.items.values()].filter(({ face }) => face !== undefined && face !== 'down');
  const own = eyes === 'public' ? undefined : zoneOf.hand(eyes);
  const first =
    open.find(({ marks }) => marks.includes('asks')) ?? open.find(({ place }) => place.zone === own) ?? open[0];
  return first?.ref;
}

function InspectSheet({ play, item }: { readonly play: Play; readonly item: string | undefined }) {
  const shown = useItem(play, item ?? '');
  const offer = useOffer(play, item ?? '');
  const face = shown?.face === 'down' ? undefined : shown?.face;
  const close = () => play.inspect(undefined);
  return (
    <Sheet open={face !== undefined} title={face?.name ?? ''} className="ggl-sheet" onClose={close}>
      {item !== undefined && <LargeCard play={play} item={item} />}
      {item !== undefined && <Spoken play={play} item={item} />}
      <div className="TargetSelectionModal-buttons">
        <Button onClick={close}>{talk.close}</Button>
        {offer && item !== undefined && (
          <Button
            variant="primary"
            onClick={() => {
              close();
              play.press(item);
            }}
          >
            {talk.use[offer.role]}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** The large card is a picture: this says what it shows. */
function Spoken({ play, item }: { readonly play: Play; readonly item: string }) {
  const seen = usePlaying(play, (now) => findCard(now.view, idOf(item)));
  const reasons = seen ? reasonsOf(seen).map(({ source, does }) => `${source} ${does}.`) : [];
  return <p className="unseen">{[play.nameOf(item), ...reasons].join(' ')}</p>;
}

function LargeCard({ play, item: ref }: { readonly play: Play; readonly item: string }) {
  const item = useItem(play, ref);
  const seen = usePlaying(play, (now) => findCard(now.view, idOf(ref)));
  if (!item || item.face === 'down' || item.face === undefined) return null;
  const reasons = seen ? reasonsOf(seen) : [];
  return (
    <CardDisplay face={item.face} numbers={item.numbers} asleep={item.pose.asleep}>
      {reasons.length > 0 && (
        <span className="CardDisplay-by">
          {reasons.map(({ source, does }) => (
            <span key={`${source} ${does}`}>
              <b>{source}</b> {does}
            </span>
          ))}
        </span>
      )}
    </CardDisplay>
  );
}

/** The card that the mouse has rested on. */
function useHovered(board: HTMLElement | null): string | undefined {
  const [hovered, setHovered] = useState<string>();
  useEffect(() => {
    if (!board) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      const ref = target.closest<HTMLElement>('[data-ref^="card:"]')?.dataset.ref;
      clearTimeout(timer);
      timer = setTimeout(() => setHovered(ref), HOVER_MS);
    };
    const leave = () => {
      clearTimeout(timer);
      setHovered(undefined);
    };
    board.addEventListener('pointerover', over);
    board.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(timer);
      board.removeEventListener('pointerover', over);
      board.removeEventListener('pointerleave', leave);
    };
  }, [board]);
  return hovered;
}
