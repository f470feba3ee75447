import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../../../../auth/account.js';
import type { Seat } from '../../../../engine/core/index.js';
import { numbered } from '../../rules/events.js';
import type { VikingVengeance } from '../../rules/viking-vengeance.types.js';
import { gameAnswer, gameStatus } from './wire.js';
import type { GameAnswer, VikingTable } from './wire.js';
import { Rewards } from '../rewards/rewards.service.js';

/** Games in this contract's words, over the one way to act. */
@Injectable()
export class VikingGames {
  constructor(private readonly rewards: Rewards) {}

  show(table: VikingTable, account: UserAccount): Promise<GameAnswer> {
    return this.answer(table, table.seatOf(account));
  }

  /** Plays, and waits for the AI's answer. The same key again is told the same versions again. */
  async act(table: VikingTable, account: UserAccount, action: VikingVengeance['action'], key?: string) {
    const { seat, update } = await table.actAndAwaitBots({ account }, { actions: [action], key });
    const then = await (await table.now()).at(update.version);
    return { ...(await this.answer(then, seat)), events: numbered(update.events) };
  }

  private async answer(table: VikingTable, seat: Seat): Promise<GameAnswer> {
    const { userId } = table.seats[seat]!;
    const over = gameStatus(table) === 'completed' && userId !== null;
    return gameAnswer(table, seat, over ? await this.rewards.of(table.id, userId) : undefined);
  }
}
