import { SHIPPED_SET } from './catalogue/card-sets.js';
import type { Options } from './ggltcg.types.js';

/** A game without any choice made. */
export const defaultOptions: Options = {
  edition: 'standard',
  card_set: SHIPPED_SET,
  reveal_decks: true,
  max_turns: 100,
  turn_seconds: 0,
  first_player_id: null,
};
