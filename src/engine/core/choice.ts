import type { Frozen, GameDefinition, GameShape, Seat, SeatRule } from './game.js';
import type { Rng } from './rng.js';
import type { Json } from '../../common/json.js';

/** The open part of a form. Filled with a list of different options, or with a single one where `single` says so. */
export interface Slot {
  readonly options: readonly Json[];
  readonly min: number;
  readonly max: number;
  /** The slot takes one option itself instead of a list. */
  readonly single?: boolean;
  /** Options that agree in this member exclude each other: one creature attacks one player. */
  readonly uniqueBy?: string;
  /** What was taken is wrapped: it becomes this member of an object, and the object fills the slot. */
  readonly inside?: string;
}

/** An action with open slots, where listing every combination would explode. */
export interface Form<A extends { type: string }> {
  /** The part that is fixed. */
  readonly form: Partial<A> & { readonly type: A['type'] };
  readonly slots: { readonly [Member in string]: Slot };
}

/** Something a seat may do: a whole action, or a form to fill in. */
export type Choice<A extends { type: string }> = A | Form<A>;

/** Whether a choice still has open slots. */
export function isForm<A extends { type: string }>(choice: Choice<A>): choice is Form<A> {
  return typeof (choice as { form?: unknown }).form === 'object';
}

/** Everything a seat may do, one after the other as it is asked for. */
export function* choicesOf<G extends GameShape>(
  game: GameDefinition<G>,
  state: Frozen<G['state']>,
  seat: Seat,
): Generator<Choice<G['action']>> {
  const over = game.outcome(state) !== undefined;
  for (const rule of Object.values(game.actions) as SeatRule<G, G['action']['type']>[]) {
    if ((rule.by as string | undefined) === 'table' || (over && !rule.afterEnd)) continue;
    yield* rule.choices(state, seat) as Iterable<Choice<G['action']>>;
  }
}

/** Fills a form at random. The result has the right shape; where slots depend on each other, `refuse` has the last word. */
export function fillAtRandom<A extends { type: string }>(form: Form<A>, rng: Rng): A {
  const filled: Record<string, unknown> = { ...form.form };
  for (const [member, slot] of Object.entries(form.slots)) {
    const wanted = slot.min + (slot.max > slot.min ? rng.int(slot.max - slot.min + 1) : 0);
    const taken: Json[] = [];
    for (const option of rng.shuffle([...slot.options])) {
      if (taken.length >= wanted) break;
      if (!taken.some((other) => excludes(slot, other, option))) taken.push(option);
    }
    filled[member] = asMember(slot, taken);
  }
  return filled as A;
}

/** What was taken of a slot, as the action has it. */
export function asMember({ single, inside }: Slot, taken: readonly Json[]): Json {
  const value = single ? (taken[0] ?? null) : taken;
  return inside === undefined ? value : { [inside]: value };
}

/** Whether an action is one of the ways to fill a form. */
export function fills<A extends { type: string }>(form: Form<A>, action: A): boolean {
  const given = action as Record<string, unknown>;
  // What is cheap to see comes first: a page looks for the forms of many actions at once.
  for (const [member, value] of Object.entries(form.form)) {
    if (!isSameJson(given[member], value)) return false;
  }
  for (const [member, slot] of Object.entries(form.slots)) {
    if (given[member] === undefined && !mayBeMissing(slot)) return false;
  }
  for (const member of Object.keys(given)) {
    if (!(member in form.form) && !(member in form.slots)) return false;
  }
  return Object.entries(form.slots).every(([member, slot]) => fitsSlot(slot, given[member]));
}

function isSameJson(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && typeof other === 'object' && canonical(one) === canonical(other));
}

function mayBeMissing({ single, min, inside }: Slot): boolean {
  return single === true && min === 0 && inside === undefined;
}

function fitsSlot({ inside, ...slot }: Slot, value: unknown): boolean {
  if (inside !== undefined) {
    const isWrapped = typeof value === 'object' && value !== null && Object.keys(value).join() === inside;
    return isWrapped && fitsSlot(slot, (value as Record<string, unknown>)[inside]);
  }
  const taken = slot.single ? (value === null || value === undefined ? [] : [value]) : value;
  if (!Array.isArray(taken) || taken.length < slot.min || taken.length > slot.max) return false;
  const offered = new Set(slot.options.map(canonical));
  return taken.every(
    (item, index) =>
      offered.has(canonical(item)) &&
      !taken.slice(0, index).some((other) => excludes(slot, other as Json, item as Json)),
  );
}

/** Whether two options of a slot cannot be taken together. */
export function excludes(slot: Slot, one: Json, other: Json): boolean {
  const key = (option: Json): string =>
    slot.uniqueBy === undefined ? canonical(option) : canonical((option as Record<string, Json>)[slot.uniqueBy]);
  return key(one) === key(other);
}

/** JSON with sorted keys: two values with the same content give the same text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    item !== null && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  ) as string;
}
