import { canonical } from '@parlour/client';
import type { Derived } from '../table-kind.js';
import type { Pose, Scene, SceneItem } from './scene.js';

/** Where an edited scene and the scene of the view disagree, one line for each difference. Only what is derived is exempt. */
export function differences<Face>(told: Scene<Face>, true_: Scene<Face>, derived: Derived = {}): readonly string[] {
  const found: string[] = [];
  const differ = (name: string, one: unknown, other: unknown): void => {
    if (canonical(one) !== canonical(other)) found.push(`${name}: told ${show(one)}, is ${show(other)}`);
  };
  for (const ref of new Set([...told.items.keys(), ...true_.items.keys()])) {
    const one = told.items.get(ref);
    const other = true_.items.get(ref);
    if (!one || !other) found.push(`${ref}: ${one ? 'told, and is not there' : 'there, and not told'}`);
    else differ(ref, compared(one, derived), compared(other, derived));
  }
  differ('counters', entries(told.counters, derived.counters), entries(true_.counters, derived.counters));
  differ('facts', entries(told.facts, derived.facts), entries(true_.facts, derived.facts));
  differ('links', told.links.map(canonical).sort(), true_.links.map(canonical).sort());
  return found;
}

function compared<Face>({ numbers, marks, pose, ...item }: SceneItem<Face>, derived: Derived): unknown {
  return {
    ...item,
    numbers: without(numbers, derived.numbers),
    marks: marks.filter((mark) => !derived.marks?.includes(mark)),
    pose: without(pose, derived.pose as readonly (keyof Pose)[] | undefined),
  };
}

function without(members: object, names: readonly string[] = []): object {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
}

function entries(map: ReadonlyMap<string, unknown>, names: readonly string[] = []): readonly unknown[] {
  return [...map]
    .filter(([name]) => !names.includes(name) && !names.includes(name.split(':')[0]!))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

function show(value: unknown): string {
  return canonical(value).slice(0, 300);
}
