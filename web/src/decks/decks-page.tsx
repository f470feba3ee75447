import { useState } from 'react';
import { Link } from 'wouter';
import { server } from '../account/server.js';
import { useUser } from '../account/use-user.js';
import { problemText } from '../api/problem-text.js';
import { renew } from '../api/query-client.js';
import { useGame } from '../api/use-games.js';
import { Button } from '../design/button.js';
import { Mark } from '../design/emblem/mark.js';
import { Icon } from '../design/icon.js';
import { LinkButton } from '../design/link-button.js';
import { Empty, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { Sheet } from '../design/sheet.js';
import { toast } from '../design/toast.js';
import { NotFound } from '../shell/not-found.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { useDeckWords } from '../words/use-deck-words.js';
import { useWords } from '../words/use-words.js';
import type { AnyDeckKind, KeptDeck } from './deck-kind.js';
import { DeckRow } from './deck-row.js';
import { useDeckKind, useKeptDecks } from './use-decks.js';
import './decks.css';

/** One's own decks, and those that come with the game. */
export function DecksPage({ slug }: { readonly slug: string }) {
  const words = useDeckWords();
  const { wait } = useWords();
  const title = useGame(slug)?.title ?? slug;
  const kind = useDeckKind(slug);
  if (kind === 'missing') return <NotFound />;
  return (
    <Page title={words.decksOf(title)}>
      <div className="welcome">
        <div className="titled">
          <Mark slug={slug} size={56} />
          <div>
            <p className="kicker">
              <Link to={to.game(slug)}>{title}</Link>
            </p>
            <h1>{words.decks}</h1>
          </div>
        </div>
        <div className="row">
          <LinkButton to={to.cards(slug)}>{words.allCards}</LinkButton>
          {kind?.needsAccount && <LinkButton to={to.collection()}>{words.vikings.collection}</LinkButton>}
          <LinkButton leading to={to.newDeck(slug)}>
            <Icon name="plus" /> {words.newDeck}
          </LinkButton>
        </div>
      </div>
      {kind ? <Shelf kind={kind} /> : <Waiting label={wait} lines={6} />}
    </Page>
  );
}

function Shelf({ kind }: { readonly kind: AnyDeckKind }) {
  const words = useDeckWords();
  const { wait } = useWords();
  const user = useUser();
  const { data: decks } = useKeptDecks(kind);
  const [doomed, setDoomed] = useState<KeptDeck>();
  if (kind.needsAccount && !user) return <GetCards />;
  if (!decks) return <Waiting label={wait} lines={6} />;
  const [mine, given] = [decks.filter(({ isGiven }) => !isGiven), decks.filter(({ isGiven }) => isGiven)];
  const remove = async (deck: KeptDeck) => {
    setDoomed(undefined);
    try {
      await kind.remove(deck.id);
      toast(words.removed(deck.name));
      await renew(['decks', kind.slug, 'kept']);
    } catch (error) {
      toast(problemText(error));
    }
  };
  return (
    <>
      <Panel title={words.mine} flush={mine.length > 0}>
        {mine.length === 0 ? (
          <Empty title={words.noneYet}>
            <p className="soft">{words.noneYetMore}</p>
          </Empty>
        ) : (
          <ul className="deck-rows">
            {mine.map((deck) => (
              <DeckRow key={deck.id} kind={kind} deck={deck} onRemove={() => setDoomed(deck)} />
            ))}
          </ul>
        )}
      </Panel>
      {given.length > 0 && (
        <Panel title={words.given} flush>
          <ul className="deck-rows">
            {given.map((deck) => (
              <DeckRow key={deck.id} kind={kind} deck={deck} />
            ))}
          </ul>
        </Panel>
      )}
      <Sheet open={doomed !== undefined} title={words.sure(doomed?.name ?? '')} onClose={() => setDoomed(undefined)}>
        <p>{words.sureMore}</p>
        <div className="row">
          <Button onClick={() => setDoomed(undefined)}>{words.keepIt}</Button>
          <Button danger onClick={() => doomed && void remove(doomed)}>
            {words.remove}
          </Button>
        </div>
      </Sheet>
    </>
  );
}

/** Cards belong to an account: one press makes a guest, and its cards are there. */
export function GetCards() {
  const words = useDeckWords();
  const [busy, setBusy] = useState(false);
  const get = async () => {
    setBusy(true);
    await server.account.orGuest().catch((error: unknown) => toast(problemText(error)));
    setBusy(false);
  };
  return (
    <Panel title={words.beginCollection}>
      <p>{words.beginCollectionMore}</p>
      <p className="row">
        <Button leading busy={busy} onClick={() => void get()}>
          {words.getCards}
        </Button>
      </p>
    </Panel>
  );
}
