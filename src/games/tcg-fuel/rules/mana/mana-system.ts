import { canPlayCard } from '../actions/playing.js';
import { findSeat, permanentsOf } from '../cards.js';
import type { ManaCost, ManaPool, ManaType } from '../catalogue/card.types.js';
import type { Look } from '../tcg-fuel.types.js';
import { landManaType } from './land-names.js';
import { canPay, emptyPool, pay, withMana, withoutMana } from './pool.js';
import { availableMana, findSource, manaSources } from './sources.js';
import type { ManaSource } from './sources.js';

/** The arithmetic of mana under its public names. Nothing here changes its arguments. */
export class ManaSystem {
  static createEmptyManaPool(): ManaPool {
    return emptyPool();
  }

  static addMana(pool: Readonly<ManaPool>, type: ManaType, amount: number): ManaPool {
    return withMana(pool, type, amount);
  }

  static removeMana(pool: Readonly<ManaPool>, type: ManaType, amount: number): ManaPool {
    return withoutMana(pool, type, amount);
  }

  static canPayManaCost(pool: Readonly<ManaPool>, cost: Readonly<ManaCost>): boolean {
    return canPay(pool, cost);
  }

  static payManaCost(pool: Readonly<ManaPool>, cost: Readonly<ManaCost>): { newPool: ManaPool; usedMana: ManaCost } {
    return pay(pool, cost);
  }

  static getLandManaType(cardName: string): ManaType | null {
    return landManaType(cardName);
  }

  static getPlayerManaSources(state: Look, playerId: number): ManaSource[] {
    const seat = findSeat(state, playerId);
    return seat === undefined ? [] : manaSources(state, seat);
  }

  static getAvailableMana(state: Look, playerId: number): ManaPool {
    const seat = findSeat(state, playerId);
    return seat === undefined ? emptyPool() : availableMana(state, seat);
  }

  /** The state with the player's mana sources untapped. */
  static untapManaSources(state: Look, playerId: number): Look {
    const seat = findSeat(state, playerId);
    const cards = { ...state.cards };
    for (const card of seat === undefined ? [] : permanentsOf(state, seat)) {
      if (findSource(state, card)?.isTapped)
        cards[card.id] = { ...card, permanent: { ...card.permanent!, isTapped: false } };
    }
    return { ...state, cards };
  }

  static canPlayCard(state: Look, playerId: number, cardId: number): { canPlay: boolean; reason?: string } {
    const seat = findSeat(state, playerId);
    return seat === undefined ? { canPlay: false, reason: 'Not at this time' } : canPlayCard(state, seat, cardId);
  }
}
