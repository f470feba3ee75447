import type { Narrowed } from '../../play/ask/offer.js';
import type { Link, Ref, SceneItem } from '../../play/stage/scene.js';
import { cardIn, idOf } from './shapes.js';
import type { Face, GameView, TcgFuel } from './shapes.js';

type Open = Narrowed<TcgFuel['action']>['open'];

/** Items under their keys, in the order in which each key comes first. */
export function piled(
  items: readonly SceneItem<Face>[],
  keyOf: (item: SceneItem<Face>) => string,
): readonly (readonly [string, readonly SceneItem<Face>[]])[] {
  const piles = new Map<string, SceneItem<Face>[]>();
  for (const item of items) {
    const key = keyOf(item);
    const pile = piles.get(key);
    if (pile) pile.push(item);
    else piles.set(key, [item]);
  }
  return [...piles];
}

/** Tokens that differ in nothing are one pile; every other creature is its own. */
export function sameToken(
  item: SceneItem<Face>,
  view: Pick<GameView, 'cards'>,
  links: readonly Link[],
  taken: readonly Ref[],
): string {
  const { ref, face, marks, numbers, pose } = item;
  const known = cardIn(view, idOf(ref));
  const isAlone =
    !marks.includes('token') ||
    (known?.attachments.length ?? 0) > 0 ||
    links.some(({ from, to }) => from === ref || to === ref);
  if (isAlone) return ref;
  const counters = known ? `${known.counters['+1/+1']} ${known.counters['-1/-1']}` : '';
  return [face, JSON.stringify(numbers), marks.join(), pose.tapped, counters, taken.includes(ref)].join('|');
}

/** Which of a pile a press presses: first one that may be taken, then one to untake, else the first that is untapped. */
export function pressedOf(items: readonly SceneItem<Face>[], open: Open): Ref | undefined {
  const untappedFirst = [...items].sort(
    (one, other) => Number(one.pose.tapped ?? false) - Number(other.pose.tapped ?? false),
  );
  const offered = untappedFirst.find(({ ref }) => open.has(ref) && open.get(ref)?.role !== 'taken');
  const taken = untappedFirst.findLast(({ ref }) => open.has(ref));
  return (offered ?? taken ?? untappedFirst[0])?.ref;
}
