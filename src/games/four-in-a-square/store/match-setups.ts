import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PoolClient } from 'pg';
import type { Repository } from 'typeorm';
import { MatchSetupRow } from './entities/match-setup.entity.js';
import type { MatchSetup } from './match-setup.js';

/** Games begun through the common endpoints have no row here: they are people's and bots' like any other. */
const COMMON: MatchSetup = { opponent: 'human', level: 'medium', humanColor: 'R', lockRestart: true, practice: false };

@Injectable()
export class MatchSetups {
  constructor(@InjectRepository(MatchSetupRow) private readonly setups: Repository<MatchSetupRow>) {}

  /** By SQL: the row goes into the transaction that makes the session. */
  async write(store: PoolClient, sessionId: string, game: MatchSetup & { seed: string | undefined }): Promise<void> {
    await store.query(
      `INSERT INTO four_in_a_square_setups (match_id, opponent, level, human_color, lock_restart, practice, ai_seed)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [sessionId, game.opponent, game.level, game.humanColor, game.lockRestart, game.practice, game.seed ?? null],
    );
  }

  async get(sessionId: string): Promise<MatchSetup> {
    return (await this.setups.findOneBy({ matchId: sessionId })) ?? COMMON;
  }
}
