import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';

/** Which games both players have come to. It stands in Postgres: each start is told once, whoever restarts. */
@Injectable()
export class GameStarts {
  constructor(private readonly pool: Pool) {}

  /** Whether this is the first time. */
  async note(gameId: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'INSERT INTO viking_vengeance_starts (game_id) VALUES ($1) ON CONFLICT (game_id) DO NOTHING',
      [gameId],
    );
    return rowCount === 1;
  }
}
