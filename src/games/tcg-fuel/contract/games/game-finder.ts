import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { TableFinder } from '../../../../engine/contract/table.guard.js';
import { GameTables } from '../../../../engine/contract/game-tables.js';
import { sessionNotFound } from '../../../../engine/sessions/session.js';
import { TtlCache } from '../../../../common/memory/ttl-cache.js';
import { TcgFuelSession } from '../../store/entities/session-rows.entity.js';
import { tcgFuel } from '../../rules/tcg-fuel.game.js';
import { numberIn } from '../number-in.js';
import type { FuelTable } from './wire.js';

/** Finds games by their number. */
@Injectable()
export class GameFinder implements TableFinder {
  /** A number never changes its game. */
  private readonly known = new TtlCache<string>({ max: 20_000, ttlMs: 60 * 60_000 });

  constructor(
    @InjectRepository(TcgFuelSession) private readonly sessions: Repository<TcgFuelSession>,
    private readonly tables: GameTables,
  ) {}

  async get(gameId: number): Promise<FuelTable> {
    const table = await this.find(String(gameId));
    if (!table) throw sessionNotFound();
    return table;
  }

  async find(number: string): Promise<FuelTable | undefined> {
    const gameId = numberIn(number);
    const id = this.known.get(String(gameId)) ?? (await this.idOf(gameId));
    if (id === undefined) return undefined;
    this.known.set(String(gameId), id);
    return this.tables.find(tcgFuel, id);
  }

  private async idOf(gameId: number): Promise<string | undefined> {
    const found = await this.sessions.findOne({ select: { id: true }, where: { num: String(gameId) } });
    return found?.id;
  }
}
