import type { Seat } from '../../../../engine/core/index.js';
import { getCard, getPermanent, playerIdOf, printOf } from '../cards.js';
import type { ManaCost, ManaPool } from '../catalogue/card.types.js';
import { canPayAutomatically, payAutomatically, payWith } from './payment.js';
import type { PaidCost, Payer } from './payment.js';
import { totalOf } from './pool.js';
import { manaSources } from './sources.js';
import type { Payment } from '../action.types.js';
import type { Look, Play } from '../tcg-fuel.types.js';

/** The mana sources a player may tap for a cost; what is tapped or sacrificed for that cost itself gives none (R37). */
export function payersOf(state: Look, seat: Seat, except: number | null): Payer[] {
  return manaSources(state, seat)
    .filter((source) => source.cardId !== except)
    .map((source) => ({ ...source, isCreature: printOf(getCard(state, source.cardId)).isCreature }));
}

/** How a cost would be paid: by itself (R42), or from the sources the player names (R43). `undefined`: not at all. */
export function planPayment(
  state: Look,
  seat: Seat,
  cost: Readonly<ManaCost>,
  payment: Payment | undefined,
  except: number | null,
): PaidCost | undefined {
  const pool: Readonly<ManaPool> = state.players[seat]!.manaPool;
  if (payment === undefined) {
    if (totalOf(cost) === 0) return { tapped: [], newPool: { ...pool }, usedMana: { ...cost, generic: 0 } };
    return payAutomatically(pool, payersOf(state, seat, except), cost);
  }
  const payers = new Map(payersOf(state, seat, except).map((payer) => [payer.cardId, payer]));
  const chosen = payment.sources?.map(({ cardId, mana }) => {
    const payer = payers.get(cardId);
    payers.delete(cardId);
    const type = mana ?? (payer?.types.length === 1 ? payer.type : undefined);
    return payer && type && payer.types.includes(type) ? { cardId, mana: type } : undefined;
  });
  if (!Array.isArray(chosen) || chosen.includes(undefined)) return undefined;
  return payWith(pool, chosen as { cardId: number; mana: keyof ManaPool }[], cost);
}

/** What a player can pay with now: for a caller who asks about many costs. */
export class Purse {
  private payers: readonly Payer[] | undefined;

  constructor(
    private readonly state: Look,
    private readonly seat: Seat,
  ) {}

  /** Whether a cost can be paid without the source that is itself part of it (R37). */
  canAfford(cost: Readonly<ManaCost>, except: number | null = null): boolean {
    if (totalOf(cost) === 0) return true;
    this.payers ??= payersOf(this.state, this.seat, null);
    const payers = except === null ? this.payers : this.payers.filter(({ cardId }) => cardId !== except);
    return canPayAutomatically(this.state.players[this.seat]!.manaPool, payers, cost);
  }
}

/** Taps the sources and spends the mana. */
export function payCost(
  { state, emit }: Play,
  seat: Seat,
  { tapped, newPool, usedMana }: PaidCost,
  rule: string,
): void {
  for (const id of tapped) getPermanent(state, id).isTapped = true;
  state.players[seat]!.manaPool = newPool;
  if (totalOf(usedMana) === 0) return;
  emit({ type: 'mana_paid', rule, playerId: playerIdOf(state, seat), usedMana, sources: tapped });
}
