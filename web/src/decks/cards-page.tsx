import { useState } from 'react';
import { Link } from 'wouter';
import { useGame } from '../api/use-games.js';
import { Button } from '../design/button.js';
import { Mark } from '../design/emblem/mark.js';
import { LinkButton } from '../design/link-button.js';
import { Empty, Waiting } from '../design/notice.js';
import { NotFound } from '../shell/not-found.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { useDeckWords } from '../words/use-deck-words.js';
import { useWords } from '../words/use-words.js';
import type { AnyDeckKind, CatalogueCard } from './deck-kind.js';
import { EVERYTHING, found } from './filter.js';
import { FilterBar } from './filter-bar.js';
import { useCards, useDeckKind } from './use-decks.js';
import './decks.css';

/** Every card of a game, to look through. */
export function CardsPage({ slug }: { readonly slug: string }) {
  const words = useDeckWords();
  const { wait } = useWords();
  const title = useGame(slug)?.title ?? slug;
  const kind = useDeckKind(slug);
  if (kind === 'missing') return <NotFound />;
  return (
    <Page title={words.cardsOf(title)}>
      <div className="welcome">
        <div className="titled">
          <Mark slug={slug} size={56} />
          <div>
            <p className="kicker">
              <Link to={to.game(slug)}>{title}</Link>
            </p>
            <h1>{words.cards}</h1>
          </div>
        </div>
        <LinkButton to={to.decks(slug)}>{words.decks}</LinkButton>
      </div>
      {kind ? <Catalogue kind={kind} /> : <Waiting label={wait} lines={6} />}
    </Page>
  );
}

function Catalogue({ kind }: { readonly kind: AnyDeckKind }) {
  const words = useDeckWords();
  const { wait } = useWords();
  const { data: cards } = useCards(kind);
  const [wanted, setWanted] = useState(EVERYTHING);
  if (!cards) return <Waiting label={wait} lines={6} />;
  const shown = found(cards, wanted, kind.facets);
  return (
    <div className="card-room" data-game={kind.slug}>
      <FilterBar kind={kind} wanted={wanted} onChange={setWanted} />
      <p className="card-count" role="status">
        {words.cardsFound(shown.length)}
      </p>
      {shown.length === 0 ? (
        <Empty title={words.noneFound}>
          <Button onClick={() => setWanted(EVERYTHING)}>{words.everything}</Button>
        </Empty>
      ) : (
        <Groups kind={kind} cards={shown} />
      )}
    </div>
  );
}

function Groups({ kind, cards }: { readonly kind: AnyDeckKind; readonly cards: readonly CatalogueCard[] }) {
  const { groupOf } = kind;
  const groups = groupOf ? [...new Set(cards.map((card) => groupOf(card)))] : [undefined];
  return groups.map((group) => (
    <section key={group ?? ''} aria-label={group}>
      {group !== undefined && <h2 className="card-group">{group}</h2>}
      <ul className="card-grid">
        {cards
          .filter((card) => group === undefined || groupOf?.(card) === group)
          .map((card) => (
            <li key={card.id}>
              <Link to={to.card(kind.slug, card.id)} className="card-link">
                <span aria-hidden="true">
                  <kind.Face card={card} />
                </span>
                <span className="unseen">{card.name}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  ));
}
