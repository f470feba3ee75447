import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { NOTHING_EARNED } from '../../rules/progress.js';
import type { Reward } from '../../rules/progress.js';

/** Reads what games have brought; the commits that end them write it. */
@Injectable()
export class Rewards {
  constructor(private readonly pool: Pool) {}

  /** Of a finished game; one that was not earnest has brought nothing. */
  async of(gameId: string, userId: string): Promise<Reward> {
    const { rows } = await this.pool.query<Reward>(
      'SELECT currency, xp FROM viking_vengeance_game_rewards WHERE game_id = $1 AND user_id = $2',
      [gameId, userId],
    );
    return rows[0] ?? NOTHING_EARNED;
  }
}
