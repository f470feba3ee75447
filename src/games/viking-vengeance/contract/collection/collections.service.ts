import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager, In } from 'typeorm';
import { isUuid } from '../../../../common/uuid.js';
import { cardsOfDeck, starterDeck } from '../../rules/catalogue.js';
import type { BaseCard } from '../../rules/catalogue.js';
import type { CardInstance } from '../../rules/viking-vengeance.types.js';
import { VikingPlayer } from '../../store/entities/player.entity.js';
import { UserCardInstance } from '../../store/entities/user-card-instance.entity.js';
import { insertDeck } from './deck-rows.js';

/** Everybody's cards and currency. */
@Injectable()
export class Collections {
  constructor(private readonly manager: EntityManager) {}

  /** R59: an account that comes for the first time gets the starter deck, once, however many requests come at once. */
  async welcome(userId: string): Promise<void> {
    if (await this.manager.existsBy(VikingPlayer, { userId, starterGranted: true })) return;
    await this.manager.transaction((manager) => grantStarter(manager, userId));
  }

  async currency(userId: string): Promise<number> {
    const player = await this.manager.findOneBy(VikingPlayer, { userId });
    return player?.inGameCurrency ?? 0;
  }

  async cards(userId: string): Promise<CardInstance[]> {
    const rows = await this.manager.find(UserCardInstance, {
      where: { userId },
      relations: { card: true },
      order: { card: { name: 'ASC' }, level: 'DESC', userCardInstanceId: 'ASC' },
    });
    return rows.map(toCard);
  }

  /** Which of these cards the account owns, with the base card of each. */
  async owned(manager: EntityManager, userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await manager.findBy(UserCardInstance, { userId, userCardInstanceId: In(ids.filter(isUuid)) });
    return new Map(rows.map(({ userCardInstanceId, cardId }) => [userCardInstanceId, cardId]));
  }
}

/** A card as the rules know it. */
export function toCard({ userCardInstanceId, cardId, level, xp }: UserCardInstance): CardInstance {
  return { user_card_instance_id: userCardInstanceId, base_card_id: cardId, level, xp };
}

/** New cards of level 1; their ids, in the order of the cards. */
export async function giveCards(manager: EntityManager, userId: string, cards: readonly BaseCard[]): Promise<string[]> {
  const rows = cards.map(({ card_id }) => ({ userCardInstanceId: randomUUID(), userId, cardId: card_id }));
  await manager.insert(UserCardInstance, rows);
  return rows.map(({ userCardInstanceId }) => userCardInstanceId);
}

async function grantStarter(manager: EntityManager, userId: string): Promise<void> {
  // Two who come at once: the row lock of the update lets one of them find the deck given.
  await manager.createQueryBuilder().insert().into(VikingPlayer).values({ userId }).orIgnore().execute();
  const { affected } = await manager.update(VikingPlayer, { userId, starterGranted: false }, { starterGranted: true });
  if (affected === 0) return;
  const ids = await giveCards(manager, userId, cardsOfDeck(starterDeck));
  await insertDeck(manager, userId, starterDeck.name, ids);
}
