import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ApiError } from '../../../../common/api-error.js';
import { isUuid } from '../../../../common/uuid.js';
import { BalanceSheet } from '../../lab/simulation/balance.js';
import type { Balance } from '../../lab/simulation/balance.js';
import { CardPairs } from '../../lab/simulation/card-pairs.js';
import type { CardPair } from '../../lab/simulation/card-pairs.js';
import type { SimulatedGame, SimulationPlan } from '../../lab/simulation/simulation-plan.js';

export type RunStatus = 'running' | 'paused' | 'cancelled' | 'done' | 'failed';

/** A plan as it is stored: the table of its set stands in the library. */
export type StoredPlan = Omit<SimulationPlan, 'csv'>;

export interface SimulationRun {
  readonly id: string;
  readonly status: RunStatus;
  readonly games: number;
  readonly games_done: number;
  readonly plan: StoredPlan;
  readonly error: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const RUN = `
  SELECT r.id, r.status, r.games, (SELECT count(*) FROM ggltcg.simulation_games g WHERE g.run_id = r.id)::int AS games_done,
         r.plan, r.error, r.created_at, r.updated_at
    FROM ggltcg.simulation_runs r`;

/** Games read at once for a balance. */
const PAGE = 1000;
/** A claim that is not renewed for so long was a process that died. */
const LEASE = `interval '30 seconds'`;

/** What may follow which status. */
const FROM: { readonly [S in 'running' | 'paused' | 'cancelled']: readonly RunStatus[] } = {
  running: ['paused', 'failed'],
  paused: ['running'],
  cancelled: ['running', 'paused', 'failed'],
};

/** Simulations as rows: they survive whoever plays them. */
@Injectable()
export class SimulationRuns {
  constructor(private readonly pool: Pool) {}

  async create(plan: StoredPlan, games: number, createdBy: string): Promise<SimulationRun> {
    const { rows } = await this.pool.query<{ id: string }>(
      'INSERT INTO ggltcg.simulation_runs (plan, games, created_by) VALUES ($1, $2, $3) RETURNING id',
      [JSON.stringify(plan), games, createdBy],
    );
    return this.get(rows[0]!.id);
  }

  async list(limit: number): Promise<SimulationRun[]> {
    const { rows } = await this.pool.query<SimulationRun>(`${RUN} ORDER BY r.created_at DESC, r.id LIMIT $1`, [limit]);
    return rows;
  }

  async get(id: string): Promise<SimulationRun> {
    const { rows } = isUuid(id) ? await this.pool.query<SimulationRun>(`${RUN} WHERE r.id = $1`, [id]) : { rows: [] };
    if (!rows[0]) throw new ApiError(404, 'SIMULATION_NOT_FOUND', 'There is no such simulation.');
    return rows[0];
  }

  /** Pauses, resumes or cancels. */
  async change(id: string, to: keyof typeof FROM): Promise<SimulationRun> {
    const { status } = await this.get(id);
    const { rowCount } = await this.pool.query(
      `UPDATE ggltcg.simulation_runs SET status = $2, error = NULL, claimed_by = NULL, claimed_until = NULL, updated_at = now()
        WHERE id = $1 AND status = ANY ($3)`,
      [id, to, FROM[to]],
    );
    if (rowCount === 0) throw new ApiError(409, 'WRONG_STATUS', `The simulation is ${status}.`);
    return this.get(id);
  }

  async balance(id: string): Promise<Balance> {
    const sheet = new BalanceSheet();
    await this.each(id, (game) => sheet.add(game));
    return sheet.balance;
  }

  async pairs(id: string): Promise<CardPair[]> {
    const pairs = new CardPairs();
    await this.each(id, (game) => pairs.add(game));
    return pairs.pairs;
  }

  async games(id: string): Promise<SimulatedGame[]> {
    const games: SimulatedGame[] = [];
    await this.each(id, (game) => games.push(game));
    return games;
  }

  /** Shows the games of a run in order, a page at a time. */
  private async each(id: string, see: (game: SimulatedGame) => void): Promise<void> {
    await this.get(id);
    for (let after = -1; ;) {
      const { rows } = await this.pool.query<{ number: number; result: SimulatedGame }>(
        'SELECT number, result FROM ggltcg.simulation_games WHERE run_id = $1 AND number > $2 ORDER BY number LIMIT $3',
        [id, after, PAGE],
      );
      for (const { result } of rows) see(result);
      if (rows.length < PAGE) return;
      after = rows.at(-1)!.number;
    }
  }

  /** The oldest run that nobody plays, for whoever asks. */
  async claim(by: string): Promise<SimulationRun | undefined> {
    const { rows } = await this.pool.query<{ id: string }>(
      `UPDATE ggltcg.simulation_runs SET claimed_by = $1, claimed_until = now() + ${LEASE}
        WHERE id = (SELECT id FROM ggltcg.simulation_runs
                     WHERE status = 'running' AND (claimed_until IS NULL OR claimed_until < now())
                     ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING id`,
      [by],
    );
    return rows[0] && this.get(rows[0].id);
  }

  /** Stores games and renews the claim in one statement. False: the run is no longer ours. */
  async keep(id: string, by: string, played: readonly SimulatedGame[]): Promise<boolean> {
    const { rows } = await this.pool.query(
      `WITH ours AS (
         UPDATE ggltcg.simulation_runs r SET claimed_until = now() + ${LEASE}, updated_at = now()
          WHERE id = $1 AND claimed_by = $2 AND status = 'running' RETURNING id
       ), kept AS (
         INSERT INTO ggltcg.simulation_games (run_id, number, result)
         SELECT ours.id, (game->>'number')::int, game FROM ours, jsonb_array_elements($3::jsonb) game
         ON CONFLICT DO NOTHING
       )
       SELECT id FROM ours`,
      [id, by, JSON.stringify(played)],
    );
    return rows.length > 0;
  }

  async finish(
    id: string,
    by: string,
    status: 'done' | 'failed' | 'paused',
    error: string | null = null,
  ): Promise<void> {
    await this.pool.query(
      `UPDATE ggltcg.simulation_runs SET status = $3, error = $4, claimed_by = NULL, claimed_until = NULL, updated_at = now()
        WHERE id = $1 AND claimed_by = $2 AND status = 'running'`,
      [id, by, status, error],
    );
  }

  /** Lets go of everything a process had claimed, or of everything at all. */
  async release(by: string | null): Promise<void> {
    await this.pool.query(
      `UPDATE ggltcg.simulation_runs SET claimed_by = NULL, claimed_until = NULL
        WHERE claimed_by IS NOT NULL AND ($1::uuid IS NULL OR claimed_by = $1)`,
      [by],
    );
  }
}
