import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';

/** How long somebody who wants to play again waits for the other to want it too. */
const PATIENCE_SECONDS = 60;

/** Who would like to play a game once more. */
@Injectable()
export class RematchWishes {
  constructor(private readonly pool: Pool) {}

  /** Notes the wish. Whether somebody else has had it, not too long ago. */
  async areShared(gameId: string, userId: string): Promise<boolean> {
    // Written before it is read, in statements of their own: of two who ask at once, one at least sees the other.
    await this.pool.query(
      `INSERT INTO viking_vengeance_rematches (game_id, user_id) VALUES ($1, $2)
       ON CONFLICT (game_id, user_id) DO UPDATE SET asked_at = now()`,
      [gameId, userId],
    );
    const { rows } = await this.pool.query(
      `SELECT 1 FROM viking_vengeance_rematches
        WHERE game_id = $1 AND user_id <> $2 AND asked_at > now() - make_interval(secs => $3)`,
      [gameId, userId, PATIENCE_SECONDS],
    );
    return rows.length > 0;
  }
}
