import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { VikingDeckCard } from '../../store/entities/deck-card.entity.js';
import { VikingDeck } from '../../store/entities/deck.entity.js';

/** A new deck with its cards; its id. */
export async function insertDeck(
  manager: EntityManager,
  userId: string,
  name: string,
  ids: readonly string[],
): Promise<string> {
  const deckId = randomUUID();
  await manager.insert(VikingDeck, { deckId, userId, name });
  await insertDeckCards(manager, deckId, ids);
  return deckId;
}

export async function replaceDeckCards(manager: EntityManager, deckId: string, ids: readonly string[]): Promise<void> {
  await manager.delete(VikingDeckCard, { deckId });
  await insertDeckCards(manager, deckId, ids);
}

async function insertDeckCards(manager: EntityManager, deckId: string, ids: readonly string[]): Promise<void> {
  await manager.insert(
    VikingDeckCard,
    ids.map((userCardInstanceId, position) => ({ deckCardId: randomUUID(), deckId, userCardInstanceId, position })),
  );
}
