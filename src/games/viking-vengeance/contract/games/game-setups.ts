import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PoolClient } from 'pg';
import type { Repository } from 'typeorm';
import { VikingSetup } from '../../store/entities/game-setup.entity.js';

/** Which deck a solo game was begun with. */
@Injectable()
export class GameSetups {
  constructor(@InjectRepository(VikingSetup) private readonly setups: Repository<VikingSetup>) {}

  /** By SQL: the row goes into the transaction that makes the session. */
  async write(store: PoolClient, gameId: string, deckId: string): Promise<void> {
    await store.query('INSERT INTO viking_vengeance_setups (game_id, deck_id) VALUES ($1, $2)', [gameId, deckId]);
  }

  async findDeck(gameId: string): Promise<string | undefined> {
    return (await this.setups.findOneBy({ gameId }))?.deckId;
  }
}
