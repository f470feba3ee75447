import { useState } from 'react';
import { Button } from '../design/button.js';
import { Badge } from '../design/chip.js';
import { classNames } from '../design/class-names.js';
import { faceOf } from '../decks/viking-vengeance/cards.js';
import type { Instance } from '../decks/viking-vengeance/cards.js';
import { Woodcut } from '../decks/viking-vengeance/face.js';
import { useLessMotion } from '../settings/use-settings.js';
import { useDeckWords } from '../words/use-deck-words.js';

interface Props {
  readonly cards: readonly Instance[];
  /** Base cards that the account had no copy of. */
  readonly fresh: ReadonlySet<string>;
}

/** The backs of a pack, each in the rim of its rarity, to be turned one by one or all at once. Without motion they lie open. */
export function PackOpening({ cards, fresh }: Props) {
  const { vikings } = useDeckWords();
  const isStill = useLessMotion();
  const [turned, setTurned] = useState<ReadonlySet<number>>(() => new Set(isStill ? cards.keys() : []));
  const turn = (index: number) => setTurned((before) => new Set([...before, index]));
  return (
    <>
      <ol className="pack">
        {cards.map((card, index) => {
          const isOpen = turned.has(index);
          const isFresh = fresh.has(card.base_card_id);
          return (
            <li key={card.user_card_instance_id} className={classNames('pack-card vv', isOpen && 'is-open')}>
              {isOpen ? (
                <div
                  role="img"
                  className="pack-face"
                  aria-label={`${card.name}, ${card.rarity}${isFresh ? `, ${vikings.isNew}` : ''}`}
                >
                  <Woodcut face={faceOf(card, card.level)} />
                  {isFresh && <Badge kind="warm">{vikings.isNew}</Badge>}
                </div>
              ) : (
                <button
                  type="button"
                  className={`pack-back rarity-${card.rarity}`}
                  aria-label={vikings.turnCard(index + 1, card.rarity)}
                  onClick={() => turn(index)}
                  onPointerMove={(event) => event.buttons === 1 && turn(index)}
                >
                  <span />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {turned.size < cards.length && (
        <div className="row pack-after">
          <Button leading onClick={() => setTurned(new Set(cards.keys()))}>
            {vikings.turnAll}
          </Button>
        </div>
      )}
    </>
  );
}
