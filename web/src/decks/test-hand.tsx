import { useState } from 'react';
import { Button } from '../design/button.js';
import { Sheet } from '../design/sheet.js';
import { useDeckWords } from '../words/use-deck-words.js';
import type { AnyDeckKind, Bench, CatalogueCard, Picks } from './deck-kind.js';
import { handOf } from './piles.js';

interface Props {
  readonly kind: AnyDeckKind;
  readonly bench: Bench<CatalogueCard>;
  readonly open: boolean;
  onClose(): void;
}

/** A first hand of the deck, to see how it feels. */
export function TestHand({ kind, bench, open, onClose }: Props) {
  const words = useDeckWords();
  return (
    <Sheet open={open} title={words.testHand} className="hand-sheet" onClose={onClose}>
      <Hand kind={kind} bench={bench} />
    </Sheet>
  );
}

function Hand({ kind, bench }: Pick<Props, 'kind' | 'bench'>) {
  const words = useDeckWords();
  const draw = (): Picks => handOf(bench.draft.picks, kind.hand ?? 0);
  const [hand, setHand] = useState(draw);
  const cards = hand.flatMap((pick) => bench.cards.get(bench.rules.cardOf(pick)) ?? []);
  return (
    <>
      <p className="soft">{words.testHandMore}</p>
      <ul className="test-hand" data-game={kind.slug}>
        {cards.map((card, index) => (
          <li key={index} aria-label={card.name}>
            <kind.Face card={card} variant={bench.variant} />
          </li>
        ))}
      </ul>
      <div className="row">
        <Button onClick={() => setHand(draw())}>{words.anotherHand}</Button>
      </div>
    </>
  );
}
