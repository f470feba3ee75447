import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';

/** Which deck a solo game was begun with. */
@Injectable()
export class GameSetups {
  constructor(private readonly pool: Pool) {}

  async write(store: PoolClient, gameId: string, deckId: string): Promise<void> {
    await store.query('INSERT INTO viking_vengeance_setups (game_id, deck_id) VALUES ($1, $2)', [gameId, deckId]);
  }

  async findDeck(gameId: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ deck: string }>(
      'SELECT deck_id AS deck FROM viking_vengeance_setups WHERE game_id = $1',
      [gameId],
    );
    return rows[0]?.deck;
  }
}
