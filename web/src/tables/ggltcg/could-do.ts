import type { TableKind } from '../../play/table-kind.js';
import type { Face, Ggltcg } from './shapes.js';

/** A card in the hand can be played; a toy can tussle, and use its ability. */
export const couldDo: NonNullable<TableKind<Ggltcg, Face>['couldDo']> = (ref, { view, eyes }) => {
  const id = ref.startsWith('card:') ? ref.slice('card:'.length) : undefined;
  const seats = Object.values(view.players);
  const own = seats.find(({ hand, in_play }) => [...(hand ?? []), ...in_play].some((seen) => seen.id === id));
  if (id === undefined || eyes === 'public' || !own?.hand) return [];
  if (own.hand.some((seen) => seen.id === id)) {
    return [{ type: 'play_card', card_id: id, target_card_ids: [], alternative_cost_card_id: null }];
  }
  const other = seats.find((player) => player !== own)?.in_play[0];
  return [
    { type: 'tussle', attacker_id: id, defender_id: other?.id ?? null },
    { type: 'activate_ability', card_id: id, target_id: id, amount: 1 },
  ];
};
