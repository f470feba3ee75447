import type { Edit } from './beat.js';
import { itemOf, posed, sorted } from './scene.js';
import type { Link, Ref, Scene, SceneItem } from './scene.js';

/** The scene after a change. An edit of something that is not there changes nothing: the view at the end of the step corrects it. */
export function edited<Face>(scene: Scene<Face>, edits: readonly Edit<Face>[]): Scene<Face> {
  return edits.reduce(editedOnce, scene);
}

function editedOnce<Face>(scene: Scene<Face>, edit: Edit<Face>): Scene<Face> {
  switch (edit.edit) {
    case 'add':
      return scene.items.has(edit.item.ref) ? scene : laid(scene, itemOf(edit.item, 0), edit.item.zone, edit.index);
    case 'remove':
      return { ...scene, items: lifted(scene.items, edit.ref) };
    case 'move': {
      const item = scene.items.get(edit.ref);
      if (!item) return scene;
      return laid({ ...scene, items: lifted(scene.items, edit.ref) }, item, edit.zone, edit.index);
    }
    case 'set':
      return changed(scene, edit.ref, (item) => ({ ...item, numbers: withNumbers(item.numbers, edit.numbers) }));
    case 'turn':
      return changed(scene, edit.ref, (item) => ({ ...item, face: edit.face }));
    case 'own':
      return changed(scene, edit.ref, ({ owner: _owner, ...item }) =>
        edit.owner === undefined ? item : { ...item, owner: edit.owner },
      );
    case 'mark':
      return changed(scene, edit.ref, (item) => ({ ...item, marks: sorted([...item.marks, ...edit.marks]) }));
    case 'unmark':
      return changed(scene, edit.ref, (item) => ({
        ...item,
        marks: item.marks.filter((mark) => !edit.marks.includes(mark)),
      }));
    case 'pose':
      return changed(scene, edit.ref, (item) => ({ ...item, pose: posed({ ...item.pose, ...edit.pose }) }));
    case 'count':
      return { ...scene, counters: withEntry(scene.counters, edit.counter, edit.to) };
    case 'change': {
      const to = (scene.counters.get(edit.counter) ?? 0) + edit.by;
      return { ...scene, counters: withEntry(scene.counters, edit.counter, to) };
    }
    case 'fact':
      return { ...scene, facts: withEntry(scene.facts, edit.name, edit.text) };
    case 'link':
      return { ...scene, links: [...scene.links.filter((link) => !isLike(link, edit.link)), edit.link] };
    case 'unlink':
      return { ...scene, links: scene.links.filter((link) => !isLike(link, edit.link)) };
  }
}

function changed<Face>(scene: Scene<Face>, ref: Ref, change: (item: SceneItem<Face>) => SceneItem<Face>): Scene<Face> {
  const item = scene.items.get(ref);
  return item ? { ...scene, items: new Map(scene.items).set(ref, change(item)) } : scene;
}

/** The items without one of them: its row closes. */
function lifted<Face>(items: Scene<Face>['items'], ref: Ref): Scene<Face>['items'] {
  const gone = items.get(ref);
  if (!gone) return items;
  const left = new Map<Ref, SceneItem<Face>>();
  for (const [key, item] of items) {
    if (key === ref) continue;
    const isAfter = item.place.zone === gone.place.zone && item.place.index > gone.place.index;
    left.set(key, isAfter ? placed(item, item.place.zone, item.place.index - 1) : item);
  }
  return left;
}

/** The items with one more in a row: those at its index and after it make room. */
function laid<Face>(scene: Scene<Face>, item: SceneItem<Face>, zone: string, index?: number): Scene<Face> {
  const length = [...scene.items.values()].filter(({ place }) => place.zone === zone).length;
  const at = Math.min(index ?? length, length);
  const items = new Map<Ref, SceneItem<Face>>();
  for (const [key, other] of scene.items) {
    const makesRoom = other.place.zone === zone && other.place.index >= at;
    items.set(key, makesRoom ? placed(other, zone, other.place.index + 1) : other);
  }
  return { ...scene, items: items.set(item.ref, placed(item, zone, at)) };
}

function placed<Face>(item: SceneItem<Face>, zone: string, index: number): SceneItem<Face> {
  return { ...item, place: { zone, index } };
}

function withNumbers(
  numbers: Readonly<Record<string, number>>,
  changes: Readonly<Record<string, number | undefined>>,
): Readonly<Record<string, number>> {
  const all: Record<string, number | undefined> = { ...numbers, ...changes };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, number] => entry[1] !== undefined));
}

function withEntry<V>(map: ReadonlyMap<string, V>, key: string, value: V | undefined): ReadonlyMap<string, V> {
  const next = new Map(map);
  if (value === undefined) next.delete(key);
  else next.set(key, value);
  return next;
}

function isLike(link: Link, which: Partial<Link>): boolean {
  return (Object.keys(which) as (keyof Link)[]).every((key) => which[key] === undefined || which[key] === link[key]);
}
