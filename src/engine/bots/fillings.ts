import type { Json } from '../../common/json.js';
import { asMember, canonical, excludes, fillAtRandom } from '../core/index.js';
import type { Form, Rng, Slot } from '../core/index.js';

/**
 * At most `most` ways to fill a form: all of them where there are so few, otherwise the smallest, the fullest and
 * random ones. Where slots depend on each other the rules may still refuse some.
 */
export function fillings<A extends { type: string }>(form: Form<A>, most: number, rng: Rng): A[] {
  const all = takeUpTo(everyFilling(form), most + 1);
  if (all.length <= most) return all;
  const found = new Map<string, A>();
  const add = (action: A): unknown => found.set(canonical(action), action);
  add(smallest(form));
  add(fullest(form));
  // Random draws repeat themselves, so there are more tries than fillings wanted.
  for (let tries = 0; tries < 4 * most && found.size < most; tries++) add(fillAtRandom(form, rng));
  return [...found.values()].slice(0, most);
}

/** As little as a form lets one say, in the order of its options. */
export function smallest<A extends { type: string }>(form: Form<A>): A {
  return filled(form, (slot) => firstFitting(slot, slot.min));
}

/** As much as a form lets one say. */
export function fullest<A extends { type: string }>(form: Form<A>): A {
  return filled(form, (slot) => firstFitting(slot, slot.max));
}

function filled<A extends { type: string }>(form: Form<A>, fill: (slot: Slot) => readonly Json[]): A {
  const action: Record<string, unknown> = { ...form.form };
  for (const [member, slot] of Object.entries(form.slots)) action[member] = asMember(slot, fill(slot));
  return action as A;
}

function firstFitting(slot: Slot, wanted: number): Json[] {
  const taken: Json[] = [];
  for (const option of slot.options) {
    if (taken.length >= wanted) break;
    if (fits(slot, taken, option)) taken.push(option);
  }
  return taken;
}

function* everyFilling<A extends { type: string }>(form: Form<A>): Generator<A> {
  const slots = Object.entries(form.slots);
  function* from(index: number, action: Record<string, unknown>): Generator<A> {
    const entry = slots[index];
    if (!entry) {
      yield action as A;
      return;
    }
    const [member, slot] = entry;
    for (const taken of everySelection(slot, 0, [])) {
      yield* from(index + 1, { ...action, [member]: asMember(slot, taken) });
    }
  }
  yield* from(0, { ...form.form });
}

/** Every set of options a slot takes, in the order of the options. */
function* everySelection(slot: Slot, from: number, taken: readonly Json[]): Generator<readonly Json[]> {
  if (taken.length >= slot.min) yield taken;
  if (taken.length >= slot.max) return;
  for (let index = from; index < slot.options.length; index++) {
    const option = slot.options[index]!;
    if (fits(slot, taken, option)) yield* everySelection(slot, index + 1, [...taken, option]);
  }
}

function fits(slot: Slot, taken: readonly Json[], option: Json): boolean {
  return !taken.some((other) => excludes(slot, other, option));
}

function takeUpTo<T>(items: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length === most) break;
  }
  return taken;
}
