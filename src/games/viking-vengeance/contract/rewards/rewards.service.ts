import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { NOTHING_EARNED } from '../../rules/progress.js';
import type { Reward } from '../../rules/progress.js';
import { VikingReward } from '../../store/entities/game-reward.entity.js';

/** Reads what games have brought; the commits that end them write it. */
@Injectable()
export class Rewards {
  constructor(@InjectRepository(VikingReward) private readonly rewards: Repository<VikingReward>) {}

  /** Of a finished game; one that was not earnest has brought nothing. */
  async of(gameId: string, userId: string): Promise<Reward> {
    const found = await this.rewards.findOneBy({ gameId, userId });
    return found ? { currency: found.currency, xp: found.xp } : NOTHING_EARNED;
  }
}
