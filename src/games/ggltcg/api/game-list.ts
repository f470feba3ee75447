import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { GamesQueryDto } from './new-game.dto.js';

export interface ListedGame {
  readonly game_id: string;
  readonly status: string;
  readonly player1_id: string;
  readonly player1_name: string;
  readonly player2_id: string;
  readonly player2_name: string;
  readonly winner_id: string | null;
  readonly turn_number: number;
  readonly active_player_id: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const MOST = 100;

/** Games as the game's own view of them tells; those that nobody may watch are nobody's business. */
@Injectable()
export class GameList {
  constructor(private readonly pool: Pool) {}

  async find({ player_id, status }: GamesQueryDto): Promise<ListedGame[]> {
    const { rows } = await this.pool.query<ListedGame>(
      `SELECT id AS game_id, status, player1_id, player1_name, player2_id, player2_name, winner_id, turn_number,
              active_player_id, created_at, updated_at
         FROM ggltcg.games
        WHERE watch <> 'nobody' AND (watch = 'anyone' OR player1_id = $1 OR player2_id = $1)
          AND ($1::text IS NULL OR player1_id = $1 OR player2_id = $1) AND ($2::text IS NULL OR status = $2)
        ORDER BY updated_at DESC, id LIMIT ${MOST}`,
      [player_id ?? null, status ?? null],
    );
    return rows;
  }
}
