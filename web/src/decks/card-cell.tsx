import { memo } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { classNames } from '../design/class-names.js';
import { Icon } from '../design/icon.js';
import { useDeckWords } from '../words/use-deck-words.js';
import type { AnyDeckKind, CatalogueCard } from './deck-kind.js';

interface Props {
  readonly kind: AnyDeckKind;
  readonly card: CatalogueCard;
  readonly variant: string;
  readonly count: number;
  readonly most: number;
  onAdd(card: CatalogueCard): void;
  onLess(card: CatalogueCard): void;
  onLook(card: CatalogueCard): void;
}

const MOST_DOTS = 4;

/** A card that can be added: a press is one more, with Shift or the right button one less, `I` or a long touch looks at it. */
export const CardCell = memo(function CardCell({ kind, card, variant, count, most, onAdd, onLess, onLook }: Props) {
  const words = useDeckWords();
  const isOut = most === 0;
  const press = (event: MouseEvent) => (event.shiftKey ? onLess(card) : onAdd(card));
  const other = (event: MouseEvent) => {
    event.preventDefault();
    // Of a touch that is held the browser makes the same event.
    if ((event.nativeEvent as PointerEvent).pointerType === 'touch') onLook(card);
    else onLess(card);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'i' || event.key === 'I') onLook(card);
    else if (event.key === 'Delete' || event.key === 'Backspace' || event.key === '-') onLess(card);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classNames('cell', isOut && 'is-out', count > 0 && 'is-in')} data-card={card.id}>
      <button
        type="button"
        className="cell-card"
        aria-disabled={isOut || undefined}
        onClick={press}
        onContextMenu={other}
        onKeyDown={key}
      >
        <span aria-hidden="true">
          <kind.Face card={card} variant={variant} />
        </span>
        <span className="unseen">
          {card.name}, {isOut ? (kind.needsAccount ? words.notOwned : words.notHere) : words.inDeck(count, most)}
        </span>
      </button>
      <div className="cell-under">
        <span className="have" aria-hidden="true">
          {Number.isFinite(most) && most <= MOST_DOTS ? (
            Array.from({ length: most }, (_, dot) => <i key={dot} data-on={dot < count || undefined} />)
          ) : (
            <b>{count}</b>
          )}
        </span>
        <button type="button" className="cell-look" aria-label={words.look(card.name)} onClick={() => onLook(card)}>
          <Icon name="eye" />
        </button>
      </div>
    </div>
  );
});
