import { uuidV5 } from '../../../../common/uuid-v5.js';
import type { Seat } from '../../../../engine/core/index.js';

/** Hashing is dear and the same placeholders are shown again and again; how many are kept is bounded. */
const kept = new Map<string, string>();
const MOST_KEPT = 20_000;

/** An id for a hidden card: it follows from the place alone. */
export function placeholder(gameId: string, seat: Seat, zone: 'hand' | 'deck', index: number): string {
  const name = `${seat}/${zone}/${index}`;
  const key = `${gameId}/${name}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const id = uuidV5(name, gameId);
  kept.set(key, id);
  return id;
}
