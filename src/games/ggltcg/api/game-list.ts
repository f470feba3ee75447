import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { decodeCursor, toPage } from '../../../common/http/cursor.js';
import type { Page } from '../../../common/http/cursor.js';
import type { GamesQueryDto } from './new-game.dto.js';

export interface ListedGame {
  readonly game_id: string;
  readonly status: string;
  readonly player1_id: string;
  readonly player1_name: string;
  readonly player2_id: string | null;
  readonly player2_name: string | null;
  readonly winner_id: string | null;
  readonly turn_number: number;
  readonly active_player_id: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

interface Row extends ListedGame {
  readonly micros: string;
}

/** Games and lobbies as the game's own view of them tells; those that nobody may watch are nobody's business. */
@Injectable()
export class GameList {
  constructor(private readonly pool: Pool) {}

  async find({ player_id, status, limit, cursor }: GamesQueryDto): Promise<Page<ListedGame>> {
    const [micros, id] = cursor ? decodeCursor(cursor, ['digits', 'uuid']) : [null, null];
    const { rows } = await this.pool.query<Row>(
      `SELECT id AS game_id, status, player1_id, player1_name, player2_id, player2_name, winner_id, turn_number,
              active_player_id, created_at, updated_at, (extract(epoch FROM updated_at) * 1000000)::bigint::text AS micros
         FROM ggltcg.games
        WHERE CASE WHEN $1::text IS NULL THEN watch = 'anyone' ELSE watch <> 'nobody' AND id = ANY (ARRAY(
                SELECT session_id FROM game_players WHERE game = 'ggltcg' AND seat = 0 AND player_id = $1
                UNION SELECT session_id FROM game_players WHERE game = 'ggltcg' AND seat = 1 AND player_id = $1
                UNION SELECT room_id FROM game_room_players WHERE player_id = $1)) END
          AND ($2::text IS NULL OR status = $2)
          AND ($3::bigint IS NULL OR ((extract(epoch FROM updated_at) * 1000000)::bigint, id) < ($3::bigint, $4::uuid))
        ORDER BY updated_at DESC, id DESC LIMIT $5`,
      [player_id ?? null, status ?? null, micros, id, limit + 1],
    );
    return toPage(
      rows,
      limit,
      (last) => [last.micros, last.game_id],
      ({ micros: _sorted, ...game }) => game,
    );
  }
}
