import type { CSSProperties } from 'react';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../../play/playing.js';
import type { Ref } from '../../play/stage/scene.js';
import { useItem, useOffer, usePlaying } from '../../play/use-playing.js';
import type { Detail } from './art/cards.js';
import { CardPicture } from './card-picture.js';
import { Eye } from './icons.js';
import { useLedger } from './ledgers.js';
import type { MemoryEntry } from './ledgers.js';
import { rankName } from './named.en.js';
import { keyOfSlot, placeOf } from './places.js';
import { seatOf } from './shapes.js';
import type { Check, Face } from './shapes.js';
import { talk } from './talk.en.js';
import { useWindow } from './use-newest.js';
import { useTries } from './use-tries.js';

interface Props {
  readonly play: Playing<Check, Face>;
  readonly item: Ref;
  readonly detail: Detail;
  readonly style: CSSProperties;
  readonly still?: boolean;
}

/** A card in its slot: a real button, whose name says where it lies and what a press does. */
export function SlotCard({ play, item, detail, style, still }: Props) {
  const here = useItem(play, item);
  const offer = useOffer(play, item);
  const isRace = offer?.ways.some(({ type }) => type === 'attemptMatch') ?? false;
  const aid = usePlaying(play, (now) => noteOn(now.view.memory, item));
  const ledger = useLedger(play, ({ entries }) => noteOn(entries, item));
  const against = useLedger(play, (now) => now.against.includes(item));
  const noted = ledger ?? aid;
  const busy = usePlaying(play, (now) => now.sending && now.picks.includes(item));
  const key = usePlaying(play, (now) => keyOfSlot([...now.ask.open.keys()], item));
  const { tried, dealt } = useTries();
  const window = useWindow(play);
  const seen = here?.marks.includes('seen') ?? false;
  const inside = (
    <>
      <CardPicture face={here?.face} detail={detail} />
      {seen && (
        <i className="slot-mark mark-eye">
          <Eye />
        </i>
      )}
      {window && tried.has(item) && <i className="slot-mark mark-not">{talk.not([window.cardToMatch.rank])}</i>}
      {window && dealt.has(item) && <i className="slot-mark mark-penalty">+1</i>}
      {key !== undefined && (
        <kbd className="slot-mark mark-key" aria-hidden="true">
          {key}
        </kbd>
      )}
      {noted !== undefined && <i className="slot-mark mark-noted">{noted}</i>}
    </>
  );
  const className = classNames(
    'slot',
    here?.face !== 'down' && 'is-up',
    seen && 'is-seen',
    tried.has(item) && 'is-tried',
    dealt.has(item) && 'is-penalty',
    against && 'is-against',
  );
  const role = offer === undefined ? undefined : offer.role === 'taken' ? 'taken' : isRace ? 'race' : 'target';
  if (still) {
    return (
      <span
        className={className}
        style={style}
        data-ref={item}
        data-offer={role}
        role="img"
        aria-label={play.nameOf(item)}
      >
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={className}
      style={style}
      data-ref={item}
      data-offer={role}
      aria-label={play.nameOf(item)}
      aria-pressed={role === 'taken' ? true : undefined}
      aria-disabled={offer === undefined}
      aria-busy={busy || undefined}
      tabIndex={-1}
      onClick={() => play.press(item)}
    >
      {inside}
    </button>
  );
}

/** A pencil mark: of the memory aid, where the house rules have one, or of a ledger that is looked back at. */
function noteOn(memory: readonly MemoryEntry[] | undefined, ref: Ref): string | undefined {
  const at = placeOf(ref);
  const entry = memory?.find(({ playerID, cardIndex }) => seatOf(playerID) === at?.seat && cardIndex === at.index);
  if (!entry) return undefined;
  if (entry.card) return rankName(entry.card.rank);
  return entry.notRanks.length === 0 ? undefined : talk.not(entry.notRanks);
}
