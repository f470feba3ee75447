import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { findPrint, findSlug } from '../rules/catalogue/catalogue.js';
import type { Color } from '../rules/catalogue/card.types.js';
import type { Deck, DeckText } from './deck.types.js';
import { findStarter } from './starter-decks.js';

interface DeckRow {
  readonly id: number;
  readonly owner_id: number;
  readonly name: string;
  readonly colors: Color[];
  readonly description: string;
  readonly cards: { card_id: number; count: number }[] | null;
}

const SELECT = `
SELECT d.id, d.owner_id, d.name, d.colors, d.description,
       (SELECT json_agg(json_build_object('card_id', c.card_id, 'count', c.count) ORDER BY c.position)
          FROM tcg_fuel.deck_cards c WHERE c.deck_id = d.id) AS cards
  FROM tcg_fuel.decks d`;

/** The decks people have made, in Postgres. Starter decks come with the game. */
@Injectable()
export class DeckStore {
  constructor(private readonly pool: Pool) {}

  async find(id: number): Promise<Deck | undefined> {
    const starter = findStarter(id);
    if (starter) return starter;
    const { rows } = await this.pool.query<DeckRow>(`${SELECT} WHERE d.id = $1 AND d.owner_id IS NOT NULL`, [id]);
    return rows[0] && toDeck(rows[0]);
  }

  async listOf(ownerId: number): Promise<Deck[]> {
    const { rows } = await this.pool.query<DeckRow>(`${SELECT} WHERE d.owner_id = $1 ORDER BY d.id`, [ownerId]);
    return rows.map(toDeck);
  }

  async countOf(ownerId: number): Promise<number> {
    const { rows } = await this.pool.query<{ decks: number }>(
      'SELECT count(*)::int AS decks FROM tcg_fuel.decks WHERE owner_id = $1',
      [ownerId],
    );
    return rows[0]!.decks;
  }

  async insert(ownerId: number, deck: DeckText): Promise<number> {
    return this.inTransaction(async (client) => {
      const { rows } = await client.query<{ id: number }>(
        `INSERT INTO tcg_fuel.decks (owner_id, name, colors, description) VALUES ($1, $2, $3, $4) RETURNING id`,
        [ownerId, deck.name, deck.colors, deck.description],
      );
      await writeCards(client, rows[0]!.id, deck);
      return rows[0]!.id;
    });
  }

  async update(id: number, deck: DeckText): Promise<void> {
    await this.inTransaction(async (client) => {
      await client.query(
        `UPDATE tcg_fuel.decks SET name = $2, colors = $3, description = $4, updated_at = now() WHERE id = $1`,
        [id, deck.name, deck.colors, deck.description],
      );
      await client.query('DELETE FROM tcg_fuel.deck_cards WHERE deck_id = $1', [id]);
      await writeCards(client, id, deck);
    });
  }

  async remove(id: number): Promise<void> {
    await this.pool.query('DELETE FROM tcg_fuel.decks WHERE id = $1', [id]);
  }

  private async inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      const done = await work(client);
      await client.query('COMMIT');
      client.release();
      return done;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

async function writeCards(client: PoolClient, deckId: number, { cards }: DeckText): Promise<void> {
  await client.query(
    `INSERT INTO tcg_fuel.deck_cards (deck_id, position, card_id, count)
     SELECT $1, position, card_id, count
       FROM unnest($2::int[], $3::int[]) WITH ORDINALITY AS list (card_id, count, position)`,
    [deckId, cards.map(({ card }) => findPrint(card)!.data.number), cards.map(({ count }) => count)],
  );
}

function toDeck({ id, owner_id, name, colors, description, cards }: DeckRow): Deck {
  const list = (cards ?? []).map(({ card_id, count }) => ({ card: findSlug(card_id)!, count }));
  return { id, slug: null, ownerId: owner_id, name, colors, description, cards: list };
}
