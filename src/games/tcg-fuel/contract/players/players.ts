import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In } from 'typeorm';
import type { Repository } from 'typeorm';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { TtlCache } from '../../../../common/memory/ttl-cache.js';
import { userVisitor } from '../../../../rooms/visitor.js';
import type { Visitor } from '../../../../rooms/room.types.js';
import { FuelPlayer } from '../../store/entities/fuel-player.entity.js';

/** The whole number by which this contract knows an account. */
@Injectable()
export class Players {
  private readonly known = new TtlCache<number>({ max: 20_000, ttlMs: 60 * 60_000 });

  constructor(@InjectRepository(FuelPlayer) private readonly players: Repository<FuelPlayer>) {}

  /** An account that comes for the first time gets the next number. */
  async idOf({ id, name }: UserAccount): Promise<number> {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const found = await this.find(id);
    const playerId = found ?? (await this.insert(id, name));
    this.known.set(id, playerId);
    return playerId;
  }

  /** The caller as a visitor of rooms; a caller who names a player must name themselves. */
  async visitor(account: UserAccount, named?: number): Promise<Visitor> {
    const playerId = await this.idOf(account);
    if (named !== undefined && named !== playerId) throw notYourPlayer();
    return userVisitor(account, { playerId: String(playerId) });
  }

  async userIdOf(playerId: number): Promise<string | undefined> {
    const player = await this.players.findOneBy({ id: playerId });
    return player?.userId ?? undefined;
  }

  /** The player ids of these accounts, as far as they have one. */
  async idsOf(userIds: readonly string[]): Promise<Map<string, number>> {
    const players = await this.players.findBy({ userId: In(userIds) });
    return new Map(players.map(({ id, userId }) => [userId!, id]));
  }

  private async find(userId: string): Promise<number | undefined> {
    return (await this.idsOf([userId])).get(userId);
  }

  /** Another request of the same account may have been faster. */
  private async insert(userId: string, username: string): Promise<number> {
    await this.players.createQueryBuilder().insert().values({ userId, username }).orIgnore().execute();
    return (await this.find(userId))!;
  }
}

function notYourPlayer(): ApiError {
  return new ApiError(403, 'NOT_YOUR_PLAYER', 'This is not your player id.');
}
