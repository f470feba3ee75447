import { begin, fastDice, rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Rng } from '../../../../engine/core/index.js';
import { baseCards } from '../../rules/catalogue.js';
import { copyOf } from '../../rules/board/copy.js';
import { vikingVengeance } from '../../rules/viking-vengeance.game.js';
import type { CardInstance, State, VikingVengeance } from '../../rules/viking-vengeance.types.js';

const CARDS = baseCards.filter(({ special_ability }) => special_ability !== null);

/** Twenty cards, nearly all with abilities, so that they meet each other far more often than in real decks. */
const cards = (rng: Rng): CardInstance[] =>
  Array.from({ length: 20 }, () => ({
    user_card_instance_id: rng.hex(16),
    base_card_id: rng.pick(rng.int(6) === 0 ? baseCards : CARDS).card_id,
    level: 1 + rng.int(3),
    xp: 0,
  }));

/** A new game between two such decks. */
export function wildGame(seed: number): State {
  const rng = rngOver(sfc32(seed, 4));
  const options = { ...vikingVengeance.defaults, mode: 'pvp' as const, tieToFirst: rng.int(2) === 0 };
  const seats = ['ann', 'bob'].map((id) => ({ id, name: id, bot: false, loadout: cards(rng) }));
  const start = { sessionId: '00000000-0000-4000-8000-000000000000', at: 0, options, seats };
  return copyOf(begin<VikingVengeance>(vikingVengeance, start, fastDice(seed)).state);
}
