import { Link } from 'wouter';
import { useGame, useGames } from '../api/use-games.js';
import { Icon } from '../design/icon.js';
import { LinkButton } from '../design/link-button.js';
import { Coming, Empty, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { NotFound } from '../shell/not-found.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { useDeckWords } from '../words/use-deck-words.js';
import { useWords } from '../words/use-words.js';
import type { AnyDeckKind, CatalogueCard } from './deck-kind.js';
import { useCards, useDeckKind, useKeptDecks, useRules } from './use-decks.js';
import './decks.css';

/** One card, large: what it says, how it has done, and which decks have it. */
export function CardPage({ slug, cardId }: { readonly slug: string; readonly cardId: string }) {
  const words = useDeckWords();
  const { wait } = useWords();
  const kind = useDeckKind(slug);
  if (kind === 'missing') return <NotFound />;
  if (kind) return <Loaded kind={kind} cardId={cardId} />;
  return (
    <Page title={words.cards}>
      <h1 className="unseen">{words.cards}</h1>
      <Waiting label={wait} lines={6} />
    </Page>
  );
}

function Loaded({ kind, cardId }: { readonly kind: AnyDeckKind; readonly cardId: string }) {
  const words = useDeckWords();
  const { wait } = useWords();
  const title = useGame(kind.slug)?.title ?? kind.slug;
  const { isLoading } = useGames();
  const { data: cards } = useCards(kind);
  const at = cards?.findIndex(({ id }) => id === cardId) ?? -1;
  const card = cards?.[at];
  if (!cards || !card) {
    return (
      <Page title={words.cards}>
        {cards ? (
          <>
            <h1>{words.noSuchCard}</h1>
            <Empty title={words.noSuchCard}>
              <LinkButton to={to.cards(kind.slug)}>{words.allCards}</LinkButton>
            </Empty>
          </>
        ) : (
          <>
            <h1 className="unseen">{words.cards}</h1>
            <Waiting label={wait} lines={6} />
          </>
        )}
      </Page>
    );
  }
  const before = cards[(at + cards.length - 1) % cards.length]!;
  const after = cards[(at + 1) % cards.length]!;
  return (
    <Page title={card.name}>
      <div className="welcome">
        <div>
          <p className="kicker">
            {isLoading && <Coming />}
            <Link to={to.game(kind.slug)}>{title}</Link> · <Link to={to.cards(kind.slug)}>{words.cards}</Link>
          </p>
          <h1>{card.name}</h1>
        </div>
        <div className="row stay">
          <LinkButton round to={to.card(kind.slug, before.id)} aria-label={`${words.before}: ${before.name}`}>
            <Icon name="back" />
          </LinkButton>
          <LinkButton round to={to.card(kind.slug, after.id)} aria-label={`${words.after}: ${after.name}`}>
            <Icon name="right" />
          </LinkButton>
        </div>
      </div>
      <div className="card-large" data-game={kind.slug}>
        <div className="card-large-face" aria-hidden="true">
          <kind.Face card={card} />
        </div>
        <div className="stack">
          <Panel>
            <kind.Sheet card={card} />
          </Panel>
          {kind.Statistics && (
            <Panel title={words.statistics}>
              <kind.Statistics card={card} />
            </Panel>
          )}
          <UsedIn kind={kind} card={card} cards={cards} />
        </div>
      </div>
    </Page>
  );
}

interface UsedProps {
  readonly kind: AnyDeckKind;
  readonly card: CatalogueCard;
  readonly cards: readonly CatalogueCard[];
}

function UsedIn({ kind, card, cards }: UsedProps) {
  const words = useDeckWords();
  const { wait } = useWords();
  const { data: decks = [], isLoading } = useKeptDecks(kind);
  const { data: rules, isLoading: rulesComing } = useRules(kind, cards, kind.variants?.options[0]?.value ?? '');
  const using = decks.flatMap((deck) => {
    const n = deck.picks.filter((pick) => rules?.cardOf(pick) === card.id).length;
    return n === 0 ? [] : [{ deck, n }];
  });
  return (
    <Panel title={words.usedIn}>
      {isLoading || rulesComing ? (
        <Waiting label={wait} />
      ) : using.length === 0 ? (
        <p className="soft">{words.usedNowhere}</p>
      ) : (
        <ul className="used-in">
          {using.map(({ deck, n }) => (
            <li key={deck.id}>
              <Link to={deck.isGiven ? to.newDeck(kind.slug, deck.id) : to.deck(kind.slug, deck.id)}>{deck.name}</Link>
              <span className="soft">× {n}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
