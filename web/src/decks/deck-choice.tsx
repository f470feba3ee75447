import { useState } from 'react';
import { Link } from 'wouter';
import { useUser } from '../account/use-user.js';
import { Select } from '../design/field.js';
import { to } from '../to.js';
import { useDeckWords } from '../words/use-deck-words.js';
import { chooseDeck, chosenDeck } from './chosen-deck.js';
import type { AnyDeckKind, KeptDeck } from './deck-kind.js';
import { useDeckKind, useKeptDecks } from './use-decks.js';
import './deck-choice.css';

interface Props {
  readonly slug: string;
  /** Told when another deck is chosen; undefined: what the game gives. */
  onChoose?(loadout: object | undefined): void;
}

/**
 * What I bring: one of the decks, or what the game gives. This browser remembers it for the next game. The field has its
 * place before the decks are known, or what stands below it would move away under a press.
 */
export function DeckChoice({ slug, onChoose }: Props) {
  const kind = useDeckKind(slug);
  return kind && kind !== 'missing' ? <Choice kind={kind} onChoose={onChoose} /> : <DeckField slug={slug} />;
}

function Choice({ kind, onChoose }: { readonly kind: AnyDeckKind; onChoose?: Props['onChoose'] }) {
  const user = useUser();
  const { data: decks = [] } = useKeptDecks(kind);
  const [chosen, setChosen] = useState(() => chosenDeck(kind.slug)?.id ?? '');
  if (kind.needsAccount && !user) return <DeckField slug={kind.slug} />;
  const isKnown = decks.some(({ id }) => id === chosen);
  const choose = (id: string) => {
    setChosen(id);
    const deck = decks.find((one) => one.id === id);
    const next = deck && { id, name: deck.name, loadout: kind.loadout(deck) };
    chooseDeck(kind.slug, next);
    onChoose?.(next?.loadout);
  };
  return <DeckField slug={kind.slug} decks={decks} value={isKnown ? chosen : ''} onChoose={choose} />;
}

interface DeckFieldProps {
  readonly slug: string;
  /** None to choose from yet: what the game gives is all there is. */
  readonly decks?: readonly KeptDeck[];
  readonly value?: string;
  onChoose?(id: string): void;
}

function DeckField({ slug, decks = [], value = '', onChoose = () => {} }: DeckFieldProps) {
  const words = useDeckWords();
  return (
    <div className="deck-choice">
      <Select
        label={words.deck}
        disabled={decks.length === 0}
        options={[{ value: '', label: words.dealt }, ...decks.map(({ id, name }) => ({ value: id, label: name }))]}
        value={value}
        onChoose={onChoose}
      />
      <Link to={to.decks(slug)}>{words.toDecks}</Link>
    </div>
  );
}
