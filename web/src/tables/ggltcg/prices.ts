import { isForm } from '@parlour/client';
import type { Picture } from '@parlour/client';
import { findCard } from './shapes.js';
import type { Ggltcg } from './shapes.js';

type Offered = Pick<Picture<Ggltcg>, 'legalActions' | 'captions' | 'view'>;

interface Price {
  readonly action: Ggltcg['action'];
  readonly cc: number;
}

/** What can be done now for CC, and for how many: from the captions of what is offered. What is paid with a card is left out. */
export function pricesOf({ legalActions, captions }: Pick<Offered, 'legalActions' | 'captions'>): readonly Price[] {
  return legalActions.flatMap((choice, index) => {
    const action = (isForm(choice) ? choice.form : choice) as Ggltcg['action'];
    const { price, note } = captions?.[index] ?? {};
    return price?.cc === undefined || note !== undefined ? [] : [{ action, cc: price.cc }];
  });
}

/** Whether something that costs nothing is offered: then a turn may have been ended too soon. */
export function somethingIsFree(offered: Offered): boolean {
  return pricesOf(offered).some(({ action, cc }) => cc === 0 && !isWasted(action, offered));
}

/** A card that costs what its target costs is free without one, and does nothing then. */
function isWasted(action: Ggltcg['action'], { view }: Offered): boolean {
  if (action.type !== 'play_card' || action.target_card_ids?.length !== 0) return false;
  const cost = findCard(view, action.card_id)?.cost;
  return typeof cost === 'number' && cost < 0;
}
