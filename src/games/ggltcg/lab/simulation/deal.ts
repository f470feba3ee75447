import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import { cardPool } from '../../rules/catalogue/card-sets.js';
import { DECK_SIZE, randomDeck } from '../../rules/catalogue/decks.js';
import type { SimulatedGame, SimulationPlan } from './simulation-plan.js';

type Deal = Pick<SimulatedGame, 'decks' | 'deck_names' | 'first'> & { readonly seed: number };

/**
 * Who plays what in a game, and who begins. Random decks meet four times, each from both seats and as first and second;
 * of given decks each meets each, itself included, and who begins alternates from round to round.
 */
export function deal(plan: SimulationPlan, number: number): Deal {
  // Chance has one stream for each game, and one for each pair of decks.
  const seed = rngOver(sfc32(plan.seed, 2 * number)).word();
  if (plan.decks) {
    const { length } = plan.decks;
    const cell = number % length ** 2;
    const [one, other] = [plan.decks[Math.floor(cell / length)]!, plan.decks[cell % length]!];
    const first = Math.floor(number / length ** 2) % 2 === 0 ? 0 : 1;
    return { decks: [one.cards, other.cards], deck_names: [one.name, other.name], first, seed };
  }
  const rng = rngOver(sfc32(plan.seed, 2 * Math.floor(number / 4) + 1));
  const draw = (): readonly string[] =>
    plan.names
      ? rng.shuffle([...plan.names]).slice(0, DECK_SIZE)
      : randomDeck(cardPool(plan.card_set, plan.edition), rng);
  const [one, other] = [draw(), draw()];
  const first = number % 4 < 2 ? 0 : 1;
  return { decks: number % 2 === 0 ? [one, other] : [other, one], deck_names: null, first, seed };
}
