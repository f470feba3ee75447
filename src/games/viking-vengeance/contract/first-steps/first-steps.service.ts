import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull } from 'typeorm';
import type { Repository } from 'typeorm';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { VikingPlayer } from '../../store/entities/player.entity.js';
import { Decks } from '../collection/decks.service.js';
import type { VikingTable } from '../games/wire.js';
import { SoloGames } from '../games/solo-games.service.js';

/** With this seed the starter deck deals Njord, Heimdall and Skadi: three abilities that speak when placed. */
const SEED = 'first-steps-21';
/** The weakest deck of the AI. */
const AI_DECK = 'de0540a3-14e4-56d6-9daa-2ea650e8d7a2';

/** How far an account is with its guided first game. */
export interface FirstStepsState {
  /** The guided game, if it has been begun. */
  readonly game_id: string | null;
  /** Been through, or skipped: a client shows it no more. */
  readonly done: boolean;
}

/** The guided first game of each account: begun once, and never shown again after it is done or skipped. */
@Injectable()
export class FirstSteps {
  constructor(
    @InjectRepository(VikingPlayer) private readonly players: Repository<VikingPlayer>,
    private readonly solo: SoloGames,
    private readonly decks: Decks,
  ) {}

  async of(userId: string): Promise<FirstStepsState> {
    const player = await this.players.findOneBy({ userId });
    return { game_id: player?.firstGameId ?? null, done: player?.firstStepsDone ?? false };
  }

  /** The game with its seed; a second request while the first is on its way begins none. */
  async begin(account: UserAccount, from: string): Promise<VikingTable> {
    const { affected } = await this.players.update(
      { userId: account.id, firstGameId: IsNull(), firstStepsDone: false },
      { firstGameId: () => 'gen_random_uuid()' },
    );
    if (affected === 0) throw new ApiError(400, 'FIRST_STEPS_TAKEN', 'The guided game has been begun or skipped.');
    const table = await this.beginGame(account, from).catch(async (error: unknown) => {
      await this.remember(account.id, null);
      throw error;
    });
    await this.remember(account.id, table.id);
    return table;
  }

  async done(userId: string): Promise<void> {
    await this.players.update({ userId }, { firstStepsDone: true });
  }

  private async beginGame(account: UserAccount, from: string): Promise<VikingTable> {
    const deckId = await this.decks.usual(account.id);
    return this.solo.beginSeeded(account, { deckId, aiDeckId: AI_DECK, aiDifficulty: 'easy', seed: SEED }, from);
  }

  private async remember(userId: string, gameId: string | null): Promise<void> {
    await this.players.update({ userId }, { firstGameId: gameId });
  }
}
