import { Chip } from '../design/chip.js';
import { Icon } from '../design/icon.js';
import { useDeckWords } from '../words/use-deck-words.js';
import type { AnyDeckKind } from './deck-kind.js';
import { toggled } from './filter.js';
import type { Wanted } from './filter.js';

interface Props {
  readonly kind: AnyDeckKind;
  readonly wanted: Wanted;
  onChange(wanted: Wanted): void;
}

/** What is looked for among the cards: words, and options of each facet. */
export function FilterBar({ kind, wanted, onChange }: Props) {
  const words = useDeckWords();
  return (
    <section className="card-filters" aria-label={words.filters}>
      <label className="card-search">
        <Icon name="search" />
        <input
          type="search"
          placeholder={words.search}
          aria-label={words.search}
          value={wanted.words}
          maxLength={60}
          onChange={(event) => onChange({ ...wanted, words: event.target.value })}
        />
      </label>
      <div className="facets">
        {kind.facets.map((facet) => (
          <div className="facet" role="group" aria-label={facet.legend} key={facet.id}>
            {facet.options.map(({ value, label, mark }) => (
              <Chip
                key={value}
                plain
                pressed={wanted.chosen[facet.id]?.includes(value) ?? false}
                onPress={() => onChange(toggled(wanted, facet.id, value))}
              >
                {mark ? (
                  <>
                    {mark}
                    <span className="unseen">{label}</span>
                  </>
                ) : (
                  label
                )}
              </Chip>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
