import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { Settings } from '../../../../config/settings.js';
import { seats } from '../../../../engine/sessions/seats.js';
import type { VikingTable } from './wire.js';
import { GameTables } from '../../../../engine/contract/game-tables.js';
import { Decks } from '../collection/decks.service.js';
import { aiDecks, constants } from '../../rules/catalogue.js';
import { vikingVengeance } from '../../rules/viking-vengeance.game.js';
import type { Options } from '../../rules/viking-vengeance.types.js';
import type { NewSoloGameDto } from './games.dto.js';
import { GameSetups } from './game-setups.js';

/** Begins games of one person against the AI. */
@Injectable()
export class SoloGames {
  constructor(
    private readonly tables: GameTables,
    private readonly decks: Decks,
    private readonly setups: GameSetups,
    private readonly settings: Settings,
  ) {}

  async begin(account: UserAccount, wanted: NewSoloGameDto, from?: string): Promise<VikingTable> {
    if (wanted.seed !== undefined && !this.settings.testHooks) {
      throw new ApiError(400, 'VALIDATION_ERROR', 'seed is for servers in test mode.');
    }
    return this.beginSeeded(account, wanted, from);
  }

  /** The same with a seed that the server itself has chosen. */
  async beginSeeded(account: UserAccount, wanted: NewSoloGameDto, from?: string): Promise<VikingTable> {
    const { deckId, seed } = wanted;
    const level = wanted.aiDifficulty ?? 'medium';
    if (!deckId) throw new ApiError(400, 'DECK_ID_REQUIRED', 'deckId is required.');
    const cards = await this.decks.playable(account.id, deckId);
    return this.tables.beginWith(
      vikingVengeance,
      {
        options: optionsOf(wanted),
        seats: [
          seats.user(account, { loadout: cards }),
          seats.bot(level, { playerId: constants.ai_player_id, name: `AI (${level})` }),
        ],
        createdBy: account.id,
        from,
        seed,
      },
      (store, id) => this.setups.write(store, id, deckId),
    );
  }
}

function optionsOf({ aiDeckId, aiLevel, abilities, tieToFirst }: NewSoloGameDto): Options {
  const { defaults } = vikingVengeance;
  if (aiDeckId && !aiDecks.some(({ deck_id }) => deck_id === aiDeckId)) {
    throw new ApiError(400, 'AI_DECK_NOT_FOUND', 'AI deck not found.');
  }
  return {
    ...defaults,
    mode: 'solo',
    aiDeckId: aiDeckId || null,
    aiLevel: aiLevel ?? defaults.aiLevel,
    abilities: abilities ?? defaults.abilities,
    tieToFirst: tieToFirst ?? defaults.tieToFirst,
  };
}
