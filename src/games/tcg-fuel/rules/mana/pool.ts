import type { Color, ManaCost, ManaPool, ManaType } from '../catalogue/card.types.js';

export const COLORS: readonly Color[] = ['red', 'blue', 'green', 'white', 'black'];
/** All kinds of mana, in the order in which they are told. */
export const MANA_TYPES: readonly ManaType[] = [...COLORS, 'generic'];

type Pool = Readonly<ManaPool>;
type Cost = Readonly<ManaCost>;

export function emptyPool(): ManaPool {
  return { red: 0, blue: 0, green: 0, white: 0, black: 0, generic: 0 };
}

export function withMana(pool: Pool, type: ManaType, amount: number): ManaPool {
  checkAmount(amount);
  return { ...pool, [type]: pool[type] + amount };
}

/** Takes mana out, and never more than is there. */
export function withoutMana(pool: Pool, type: ManaType, amount: number): ManaPool {
  checkAmount(amount);
  return { ...pool, [type]: Math.max(0, pool[type] - amount) };
}

export function totalOf(amounts: Cost): number {
  let sum = 0;
  for (const type in amounts) sum += amounts[type as ManaType]!;
  return sum;
}

export function isEmptyPool(pool: Pool): boolean {
  return MANA_TYPES.every((type) => pool[type] === 0);
}

/** R39: every colour from its own, and enough in all. Colourless mana pays only the generic part. */
export function canPay(pool: Pool, cost: Cost): boolean {
  for (const [type, amount] of Object.entries(cost)) {
    checkAmount(amount);
    if (!MANA_TYPES.includes(type as ManaType) && amount > 0) return false;
  }
  return COLORS.every((color) => (cost[color] ?? 0) <= pool[color]) && totalOf(pool) >= totalOf(cost);
}

/** R39: colours first, then the generic part from colourless mana, red, blue, green, white, black. */
export function pay(pool: Pool, cost: Cost): { newPool: ManaPool; usedMana: ManaCost } {
  const newPool = { ...pool };
  const usedMana: ManaCost = {};
  for (const color of COLORS) {
    const wanted = cost[color];
    if (wanted === undefined) continue;
    checkAmount(wanted);
    usedMana[color] = Math.min(wanted, newPool[color]);
    newPool[color] -= usedMana[color];
  }
  let open = cost.generic ?? 0;
  checkAmount(open);
  usedMana.generic = 0;
  for (const type of ['generic', ...COLORS] as const) {
    const taken = Math.min(open, newPool[type]);
    newPool[type] -= taken;
    usedMana.generic += taken;
    open -= taken;
  }
  return { newPool, usedMana };
}

/** What is left of a cost when part of it is paid. */
export function restOf(cost: Cost, used: Cost): ManaCost {
  const rest: ManaCost = {};
  for (const type of MANA_TYPES) {
    const open = (cost[type] ?? 0) - (used[type] ?? 0);
    if (open > 0) rest[type] = open;
  }
  return rest;
}

function checkAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount < 0)
    throw new RangeError(`An amount of mana is a whole number from 0, not ${amount}.`);
}
