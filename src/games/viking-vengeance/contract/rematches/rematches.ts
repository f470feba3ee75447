import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { GameTables } from '../../../../engine/contract/game-tables.js';
import { RoomsService } from '../../../../rooms/rooms.service.js';
import { userVisitor } from '../../../../rooms/visitor.js';
import { vikingVengeance } from '../../rules/viking-vengeance.game.js';
import type { VikingTable } from '../games/wire.js';
import { GameSetups } from '../games/game-setups.js';
import type { NewSoloGameDto } from '../games/games.dto.js';
import { RematchWishes } from './rematch-wishes.js';
import { SoloGames } from '../games/solo-games.service.js';

/** Another game like the one that is over. */
@Injectable()
export class Rematches {
  constructor(
    private readonly solo: SoloGames,
    private readonly setups: GameSetups,
    private readonly rooms: RoomsService,
    private readonly wishes: RematchWishes,
    private readonly tables: GameTables,
  ) {}

  /** The new game; undefined while the other player has not asked for it. */
  async ask(table: VikingTable, account: UserAccount): Promise<VikingTable | undefined> {
    if (table.status === 'active') throw new ApiError(400, 'GAME_NOT_COMPLETED', 'This game is not over yet.');
    const deckId = await this.setups.findDeck(table.id);
    if (deckId !== undefined) return this.solo.begin(account, soloAgain(table, deckId));
    const { roomId } = table.facts;
    if (roomId === null) throw new ApiError(400, 'NO_REMATCH', 'This game was not begun here.');
    const { record: played } = await this.rooms.get(roomId);
    if (played.nextRoomId === null && !(await this.wishes.areShared(table.id, account.id))) return undefined;
    // Both want it: the one who came first is asked for nothing more.
    let room = await this.rooms.rematch(roomId, userVisitor(account));
    for (const { kind, userId, name } of played.players) {
      if (kind !== 'user' || userId === account.id || room.status !== 'waiting') continue;
      room = await this.rooms.rematch(roomId, userVisitor({ ...account, id: userId!, name }));
    }
    return room.status === 'waiting' ? undefined : this.tables.get(vikingVengeance, room.record.sessionId!);
  }
}

/** The same decks, the AI's included, and the same rules. */
function soloAgain(table: VikingTable, deckId: string): NewSoloGameDto {
  const { ruleset, seats } = table.state;
  const { aiDeckId, aiLevel, abilities, tieToFirst } = ruleset;
  return {
    deckId,
    aiDeckId: aiDeckId ?? undefined,
    aiDifficulty: table.seats[seats.player2]!.botLevel as NewSoloGameDto['aiDifficulty'],
    aiLevel,
    abilities,
    tieToFirst,
  };
}
