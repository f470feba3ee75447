import { useState } from 'react';
import { Button } from '../design/button.js';
import { classNames } from '../design/class-names.js';
import { Select } from '../design/field.js';
import { Icon } from '../design/icon.js';
import { useDeckWords } from '../words/use-deck-words.js';
import type { AnyDeckKind, Bench, CatalogueCard, Draft, Judgement } from './deck-kind.js';
import { DeckList } from './deck-list.js';
import { TestHand } from './test-hand.js';
import type { useDraft } from './use-draft.js';

interface Props {
  readonly kind: AnyDeckKind;
  readonly bench: Bench<CatalogueCard>;
  readonly drafting: ReturnType<typeof useDraft>;
  readonly saved: Draft;
  readonly judgement: Judgement<unknown> | undefined;
  readonly busy: 'save' | 'play' | undefined;
  onAdd(card: CatalogueCard): void;
  onLess(card: CatalogueCard): void;
  onLook(card: CatalogueCard): void;
  onSave(): void;
  onPlay(): void;
}

/** The deck beside the cards; on phones a strip at the lower edge that opens. */
export function DeckPanel(props: Props) {
  const { kind, bench, drafting, saved, judgement, busy, onSave, onPlay } = props;
  const words = useDeckWords();
  const { draft, rules, change } = bench;
  const [isOpen, setIsOpen] = useState(false);
  const [sorting, setSorting] = useState(0);
  const [isTrying, setIsTrying] = useState(false);
  const errors = judgement?.errors ?? [];
  return (
    <aside className={classNames('deck-panel', isOpen && 'is-open')} aria-label={words.theDeck}>
      <div className="deck-head">
        {kind.isNameless ? (
          <h2>{draft.name || words.newName}</h2>
        ) : (
          <h2 className="deck-title">
            <span className="unseen">{words.theDeck}</span>
            <input
              className="deck-name"
              aria-label={words.name}
              placeholder={words.newName}
              maxLength={50}
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </h2>
        )}
        <p className="deck-size" aria-label={words.size(draft.picks.length, rules.size)}>
          {draft.picks.length}
          <small> / {rules.size}</small>
        </p>
        <Button className="deck-open" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? words.toCards : words.openDeck}
        </Button>
      </div>
      <div className="deck-body">
        {drafting.isFound && drafting.isUnsaved && (
          <div className="deck-found">
            <p>{words.found}</p>
            <Button compact onClick={() => drafting.settle(saved)}>
              {words.discard}
            </Button>
          </div>
        )}
        {kind.Numbers && <kind.Numbers bench={bench} facts={judgement?.facts} />}
        {rules.sortings.length > 1 && (
          <Select
            label={words.sort}
            quietLabel
            options={rules.sortings.map(({ name }, index) => ({ value: String(index), label: name }))}
            value={String(sorting)}
            onChoose={(value) => setSorting(Number(value))}
          />
        )}
        <DeckList {...props} sections={rules.sortings[sorting]?.sections ?? []} />
        {kind.Tools && (
          <details className="deck-tools">
            <summary>
              <Icon name="more" /> {words.more}
            </summary>
            <kind.Tools bench={bench} />
          </details>
        )}
      </div>
      <div role="status">
        <ul className="deck-errors">
          {errors.map((error) => (
            <li key={error}>
              <b aria-hidden="true">!</b> {error}
            </li>
          ))}
          {judgement && errors.length === 0 && (
            <li className="is-good">
              <Icon name="check" /> {words.valid}
            </li>
          )}
        </ul>
      </div>
      <div className="deck-acts">
        {kind.hand !== undefined && (
          <Button disabled={draft.picks.length === 0} onClick={() => setIsTrying(true)}>
            {words.testHand}
          </Button>
        )}
        <Button busy={busy === 'save'} onClick={onSave}>
          {words.save}
        </Button>
        <Button leading busy={busy === 'play'} disabled={errors.length > 0 || !judgement} onClick={onPlay}>
          {words.play}
        </Button>
      </div>
      <TestHand kind={kind} bench={bench} open={isTrying} onClose={() => setIsTrying(false)} />
    </aside>
  );
}
