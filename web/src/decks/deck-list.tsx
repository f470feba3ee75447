import { useDeckWords } from '../words/use-deck-words.js';
import type { AnyDeckKind, Bench, CatalogueCard, Section } from './deck-kind.js';
import { pilesOf, sorted } from './piles.js';

interface Props {
  readonly kind: AnyDeckKind;
  readonly bench: Bench<CatalogueCard>;
  readonly sections: readonly Section<CatalogueCard>[];
  onAdd(card: CatalogueCard): void;
  onLess(card: CatalogueCard): void;
  onLook(card: CatalogueCard): void;
}

/** The cards of the deck under their headings, each with one less and one more. */
export function DeckList({ kind, bench, sections, onAdd, onLess, onLook }: Props) {
  const words = useDeckWords();
  const { cards, rules, draft } = bench;
  const piles = pilesOf(draft.picks, rules, cards);
  if (piles.size === 0) return <p className="deck-empty soft">{words.empty}</p>;
  return (
    <div className="deck-list">
      {sorted(piles.values(), sections).map((section) => (
        <section key={section.name} aria-label={section.name}>
          <h3>
            {section.name}
            <span>{section.count}</span>
          </h3>
          <ul>
            {section.piles.map(({ card, picks }) => (
              <li className="deck-line" key={card.id}>
                <b className="deck-line-count">{picks.length}</b>
                <button type="button" className="deck-line-name" onClick={() => onLook(card)}>
                  {card.name}
                </button>
                {kind.Line && <kind.Line card={card} picks={picks} />}
                <span className="deck-step">
                  <button type="button" aria-label={words.oneLess(card.name)} onClick={() => onLess(card)}>
                    −
                  </button>
                  <button
                    type="button"
                    aria-label={words.oneMore(card.name)}
                    disabled={rules.more(card, draft.picks) === undefined}
                    onClick={() => onAdd(card)}
                  >
                    +
                  </button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
