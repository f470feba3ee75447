import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';

/** A new deck with its cards; its id. */
export async function insertDeck(
  client: PoolClient,
  userId: string,
  name: string,
  ids: readonly string[],
): Promise<string> {
  const deckId = randomUUID();
  await client.query('INSERT INTO viking_vengeance_decks (deck_id, user_id, name) VALUES ($1, $2, $3)', [
    deckId,
    userId,
    name,
  ]);
  await insertDeckCards(client, deckId, ids);
  return deckId;
}

export async function replaceDeckCards(client: PoolClient, deckId: string, ids: readonly string[]): Promise<void> {
  await client.query('DELETE FROM viking_vengeance_deck_cards WHERE deck_id = $1', [deckId]);
  await insertDeckCards(client, deckId, ids);
}

async function insertDeckCards(client: PoolClient, deckId: string, ids: readonly string[]): Promise<void> {
  await client.query(
    `INSERT INTO viking_vengeance_deck_cards (deck_card_id, deck_id, user_card_instance_id, position)
     SELECT gen_random_uuid(), $1, id, place - 1 FROM unnest($2::uuid[]) WITH ORDINALITY AS t(id, place)`,
    [deckId, ids],
  );
}
