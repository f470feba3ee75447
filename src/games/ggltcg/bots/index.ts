import type { Json } from '../../../common/json.js';
import type { BotFamily, SearchKit } from '../../../engine/bots/bot.js';
import type { ArenaStart } from '../../../engine/bots/bot-module.js';
import type { Rng } from '../../../engine/core/index.js';
import { cardPool, findCardSet, registerCardSetAs } from '../rules/catalogue/card-sets.js';
import { PRACTICE_DECKS, randomDeck } from '../rules/catalogue/decks.js';
import { ggltcg } from '../rules/ggltcg.game.js';
import type { Ggltcg } from '../rules/ggltcg.types.js';
import { getCardSet } from '../rules/catalogue/parse-card-set.js';
import { defaultOptions } from '../rules/options.js';
import { determinize } from './determinize.js';
import { easy } from './levels/easy.js';
import { chanceOf } from './judgement/evaluation.js';
import { hard } from './levels/hard.js';
import { NOTHING_SEEN, remember } from './memory.js';
import type { Memory } from './memory.js';
import { normal } from './levels/normal.js';

/** The bots that need no one else: what the worker threads load. */
export const bots: BotFamily<Ggltcg, Memory> = {
  game: ggltcg,
  levels: { easy, normal, hard },
  defaultLevel: 'hard',
  firstMemory: () => NOTHING_SEEN,
  remember,
};

/** A set of cards that was uploaded comes along with what the seat knows. */
export function unpack(luggage: Json): void {
  const { card_set, csv } = luggage as { card_set: string; csv: string };
  if (!findCardSet(card_set)) registerCardSetAs(card_set, getCardSet(csv));
}

export const kit: SearchKit<Ggltcg, Memory> = {
  game: ggltcg,
  determinize: (view, memory, seat, rng) => determinize(view, memory, seat, rng),
  evaluate: (state, seat) => chanceOf(state, state.seats[seat]!),
};

/** Every fourth game with practice decks, the others with random ones. */
export function arenaStart(rng: Rng, seats: number): ArenaStart<Ggltcg> {
  const pool = cardPool(defaultOptions.card_set, defaultOptions.edition);
  const practised = rng.int(4) === 0;
  const deck = (): readonly string[] => (practised ? rng.pick(Object.values(PRACTICE_DECKS)) : randomDeck(pool, rng));
  return { options: defaultOptions, loadouts: Array.from({ length: seats }, deck) };
}
