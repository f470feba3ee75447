import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../../common/api-error.js';
import { GameTables } from '../../../../engine/contract/game-tables.js';
import type { ActedOf, UpdateOf } from '../../../../engine/contract/game-table.js';
import type { Actor } from '../../../../engine/sessions/session.service.js';
import { roomNotFound } from '../../../../rooms/room-problems.js';
import { RoomsService } from '../../../../rooms/rooms.service.js';
import type { Visitor } from '../../../../rooms/room.types.js';
import { GameFinder } from '../games/game-finder.js';
import { numbered } from '../games/wire.js';
import type { FuelTable } from '../games/wire.js';
import { readGameAction } from '../games/read-action.js';
import type { ManaCost } from '../../rules/catalogue/card.types.js';
import { tcgFuel } from '../../rules/tcg-fuel.game.js';
import type { TcgFuel } from '../../rules/tcg-fuel.types.js';

/** An action as this contract's engine takes it. */
export interface GameAction {
  readonly type: string;
  readonly playerId: number;
  readonly data?: object;
}

/** The engine under the names of this contract, for its controllers and sockets: by number, and through the one way every action is played. */
@Injectable()
export class GameEngine {
  constructor(
    private readonly finder: GameFinder,
    private readonly tables: GameTables,
    private readonly rooms: RoomsService,
  ) {}

  /** Begins the game of a room, as its owner would. */
  async createGameSession(roomId: number): Promise<object> {
    const room = await this.rooms.findByNum(roomId);
    if (room?.record.game !== 'tcg-fuel' || room.record.ownerUserId === null) throw roomNotFound();
    const { ownerUserId: id, ownerPlayerId: playerId } = room.record;
    const account = { kind: 'user', id, name: '', role: 'player', guest: false } as const;
    const owner: Visitor = { kind: 'user', account, playerId, name: '' };
    const { record } = await this.rooms.start(room.id, owner);
    return stateOf(await this.tables.get(tcgFuel, record.sessionId!));
  }

  async processGameAction(gameId: number, { type, playerId, data }: GameAction): Promise<UpdateOf<TcgFuel>> {
    const table = await this.finder.get(gameId);
    return (await this.play(table, { seat: seatOf(table, playerId) }, { type, data })).update;
  }

  /** An action as it was sent, for a seat or for the seat of an account: the way of every action of this contract. */
  play(table: FuelTable, actor: Actor, body: unknown, key?: string): Promise<ActedOf<TcgFuel>> {
    return table.act(actor, { actions: (now) => [readGameAction(now, body)], key });
  }

  /** Ends the turn of the active player. */
  async endTurn(gameId: number): Promise<UpdateOf<TcgFuel>> {
    const table = await this.finder.get(gameId);
    return (await this.play(table, { seat: table.state.active }, { type: 'end_turn' })).update;
  }

  /** R44: plays a card, or says why not. */
  async playCard(
    gameId: number,
    action: Omit<GameAction, 'type'>,
  ): Promise<{ success: boolean; reason?: string; usedMana?: ManaCost }> {
    try {
      const { events } = await this.processGameAction(gameId, { ...action, type: 'play_card' });
      const paid = events.find((event) => event.type === 'mana_paid');
      return { success: true, usedMana: paid?.usedMana ?? {} };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 404) throw error;
      return { success: false, reason: error.message.replace(/^Cannot play card: /, '') };
    }
  }

  /** Everything, for the server itself: nothing here is masked. Undefined: there is no such game. */
  async getGameState(gameId: number): Promise<object | undefined> {
    const table = await this.finder.find(String(gameId));
    return table && stateOf(table);
  }

  /** For a winner all others concede; without one the game is called off. */
  async endGameSession(gameId: number, winnerId?: number, by = 'server'): Promise<void> {
    const table = await this.finder.get(gameId);
    if (table.status !== 'active') throw new ApiError(409, 'GAME_FINISHED', 'The game is over.');
    if (winnerId === undefined) return table.cancel(by, 'ended');
    const winner = seatOf(table, winnerId);
    const { players } = table.state;
    if (players[winner]!.hasLost) throw new ApiError(422, 'PLAYER_HAS_LOST', 'This player has lost already.');
    for (const [seat, { hasLost }] of players.entries()) {
      if (seat === winner || hasLost) continue;
      await this.play(table, { seat }, { type: 'concede' });
    }
  }

  /** The game as Postgres has it: by its newest snapshot, or from its actions where that is missing or damaged. */
  async recoverGameState(gameId: number): Promise<object> {
    return stateOf(await (await this.finder.get(gameId)).recovered());
  }

  /** The game played again from its seed and its actions, whatever the snapshots say. */
  async rebuildGameStateFromActions(gameId: number): Promise<object> {
    const { state } = await (await this.finder.get(gameId)).replayed();
    return numbered(tcgFuel.view(state, 'all'), gameId);
  }
}

function stateOf(table: FuelTable): object {
  return numbered(table.view('all'), table.number);
}

function seatOf({ state }: FuelTable, playerId: number): number {
  const seat = state.players.findIndex((player) => player.playerId === playerId);
  if (seat < 0) throw new ApiError(403, 'NOT_A_PLAYER', 'There is no such player in this game.');
  return seat;
}
