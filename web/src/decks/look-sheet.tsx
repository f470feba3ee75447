import { LinkButton } from '../design/link-button.js';
import { Sheet } from '../design/sheet.js';
import { to } from '../to.js';
import { useDeckWords } from '../words/use-deck-words.js';
import type { AnyDeckKind, Bench, CatalogueCard } from './deck-kind.js';

interface Props {
  readonly kind: AnyDeckKind;
  readonly bench: Bench<CatalogueCard>;
  readonly card: CatalogueCard | undefined;
  onClose(): void;
}

/** A card of the bench, large, with its copies where they differ. */
export function LookSheet({ kind, bench, card, onClose }: Props) {
  const words = useDeckWords();
  return (
    <Sheet open={card !== undefined} title={card?.name ?? ''} className="look-sheet" onClose={onClose}>
      {card && (
        <>
          <div className="look-card" data-game={kind.slug}>
            <div className="look-face" aria-hidden="true">
              <kind.Face card={card} variant={bench.variant} />
            </div>
            <div className="stack tight">
              <kind.Sheet card={card} variant={bench.variant} />
            </div>
          </div>
          {kind.Copies && <kind.Copies bench={bench} card={card} />}
          <p className="row">
            <LinkButton quiet compact to={to.card(kind.slug, card.id)}>
              {words.statistics}
            </LinkButton>
          </p>
        </>
      )}
    </Sheet>
  );
}
