import type { Rng } from '../../../engine/core/index.js';
import { findTileTowards, isCorner, OPPOSITE, SIDES } from './board/board.js';
import { powerOf, powerOfCard, sumOf } from './board/power.js';
import { placeableTiles } from './board/tiles.js';
import type { Owner, Position, Power, Reading } from './viking-vengeance.types.js';

/** What the seed bot looks at: its hand, where it may place, and its enemies. */
export interface SeedTable {
  readonly hand: readonly { readonly id: string; readonly power: Power }[];
  /** In reading order. */
  readonly tiles: readonly Position[];
  enemyAt(at: Position): Power | undefined;
}

export interface SeedMove {
  readonly user_card_instance_id: string;
  readonly position: Position;
  readonly score: number;
}

const CAPTURE = 100;
const CORNER = 50;

/** From how many of its best moves the bot of a level picks. */
export function bestFor(level: string): number {
  return level === 'hard' ? 1 : level === 'medium' ? 3 : 5;
}

/** Every placement with its score, the best first; equals stay in the order of hand and tiles. */
export function seedMoves({ hand, tiles, enemyAt }: SeedTable): SeedMove[] {
  const moves = hand.flatMap(({ id, power }) =>
    tiles.map((position) => ({ user_card_instance_id: id, position, score: scoreOf(power, position, enemyAt) })),
  );
  return moves.sort((one, other) => other.score - one.score);
}

/** One of the best `best` moves, each as likely; none where nothing can be placed. */
export function chooseAsSeedBot(table: SeedTable, best: number, rng: Rng): SeedMove | undefined {
  const moves = seedMoves(table).slice(0, best);
  return moves.length > 0 ? rng.pick(moves) : undefined;
}

/** What a player at this table could tell the bot. */
export function seedTableOf(state: Reading, owner: Owner): SeedTable {
  const enemies = state.board.map((row) =>
    row.map((card) => (card && card.owner !== owner ? powerOfCard(state, card) : undefined)),
  );
  return {
    hand: state[owner].hand.map((id) => ({ id, power: powerOf(state, id, state.hydratedCardDataCache[id]!.effects) })),
    tiles: placeableTiles(state, owner),
    enemyAt: ({ x, y }) => enemies[y]![x],
  };
}

/** Captures first, then big numbers, then corners. Abilities, protections and tiles do not count. */
function scoreOf(power: Power, position: Position, enemyAt: SeedTable['enemyAt']): number {
  let score = sumOf(power) + (isCorner(position) ? CORNER : 0);
  for (const side of SIDES) {
    const tile = findTileTowards(position, side);
    const enemy = tile && enemyAt(tile);
    if (enemy && power[side] > enemy[OPPOSITE[side]]) score += CAPTURE;
  }
  return score;
}
