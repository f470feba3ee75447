import { Injectable } from '@nestjs/common';
import { TtlCache } from '../../../../common/memory/ttl-cache.js';
import { ListPool } from '../../../../engine/store/list-pool.js';
import type { GameRow } from './game-log.js';

/** What a list tells of a game that only its state knows. */
interface Standing {
  readonly currentTurn: number;
  readonly currentPlayerIndex: number;
  readonly phase: string;
  readonly step: string;
  readonly turnCount: number;
  readonly winnerId: number | null;
}

interface PageRow {
  readonly session: string;
  readonly version: number;
  readonly id: number;
  readonly roomId: number | null;
  readonly status: GameRow['status'];
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

const PAGE = `
SELECT s.id AS session, s.version, s.num::int AS id, r.num::int AS "roomId", s.status,
       to_timestamp(s.started_at / 1000.0) AS "startedAt", s.finished_at AS "finishedAt"
  FROM (SELECT * FROM public.game_sessions s
         WHERE s.game = 'tcg-fuel' AND s.watch = 'anyone' AND ($1::text IS NULL OR s.status = $1)
           AND ($2::int IS NULL OR s.id IN (
             SELECT p.session_id FROM public.game_players p JOIN tcg_fuel.players u ON u.user_id = p.user_id
              WHERE u.id = $2))
         ORDER BY s.created_at DESC, s.id DESC LIMIT 100) s
  LEFT JOIN public.game_rooms r ON r.id = s.room_id
 ORDER BY s.num DESC`;

/** One look at each state instead of one for each member. */
const STANDINGS = `
SELECT s.id AS session, x."currentTurn", (x.active - x."firstSeat" + seats.many) % seats.many AS "currentPlayerIndex",
       x.phase, x.step, x."turnCount",
       CASE WHEN cardinality(s.winners) = 1 THEN (x.players->(s.winners[1])::int->>'playerId')::int END AS "winnerId"
  FROM public.game_sessions s
  JOIN LATERAL (SELECT state FROM public.game_state_snapshots WHERE session_id = s.id ORDER BY seq DESC LIMIT 1) n ON true
 CROSS JOIN LATERAL json_to_record(n.state) AS x("currentTurn" int, active int, "firstSeat" int, phase text, step text,
                                                 "turnCount" int, players json)
 CROSS JOIN LATERAL (SELECT count(*)::int AS many FROM public.game_players p WHERE p.session_id = s.id) seats
 WHERE s.id = ANY ($1)`;

/** The list of games as the contract tells it. A state is large and a version never changes, so each is read once. */
@Injectable()
export class GameLines {
  private readonly standings = new TtlCache<Standing>({ max: 5_000, ttlMs: 60 * 60_000 });

  constructor(private readonly lists: ListPool) {}

  async list({ status, playerId }: { status?: string; playerId?: number }): Promise<GameRow[]> {
    // SQL here and below: lists over rooms and sessions together.
    const { rows: page } = await this.lists.query<PageRow>(PAGE, [status ?? null, playerId ?? null]);
    const known = await this.standingsOf(page);
    return page.flatMap(({ session, version: _, ...line }) => {
      const standing = known.get(session);
      return standing ? [{ ...line, ...standing }] : [];
    });
  }

  private async standingsOf(page: readonly PageRow[]): Promise<Map<string, Standing>> {
    const found = new Map<string, Standing>();
    const unread = new Map<string, string>();
    for (const { session, version } of page) {
      const key = `${session} ${version}`;
      const standing = this.standings.get(key);
      if (standing) found.set(session, standing);
      else unread.set(session, key);
    }
    if (unread.size === 0) return found;
    const { rows } = await this.lists.query<Standing & { session: string }>(STANDINGS, [[...unread.keys()]]);
    for (const { session, ...standing } of rows) {
      found.set(session, standing);
      this.standings.set(unread.get(session)!, standing);
    }
    return found;
  }
}
