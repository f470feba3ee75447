import { useState } from 'react';
import { Link } from 'wouter';
import { useUser } from '../account/use-user.js';
import { Select } from '../design/field.js';
import { to } from '../to.js';
import { useDeckWords } from '../words/use-deck-words.js';
import { chooseDeck, chosenDeck } from './chosen-deck.js';
import type { AnyDeckKind } from './deck-kind.js';
import { useDeckKind, useKeptDecks } from './use-decks.js';
import './deck-choice.css';

interface Props {
  readonly slug: string;
  /** Told when another deck is chosen; undefined: what the game gives. */
  onChoose?(loadout: object | undefined): void;
}

/** What I bring: one of the decks, or what the game gives. This browser remembers it for the next game. */
export function DeckChoice({ slug, onChoose }: Props) {
  const kind = useDeckKind(slug);
  return kind && kind !== 'missing' ? <Choice kind={kind} onChoose={onChoose} /> : null;
}

function Choice({ kind, onChoose }: { readonly kind: AnyDeckKind; onChoose?: Props['onChoose'] }) {
  const words = useDeckWords();
  const user = useUser();
  const { data: decks = [] } = useKeptDecks(kind);
  const [chosen, setChosen] = useState(() => chosenDeck(kind.slug)?.id ?? '');
  const isKnown = decks.some(({ id }) => id === chosen);
  const choose = (id: string) => {
    setChosen(id);
    const deck = decks.find((one) => one.id === id);
    const next = deck && { id, name: deck.name, loadout: kind.loadout(deck) };
    chooseDeck(kind.slug, next);
    onChoose?.(next?.loadout);
  };
  if (kind.needsAccount && !user) {
    return (
      <p className="deck-choice soft">
        {words.dealt}. <Link to={to.decks(kind.slug)}>{words.toDecks}</Link>
      </p>
    );
  }
  return (
    <div className="deck-choice">
      <Select
        label={words.deck}
        options={[{ value: '', label: words.dealt }, ...decks.map(({ id, name }) => ({ value: id, label: name }))]}
        value={isKnown ? chosen : ''}
        onChoose={choose}
      />
      <Link to={to.decks(kind.slug)}>{words.toDecks}</Link>
    </div>
  );
}
