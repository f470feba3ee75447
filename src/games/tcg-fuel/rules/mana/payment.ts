import type { Color, ManaCost, ManaPool, ManaType } from '../catalogue/card.types.js';
import { COLORS, canPay, emptyPool, pay, restOf, totalOf, withMana } from './pool.js';
import { rankOf } from './sources.js';
import type { ManaSource } from './sources.js';

/** A source that may pay, and whether tapping it costs a creature. */
export interface Payer extends ManaSource {
  readonly isCreature: boolean;
}

export interface PaidCost {
  readonly tapped: readonly number[];
  readonly newPool: ManaPool;
  readonly usedMana: ManaCost;
}

/** Sources that payment cannot tell apart, the oldest first. */
interface Group {
  readonly creature: number;
  readonly multi: number;
  readonly rank: number;
  readonly types: readonly ManaType[];
  readonly ids: readonly number[];
}

/** R42: floating mana first, then the smallest set of sources by the order of that rule. `undefined`: it cannot be paid. */
export function payAutomatically(
  pool: Readonly<ManaPool>,
  payers: readonly Payer[],
  cost: Readonly<ManaCost>,
): PaidCost | undefined {
  const floating = pay(pool, cost);
  const rest = restOf(cost, floating.usedMana);
  const open = totalOf(rest);
  const usedMana = { ...floating.usedMana };
  if (open === 0) return { tapped: [], newPool: floating.newPool, usedMana };
  if (open > payers.length) return undefined;
  const tapped = bestSet(groupsOf(payers), rest);
  if (!tapped) return undefined;
  for (const [type, amount] of Object.entries(rest)) {
    usedMana[type as ManaType] = (usedMana[type as ManaType] ?? 0) + amount;
  }
  return { tapped, newPool: floating.newPool, usedMana };
}

/** Whether R42 finds a way, without looking for the best one. */
export function canPayAutomatically(
  pool: Readonly<ManaPool>,
  payers: readonly Payer[],
  cost: Readonly<ManaCost>,
): boolean {
  const rest = restOf(cost, pay(pool, cost).usedMana);
  const open = totalOf(rest);
  if (open === 0) return true;
  if (open > payers.length) return false;
  if (payers.some(({ types }) => types.length > 1)) return bestSet(groupsOf(payers), rest) !== undefined;
  return COLORS.every((color) => {
    const wanted = rest[color] ?? 0;
    return wanted === 0 || payers.filter(({ type }) => type === color).length >= wanted;
  });
}

/** R43: exactly these sources are tapped; with the floating mana they must cover the cost, and what is left floats. */
export function payWith(
  pool: Readonly<ManaPool>,
  chosen: readonly { readonly cardId: number; readonly mana: ManaType }[],
  cost: Readonly<ManaCost>,
): PaidCost | undefined {
  const filled = chosen.reduce<ManaPool>((sum, { mana }) => withMana(sum, mana, 1), { ...emptyPool(), ...pool });
  if (!canPay(filled, cost)) return undefined;
  return { tapped: chosen.map(({ cardId }) => cardId), ...pay(filled, cost) };
}

function groupsOf(payers: readonly Payer[]): Group[] {
  const groups = new Map<string, { group: Omit<Group, 'ids'>; ids: number[] }>();
  for (const payer of payers) {
    const key = `${payer.isCreature}|${payer.types.join()}`;
    const multi = payer.types.length > 1 ? 1 : 0;
    const group = { creature: payer.isCreature ? 1 : 0, multi, rank: rankOf(payer), types: payer.types };
    const found = groups.get(key) ?? { group, ids: [] };
    found.ids.push(payer.cardId);
    groups.set(key, found);
  }
  return [...groups.values()].map(({ group, ids }) => ({ ...group, ids: ids.sort((a, b) => a - b) }));
}

/** Tries every way to give the coloured part to groups; the generic part then takes the cheapest of what is left. */
function bestSet(groups: readonly Group[], rest: Readonly<ManaCost>): number[] | undefined {
  const colors = COLORS.filter((color) => (rest[color] ?? 0) > 0);
  let best: { key: readonly number[][]; ids: number[] } | undefined;
  for (const used of colouredWays(
    groups,
    colors,
    rest,
    0,
    groups.map(() => 0),
  )) {
    const set = completed(groups, used, rest.generic ?? 0);
    if (set && (!best || compareKeys(set.key, best.key) < 0)) best = set;
  }
  return best?.ids;
}

function* colouredWays(
  groups: readonly Group[],
  colors: readonly Color[],
  rest: Readonly<ManaCost>,
  index: number,
  used: readonly number[],
): Generator<readonly number[]> {
  const color = colors[index];
  if (color === undefined) return yield used;
  for (const next of distributions(groups, color, rest[color]!, 0, used)) {
    yield* colouredWays(groups, colors, rest, index + 1, next);
  }
}

/** The ways to take an amount of one colour from the groups that give it, from group `from` on. */
function* distributions(
  groups: readonly Group[],
  color: Color,
  amount: number,
  from: number,
  used: readonly number[],
): Generator<readonly number[]> {
  if (amount === 0) return yield used;
  const group = groups[from];
  if (!group) return;
  const most = group.types.includes(color) ? Math.min(amount, group.ids.length - used[from]!) : 0;
  for (let taken = most; taken >= 0; taken--) {
    yield* distributions(groups, color, amount - taken, from + 1, used.with(from, used[from]! + taken));
  }
}

/** Adds the generic part, cheapest first: no creature, one type, low rank, low id. */
function completed(groups: readonly Group[], used: readonly number[], generic: number) {
  const left = groups.flatMap((group, index) => group.ids.slice(used[index]).map((id) => ({ group, id })));
  if (left.length < generic) return undefined;
  const order = ({ group, id }: (typeof left)[number]): number[] => [group.creature, group.multi, group.rank, id];
  const taken = left.sort((a, b) => compareLists(order(a), order(b))).slice(0, generic);
  const sum = (count: (group: Group) => number): number =>
    groups.reduce((total, group, index) => total + count(group) * used[index]!, 0) +
    taken.reduce((total, { group }) => total + count(group), 0);
  const ids = [...groups.flatMap((group, index) => group.ids.slice(0, used[index])), ...taken.map(({ id }) => id)];
  ids.sort((a, b) => a - b);
  const ranks = taken.map(({ group }) => group.rank).sort((a, b) => a - b);
  return { key: [[sum((group) => group.creature)], [sum((group) => group.multi)], ranks, ids], ids };
}

function compareKeys(one: readonly number[][], other: readonly number[][]): number {
  for (const [index, list] of one.entries()) {
    const order = compareLists(list, other[index]!);
    if (order !== 0) return order;
  }
  return 0;
}

function compareLists(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) if (value !== other[index]) return value - other[index]!;
  return 0;
}
