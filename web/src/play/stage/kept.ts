import { isSame } from '../same.js';
import type { Scene } from './scene.js';

/**
 * A scene with everything that has not changed taken from the scene before it. A view is projected anew at every step; what says
 * the same as before is then the same object, so that only what is different is drawn again.
 */
export function keeping<Face>(before: Scene<Face>, after: Scene<Face>): Scene<Face> {
  const items = keptMap(before.items, after.items);
  const counters = keptMap(before.counters, after.counters);
  const facts = keptMap(before.facts, after.facts);
  const links = isSame(before.links, after.links) ? before.links : after.links;
  const isAsBefore =
    items === before.items && counters === before.counters && facts === before.facts && links === before.links;
  return isAsBefore ? before : { items, counters, facts, links };
}

function keptMap<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  const kept = new Map<string, T>();
  let isAsBefore = before.size === after.size;
  for (const [name, value] of after) {
    const old = before.get(name);
    const isKept = old !== undefined && isSame(old, value);
    kept.set(name, isKept ? old : value);
    isAsBefore &&= isKept;
  }
  return isAsBefore ? before : kept;
}
