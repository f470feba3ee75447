import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Rng, Start } from '../../../../engine/core/index.js';
import { CARDS, STARTER_DECKS } from '../../rules/catalogue/catalogue.js';
import type { DeckEntry } from '../../rules/catalogue/card.types.js';
import { DEFAULTS } from '../../rules/setup.js';
import type { Options, TcgFuel } from '../../rules/tcg-fuel.types.js';
import type { Policy } from './policy.js';

/** Which decks meet: the six starters in all pairs, or any cards at all with lands of every colour. */
export type DeckKind = 'starter' | 'wild';

/** Everything about a random game, decided by its number alone. */
export interface GamePlan {
  readonly number: number;
  readonly seed: number;
  readonly start: Start<TcgFuel>;
  readonly decks: readonly string[];
  /** One for each seat. */
  readonly policies: readonly Policy[];
}

/** Every other table is a duel; larger ones play much longer. */
const SIZES = [2, 3, 2, 4] as const;

/** Numbers in a row run through all ordered pairs of decks for one size of table, then for the next. */
export function planGame(number: number, kind: DeckKind, baseSeed: number): GamePlan {
  const seed = (baseSeed * 1_000_003 + number) >>> 0;
  const rng = rngOver(sfc32(seed, 11));
  const count = STARTER_DECKS.length;
  const size = SIZES[Math.floor(number / count ** 2) % SIZES.length]!;
  const pair = [number % count, Math.floor(number / count) % count];
  const picked = Array.from({ length: size }, (_none, seat) => STARTER_DECKS[pair[seat] ?? rng.int(count)]!);
  const seats = picked.map(({ cards }, seat) => ({
    id: `player-${seat}`,
    name: `Player ${seat + 1}`,
    bot: false,
    loadout: { cards: kind === 'starter' ? cards : wildDeck(rng) },
  }));
  return {
    number,
    seed,
    start: { sessionId: 'random', options: randomOptions(rng), seats, at: 0 },
    decks: kind === 'starter' ? picked.map(({ id }) => id) : seats.map(() => 'wild'),
    // A quarter of the players pick anything alike; a table of them alone would play long.
    policies: seats.map((_seat, seat) => (seat === number % (2 * size) ? 'uniform' : 'eager')),
  };
}

function randomOptions(rng: Rng): Options {
  return {
    ...DEFAULTS,
    firstPlayer: rng.pick(['seat', 'random']),
    mulligan: rng.int(4) > 0 ? 'london' : 'none',
    autoDraw: rng.int(4) > 0,
    autoPass: rng.int(6) > 0 ? 'smart' : 'none',
  };
}

const WILD_LANDS = CARDS.filter(({ type }) => type === 'land').map(({ id }) => id);
const WILD_SPELLS = CARDS.filter(({ type }) => type !== 'land').map(({ id }) => id);

/** Forty cards that no starter deck would put together: the corners of the catalogue. */
function wildDeck(rng: Rng): DeckEntry[] {
  const spells = rng.shuffle([...WILD_SPELLS]).slice(0, 22);
  const lands = rng.shuffle([...WILD_LANDS]).slice(0, 6);
  return [...spells.map((card) => ({ card, count: 1 })), ...lands.map((card) => ({ card, count: 3 }))];
}
