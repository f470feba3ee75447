import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../../../rooms/store/in-transaction.js';
import { cardsOfDeck, starterDeck } from '../../rules/catalogue.js';
import type { BaseCard } from '../../rules/catalogue.js';
import type { CardInstance } from '../../rules/viking-vengeance.types.js';
import { insertDeck } from './deck-rows.js';

type Store = Pick<Pool, 'query'>;

export const CARD_FIELDS = 'i.user_card_instance_id, i.card_id AS base_card_id, i.level, i.xp';

/** Everybody's cards and currency. */
@Injectable()
export class Collections {
  constructor(private readonly pool: Pool) {}

  /** R59: whoever comes for the first time gets the starter deck, once, however many requests come at once. */
  async welcome(userId: string): Promise<void> {
    const { rowCount } = await this.pool.query(
      'SELECT 1 FROM viking_vengeance_players WHERE user_id = $1 AND starter_granted',
      [userId],
    );
    if (rowCount === 0) await inTransaction(this.pool, (client) => grantStarter(client, userId));
  }

  async currency(userId: string): Promise<number> {
    const { rows } = await this.pool.query<{ currency: number }>(
      'SELECT in_game_currency AS currency FROM viking_vengeance_players WHERE user_id = $1',
      [userId],
    );
    return rows[0]?.currency ?? 0;
  }

  async cards(userId: string): Promise<CardInstance[]> {
    const { rows } = await this.pool.query<CardInstance>(
      `SELECT ${CARD_FIELDS}
         FROM viking_vengeance_user_card_instances i JOIN viking_vengeance_cards c ON c.card_id = i.card_id
        WHERE i.user_id = $1 ORDER BY c.name, i.level DESC, i.user_card_instance_id`,
      [userId],
    );
    return rows;
  }

  /** Which of these cards the account owns, with the base card of each. */
  async owned(store: Store, userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await store.query<{ id: string; card: string }>(
      `SELECT user_card_instance_id AS id, card_id AS card FROM viking_vengeance_user_card_instances
        WHERE user_id = $1 AND user_card_instance_id::text = ANY ($2::text[])`,
      [userId, ids],
    );
    return new Map(rows.map(({ id, card }) => [id, card]));
  }
}

/** New cards of level 1; their ids, in the order of the cards. */
export async function giveCards(client: PoolClient, userId: string, cards: readonly BaseCard[]): Promise<string[]> {
  const ids = cards.map(() => randomUUID());
  await client.query(
    `INSERT INTO viking_vengeance_user_card_instances (user_card_instance_id, user_id, card_id)
     SELECT id, $1, card FROM unnest($2::uuid[], $3::uuid[]) AS t(id, card)`,
    [userId, ids, cards.map(({ card_id }) => card_id)],
  );
  return ids;
}

async function grantStarter(client: PoolClient, userId: string): Promise<void> {
  const { rowCount } = await client.query(
    `INSERT INTO viking_vengeance_players AS p (user_id, starter_granted) VALUES ($1, true)
     ON CONFLICT (user_id) DO UPDATE SET starter_granted = true WHERE NOT p.starter_granted`,
    [userId],
  );
  if (rowCount === 0) return;
  const ids = await giveCards(client, userId, cardsOfDeck(starterDeck));
  await insertDeck(client, userId, starterDeck.name, ids);
}
