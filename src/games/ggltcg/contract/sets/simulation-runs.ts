import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Pool } from 'pg';
import { In, IsNull, MoreThan, Not } from 'typeorm';
import type { Repository } from 'typeorm';
import { ApiError } from '../../../../common/api-error.js';
import { isUuid } from '../../../../common/uuid.js';
import { BalanceSheet } from '../../lab/simulation/balance.js';
import type { Balance } from '../../lab/simulation/balance.js';
import { CardPairs } from '../../lab/simulation/card-pairs.js';
import type { CardPair } from '../../lab/simulation/card-pairs.js';
import type { SimulatedGame, SimulationPlan } from '../../lab/simulation/simulation-plan.js';
import { SimulationGameRow } from '../../store/entities/simulation-game.entity.js';
import { SimulationRunRow } from '../../store/entities/simulation-run.entity.js';
import type { RunStatus } from '../../store/entities/simulation-run.entity.js';

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

/** Simulations as rows: they survive the process that plays them. */
@Injectable()
export class SimulationRuns {
  constructor(
    @InjectRepository(SimulationRunRow) private readonly runs: Repository<SimulationRunRow>,
    @InjectRepository(SimulationGameRow) private readonly played: Repository<SimulationGameRow>,
    private readonly pool: Pool,
  ) {}

  async create(plan: StoredPlan, games: number, createdBy: string): Promise<SimulationRun> {
    const { id } = await this.runs.save({ plan, games, createdBy });
    return this.get(id);
  }

  async list(limit: number): Promise<SimulationRun[]> {
    return this.withGames(await this.runs.find({ order: { createdAt: 'DESC', id: 'ASC' }, take: limit }));
  }

  async get(id: string): Promise<SimulationRun> {
    const row = isUuid(id) ? await this.runs.findOneBy({ id }) : null;
    if (!row) throw new ApiError(404, 'SIMULATION_NOT_FOUND', 'There is no such simulation.');
    return toRun(row, await this.played.countBy({ runId: id }));
  }

  /** The runs of an account with one set of cards, whatever its version, the newest first. */
  async listOf(createdBy: string, set: string, limit: number): Promise<SimulationRun[]> {
    const rows = await this.runs
      .createQueryBuilder('r')
      .where('r.createdBy = :createdBy', { createdBy })
      .andWhere("split_part(r.plan->>'card_set', '@', 1) = :set", { set })
      .orderBy('r.createdAt', 'DESC')
      .addOrderBy('r.id')
      .take(limit)
      .getMany();
    return this.withGames(rows);
  }

  isMadeBy(id: string, createdBy: string): Promise<boolean> {
    return this.runs.existsBy({ id, createdBy });
  }

  /** Pauses, resumes or cancels. */
  async change(id: string, to: keyof typeof FROM): Promise<SimulationRun> {
    const { status } = await this.get(id);
    const { affected } = await this.runs.update(
      { id, status: In(FROM[to]) },
      { status: to, error: null, claimedBy: null, claimedUntil: null, updatedAt: () => 'now()' },
    );
    if (affected === 0) throw new ApiError(409, 'WRONG_STATUS', `The simulation is ${status}.`);
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
      const rows = await this.played.find({
        where: { runId: id, number: MoreThan(after) },
        order: { number: 'ASC' },
        take: PAGE,
      });
      for (const { result } of rows) see(result as SimulatedGame);
      if (rows.length < PAGE) return;
      after = rows.at(-1)!.number;
    }
  }

  /** The oldest run that no process plays. SQL: a lease, taken with `SKIP LOCKED`. */
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

  /** Stores games and renews the claim. SQL: in one statement, so that neither is there without the other. False: the run is no longer ours. */
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
    await this.runs.update(
      { id, claimedBy: by, status: 'running' },
      { status, error, claimedBy: null, claimedUntil: null, updatedAt: () => 'now()' },
    );
  }

  /** Lets go of everything a process had claimed, or of everything at all. */
  async release(by: string | null): Promise<void> {
    const claimed = { claimedBy: by ?? Not(IsNull()) };
    await this.runs.update(claimed, { claimedBy: null, claimedUntil: null });
  }

  private async withGames(rows: readonly SimulationRunRow[]): Promise<SimulationRun[]> {
    if (rows.length === 0) return [];
    const counts: { runId: string; games: number }[] = await this.played
      .createQueryBuilder('g')
      .select('g.runId', 'runId')
      .addSelect('count(*)::int', 'games')
      .where({ runId: In(rows.map(({ id }) => id)) })
      .groupBy('g.runId')
      .getRawMany();
    const done = new Map(counts.map(({ runId, games }) => [runId, games]));
    return rows.map((row) => toRun(row, done.get(row.id) ?? 0));
  }
}

function toRun(row: SimulationRunRow, done: number): SimulationRun {
  const { id, status, games, plan, error, createdAt, updatedAt } = row;
  return {
    id,
    status,
    games,
    games_done: done,
    plan: plan as StoredPlan,
    error,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
