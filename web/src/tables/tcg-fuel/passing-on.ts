import { cardIn } from './shapes.js';
import type { GameView, TcgFuel } from './shapes.js';

type Offer = Partial<TcgFuel['action']>;

/** What is printed on a card, as far as passing is concerned. */
export interface PrintedAbilities {
  readonly abilities?: readonly { readonly id: string; readonly isMana?: boolean }[];
}

/** Finds what is printed on a card. */
export type Lookup = (slug: string) => PrintedAbilities | undefined;

/** Nothing is offered but to go on, and to make mana that nothing could use. */
export function canOnlyGoOn(view: GameView, offers: readonly Offer[], printed: Lookup): boolean {
  return (
    offers.some(({ type }) => type === 'pass_priority') &&
    offers.every((one) => one.type === 'pass_priority' || one.type === 'end_turn' || makesMana(view, one, printed))
  );
}

/** Whether the page passes for the seat: in its second main phase, where nothing can be played. */
export function goesOnByItself(view: GameView, seat: number, offers: readonly Offer[], printed: Lookup): boolean {
  const { phase, stack, players, currentPlayerIndex, options } = view;
  if (options.autoPass === 'none' || phase !== 'main2' || stack.length > 0) return false;
  return players[currentPlayerIndex]?.seat === seat && canOnlyGoOn(view, offers, printed);
}

/** The ability that every land has, or one of which the card says so. */
function makesMana(view: GameView, offer: Offer, printed: Lookup): boolean {
  if (offer.type !== 'activate_ability' || offer.cardId === undefined) return false;
  if (offer.abilityId === 'mana') return true;
  const slug = cardIn(view, offer.cardId)?.slug;
  const abilities = slug === undefined ? undefined : printed(slug)?.abilities;
  return abilities?.find(({ id }) => id === offer.abilityId)?.isMana === true;
}
