import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Raw } from 'typeorm';
import type { Repository } from 'typeorm';
import { VikingRematchWish } from '../../store/entities/rematch-wish.entity.js';

/** How long a player who wants to play again waits for the other to want it too. */
const PATIENCE_SECONDS = 60;

/** Who would like to play a game once more. */
@Injectable()
export class RematchWishes {
  constructor(@InjectRepository(VikingRematchWish) private readonly wishes: Repository<VikingRematchWish>) {}

  /** Notes the wish. Whether the other player has had it, not too long ago. */
  async areShared(gameId: string, userId: string): Promise<boolean> {
    // Written before it is read, in statements of their own: of two who ask at once, one at least sees the other.
    await this.wishes.upsert({ gameId, userId, askedAt: () => 'now()' }, ['gameId', 'userId']);
    const lately = Raw((column) => `${column} > now() - make_interval(secs => ${PATIENCE_SECONDS})`);
    return this.wishes.existsBy({ gameId, userId: Not(userId), askedAt: lately });
  }
}
