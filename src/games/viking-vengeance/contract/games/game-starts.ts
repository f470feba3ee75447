import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { VikingStart } from '../../store/entities/game-start.entity.js';

/** Which games both players have come to. It stands in Postgres: each start is told once, also after a restart. */
@Injectable()
export class GameStarts {
  constructor(@InjectRepository(VikingStart) private readonly starts: Repository<VikingStart>) {}

  /** Whether this is the first time. */
  async note(gameId: string): Promise<boolean> {
    const { raw } = await this.starts
      .createQueryBuilder()
      .insert()
      .values({ gameId })
      .orIgnore()
      .returning('game_id')
      .execute();
    return (raw as unknown[]).length === 1;
  }
}
