import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useUser } from '../account/use-user.js';
import { useGame } from '../api/use-games.js';
import { LinkButton } from '../design/link-button.js';
import { Empty, Waiting } from '../design/notice.js';
import { NotFound } from '../shell/not-found.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { useDeckWords } from '../words/use-deck-words.js';
import { useWords } from '../words/use-words.js';
import { Builder } from './builder.js';
import type { AnyDeckKind, KeptDeck } from './deck-kind.js';
import { GetCards } from './decks-page.js';
import { useCards, useDeckKind, useKeptDecks } from './use-decks.js';
import './decks.css';

const NEW = 'new';

/** A deck is built here: a new one, a copy, or one that is kept. */
export function BuilderPage({ slug, deckId }: { readonly slug: string; readonly deckId: string }) {
  const kind = useDeckKind(slug);
  if (kind === 'missing') return <NotFound />;
  return kind ? <Loading kind={kind} deckId={deckId} /> : <Wait />;
}

function Loading({ kind, deckId }: { readonly kind: AnyDeckKind; readonly deckId: string }) {
  const words = useDeckWords();
  const user = useUser();
  const game = useGame(kind.slug);
  const [search] = useSearchParams();
  const { data: cards } = useCards(kind);
  const { data: decks } = useKeptDecks(kind);
  const copied = search.get('copy');
  // Becoming a guest while saving empties the lists; what is being built stays on the bench.
  const [bench, setBench] = useState<Parameters<typeof Builder>[0]>();
  if (bench) return <Builder {...bench} />;
  if (kind.needsAccount && !user) {
    return (
      <Page title={words.builder} className="narrow">
        <h1>{words.builder}</h1>
        <GetCards />
      </Page>
    );
  }
  if (!cards || !decks || !game) return <Wait />;
  const deck = decks.find(({ id }) => id === (deckId === NEW ? copied : deckId));
  if (!deck && (deckId !== NEW || copied !== null)) {
    return (
      <Page title={words.noSuchDeck}>
        <h1>{words.noSuchDeck}</h1>
        <Empty title={words.noSuchDeck}>
          <LinkButton to={to.decks(kind.slug)}>{words.toDecks}</LinkButton>
        </Empty>
      </Page>
    );
  }
  const isOwn = deck !== undefined && deckId !== NEW && !deck.isGiven;
  setBench({
    kind,
    cards,
    game,
    place: deckId === NEW && copied !== null ? `${NEW}:${copied}` : deckId,
    id: isOwn ? deck.id : undefined,
    saved: isOwn ? deck : { name: deck ? copyName(deck, decks, words.copyName) : '', picks: [] },
    begin: isOwn || !deck ? undefined : deck.picks,
  });
  return <Wait />;
}

/** Names are taken once: a second copy is told apart by a number. */
function copyName({ name }: KeptDeck, decks: readonly KeptDeck[], named: (name: string) => string): string {
  const taken = new Set(decks.map((one) => one.name));
  const copy = named(name);
  for (let n = 2; ; n++) {
    const wanted = n === 2 ? copy : `${copy} ${n - 1}`;
    if (!taken.has(wanted)) return wanted;
  }
}

function Wait() {
  const { wait } = useWords();
  const words = useDeckWords();
  return (
    <Page title={words.builder}>
      <h1 className="unseen">{words.builder}</h1>
      <Waiting label={wait} lines={6} />
    </Page>
  );
}
