import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { server } from '../account/server.js';
import { problemText } from '../api/problem-text.js';
import { renew } from '../api/query-client.js';
import type { Game } from '../api/types.js';
import { Button } from '../design/button.js';
import { Segmented } from '../design/choices.js';
import { Icon } from '../design/icon.js';
import { toast } from '../design/toast.js';
import { againstABot } from '../house/start.js';
import { to } from '../to.js';
import { useDeckWords } from '../words/use-deck-words.js';
import { useWords } from '../words/use-words.js';
import { CardCell } from './card-cell.js';
import { chooseDeck, chosenDeck } from './chosen-deck.js';
import type { AnyDeckKind, Bench, CatalogueCard, Draft, Picks } from './deck-kind.js';
import { DeckPanel } from './deck-panel.js';
import { EVERYTHING, found } from './filter.js';
import { FilterBar } from './filter-bar.js';
import { LeaveGuard } from './leave-guard.js';
import { LookSheet } from './look-sheet.js';
import { pilesOf, withOneLess, withOneMore } from './piles.js';
import { useDraft } from './use-draft.js';
import { useJudgement, useRules } from './use-decks.js';
import './builder.css';

interface Props {
  readonly kind: AnyDeckKind;
  readonly cards: readonly CatalogueCard[];
  readonly game: Game;
  /** Under which this browser keeps the draft. */
  readonly place: string;
  /** The deck that is changed; a new one has no id yet. */
  readonly id: string | undefined;
  readonly saved: Draft;
  /** What a copy begins with. */
  readonly begin: Picks | undefined;
}

const SETTLE_MS = 200;

/** The bench: all cards at one side, the deck at the other. */
export function Builder({ kind, cards, game, place, id, saved, begin }: Props) {
  const words = useDeckWords();
  const { house } = useWords();
  const [, go] = useLocation();
  const [variant, setVariant] = useState(kind.variants?.options[0]?.value ?? '');
  const [wanted, setWanted] = useState(EVERYTHING);
  const [looked, setLooked] = useState<CatalogueCard>();
  const [busy, setBusy] = useState<'save' | 'play'>();
  const drafting = useDraft(kind.slug, place, saved);
  const { draft, isUnsaved, change, settle } = drafting;
  const byId = useMemo(() => new Map(cards.map((card) => [card.id, card])), [cards]);
  const rules = useLast(useRules(kind, cards, variant).data);
  const judgement = useJudgement(kind, useSettled(draft), variant);

  useEffect(() => {
    if (begin && !drafting.isFound) change({ picks: begin });
    // A copy begins once.
  }, []);

  const add = useCallback(
    (card: CatalogueCard) => rules && change(({ picks }) => ({ picks: withOneMore(picks, card, rules) })),
    [rules, change],
  );
  const less = useCallback(
    (card: CatalogueCard) => rules && change(({ picks }) => ({ picks: withOneLess(picks, card, rules) })),
    [rules, change],
  );

  const choose = (deck: Draft & { readonly id: string }) =>
    chooseDeck(kind.slug, { id: deck.id, name: deck.name, loadout: kind.loadout({ ...deck, isGiven: false }) });
  const save = async (): Promise<string | undefined> => {
    await server.account.orGuest();
    const named = { ...draft, name: draft.name.trim() || words.newName };
    const kept = await kind.save(named, id);
    settle(named);
    await renew(['decks', kind.slug, 'kept']);
    // A deck that is played with is remembered with its cards.
    if (chosenDeck(kind.slug)?.id === kept) choose({ ...named, id: kept });
    toast(words.saved(named.name));
    return kept;
  };
  const saves = async (then: 'stay' | 'play' | { readonly leaveTo: string }): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(then === 'play' ? 'play' : 'save');
    try {
      const kept = isUnsaved || id === undefined ? await save() : id;
      if (then === 'play' && kept !== undefined) {
        choose({ ...draft, id: kept });
        go(await againstABot(game));
      } else if (typeof then === 'object') go(then.leaveTo);
      else if (kept !== undefined && kept !== id) go(to.deck(kind.slug, kept), { replace: true });
    } catch (error) {
      toast(problemText(error));
    } finally {
      setBusy(undefined);
    }
  };

  if (!rules) return <main className="builder" data-game={kind.slug} aria-busy="true" />;
  const bench: Bench<CatalogueCard> = { cards: byId, rules, draft, variant, change };
  const piles = pilesOf(draft.picks, rules, byId);
  const shown = found(cards, wanted, kind.facets).toSorted(
    (a, b) => Number(rules.most(a) === 0) - Number(rules.most(b) === 0),
  );
  return (
    <main className="builder" id="content" data-game={kind.slug}>
      <title>{`${words.builder} · ${house}`}</title>
      <header className="builder-top">
        <Link className="button quiet round" to={to.decks(kind.slug)} aria-label={words.toDecks}>
          <Icon name="back" />
        </Link>
        <h1>
          {game.title} <small>{words.builder}</small>
        </h1>
        {kind.variants && (
          <Segmented
            legend={kind.variants.legend}
            quietLegend
            options={kind.variants.options}
            value={variant}
            onChange={setVariant}
          />
        )}
      </header>
      <FilterBar kind={kind} wanted={wanted} onChange={setWanted} />
      <section className="builder-cards" aria-label={`${words.allCards}, ${words.cardsFound(shown.length)}`}>
        <p className="unseen">{words.addHint}</p>
        {shown.length === 0 && (
          <p className="builder-none">
            {words.noneFound}. <Button onClick={() => setWanted(EVERYTHING)}>{words.everything}</Button>
          </p>
        )}
        {shown.map((card) => (
          <CardCell
            key={card.id}
            kind={kind}
            card={card}
            variant={variant}
            count={piles.get(card.id)?.picks.length ?? 0}
            most={rules.most(card)}
            onAdd={add}
            onLess={less}
            onLook={setLooked}
          />
        ))}
      </section>
      <DeckPanel
        kind={kind}
        bench={bench}
        drafting={drafting}
        saved={saved}
        judgement={judgement.data}
        busy={busy}
        onAdd={add}
        onLess={less}
        onLook={setLooked}
        onSave={() => void saves('stay')}
        onPlay={() => void saves('play')}
      />
      <LookSheet kind={kind} bench={bench} card={looked} onClose={() => setLooked(undefined)} />
      <LeaveGuard isUnsaved={isUnsaved} onSave={(leaveTo) => void saves({ leaveTo })} />
    </main>
  );
}

/** A value that has been the same for a moment: the server is not asked at every press. */
function useSettled(draft: Draft): Draft {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return settled;
}

/** The last value there was. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
