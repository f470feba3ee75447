import { Button } from '../../design/button.js';
import { useDeckWords } from '../../words/use-deck-words.js';
import type { Bench } from '../deck-kind.js';
import { useCollection } from './cards.js';
import type { VikingCard } from './cards.js';
import { Experience } from './experience.js';

/** Which copies of a card the deck has: each has a level of its own. */
export function VikingCopies({ bench, card }: { readonly bench: Bench<VikingCard>; readonly card: VikingCard }) {
  const { vikings } = useDeckWords();
  const copies = useCollection()?.get(card.baseId) ?? [];
  const { picks } = bench.draft;
  if (copies.length === 0) return null;
  return (
    <section>
      <h3>{vikings.copies}</h3>
      <ul className="viking-copies">
        {copies.map((copy) => {
          const id = copy.user_card_instance_id;
          const isIn = picks.includes(id);
          const isFull = picks.filter((pick) => bench.rules.cardOf(pick) === card.id).length >= bench.rules.most(card);
          return (
            <li key={id}>
              <Experience level={copy.level} xp={copy.xp} />
              <Button
                compact
                aria-pressed={isIn}
                disabled={!isIn && isFull}
                onClick={() =>
                  bench.change((before) => ({
                    picks: isIn ? before.picks.filter((pick) => pick !== id) : [...before.picks, id],
                  }))
                }
              >
                {isIn ? vikings.giveBack : vikings.take}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
