import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUser } from '../account/use-user.js';
import { useGame } from '../api/use-games.js';
import type { AnyDeckKind, CatalogueCard, Draft, KeptDeck } from './deck-kind.js';
import { hasDecks, loadDecks } from './index.js';

const HOURS = 3_600_000;

/** The cards and decks of a game, undefined until they are loaded; `missing` where it has none. */
export function useDeckKind(slug: string): AnyDeckKind | 'missing' | undefined {
  const { data } = useQuery({
    queryKey: ['deck-kind', slug],
    queryFn: () => loadDecks(slug),
    enabled: hasDecks(slug),
    staleTime: Infinity,
    // A kind has functions: it is the same or another, and not to be compared member by member.
    structuralSharing: false,
  });
  return hasDecks(slug) ? data : 'missing';
}

/** Every card of the game. */
export function useCards(kind: AnyDeckKind) {
  return useQuery<readonly CatalogueCard[]>({
    queryKey: ['decks', kind.slug, 'cards'],
    queryFn: () => kind.cards(),
    staleTime: HOURS,
  });
}

/** The decks that can be played here: those that come with the game, and one's own. */
export function useKeptDecks(kind: AnyDeckKind) {
  const user = useUser();
  return useQuery<readonly KeptDeck[]>({
    queryKey: ['decks', kind.slug, 'kept', user?.id],
    queryFn: () => kind.decks(),
    enabled: !kind.needsAccount || user !== undefined,
  });
}

/** How cards count in a deck of a format or edition. */
export function useRules(kind: AnyDeckKind, cards: readonly CatalogueCard[] | undefined, variant: string) {
  const game = useGame(kind.slug);
  const user = useUser();
  return useQuery({
    queryKey: ['decks', kind.slug, 'rules', variant, user?.id],
    queryFn: () => kind.rules(cards ?? [], game!, variant),
    enabled: cards !== undefined && game !== undefined && (!kind.needsAccount || user !== undefined),
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
}

/** What the server says of a draft; the last answer stays until the next one is there. */
export function useJudgement(kind: AnyDeckKind, draft: Draft, variant: string) {
  return useQuery({
    queryKey: ['decks', kind.slug, 'judged', variant, draft.picks],
    queryFn: () => kind.judge(draft, variant),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
