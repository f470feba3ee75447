import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../../common/api-error.js';
import { LiveSessions } from '../../../../engine/sessions/live-sessions.js';
import type { LiveSession } from '../../../../engine/sessions/session.js';
import { SessionService } from '../../../../engine/sessions/session.service.js';
import type { SessionUpdate } from '../../../../engine/sessions/session-update.js';
import { playAgain } from '../../../../engine/store/rebuild.js';
import { originOf, SessionStore } from '../../../../engine/store/session-store.js';
import { roomNotFound } from '../../../../rooms/room-problems.js';
import { RoomsService } from '../../../../rooms/rooms.service.js';
import type { Visitor } from '../../../../rooms/room.types.js';
import { GameFinder } from '../games/game-finder.js';
import { numbered } from '../games/game-wire.js';
import { readGameAction } from '../games/read-game-action.js';
import type { ManaCost } from '../../rules/catalogue/card.types.js';
import type { TcgFuelEvent } from '../../rules/event.types.js';
import type { State } from '../../rules/tcg-fuel.types.js';

/** An action as this contract's engine takes it. */
export interface GameAction {
  readonly type: string;
  readonly playerId: number;
  readonly data?: object;
}

/** The engine under the names of this contract: by number, and through the one way every action is played. */
@Injectable()
export class GameEngine {
  constructor(
    private readonly finder: GameFinder,
    private readonly live: LiveSessions,
    private readonly sessions: SessionService,
    private readonly store: SessionStore,
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
    return stateOf(await this.live.get(record.sessionId!));
  }

  async processGameAction(gameId: number, { type, playerId, data }: GameAction): Promise<SessionUpdate> {
    const session = await this.finder.get(gameId);
    const actions = [readGameAction(session.hosted, { type, data })];
    return (await this.sessions.act(session.id, { seat: seatOf(session, playerId) }, { actions })).update;
  }

  /** Ends the turn of the active player. */
  async endTurn(gameId: number): Promise<SessionUpdate> {
    const session = await this.finder.get(gameId);
    const { active } = session.table.state as State;
    return (await this.sessions.act(session.id, { seat: active }, { actions: [{ type: 'end_turn' }] })).update;
  }

  /** R44: plays a card, or says why not. */
  async playCard(
    gameId: number,
    action: Omit<GameAction, 'type'>,
  ): Promise<{ success: boolean; reason?: string; usedMana?: ManaCost }> {
    try {
      const { events } = await this.processGameAction(gameId, { ...action, type: 'play_card' });
      const paid = (events as TcgFuelEvent[]).find((event) => event.type === 'mana_paid');
      return { success: true, usedMana: paid?.usedMana ?? {} };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 404) throw error;
      return { success: false, reason: error.message.replace(/^Cannot play card: /, '') };
    }
  }

  /** Everything, for the server itself: nothing here is masked. Undefined: there is no such game. */
  async getGameState(gameId: number): Promise<object | undefined> {
    const session = await this.finder.find(String(gameId));
    return session && stateOf(session);
  }

  /** For a winner all others concede; without one the game is called off. */
  async endGameSession(gameId: number, winnerId?: number, by = 'server'): Promise<void> {
    const session = await this.finder.get(gameId);
    if (session.status !== 'active') throw new ApiError(409, 'GAME_FINISHED', 'The game is over.');
    if (winnerId === undefined) {
      await this.sessions.cancel(session.id, by, 'ended');
      return;
    }
    const winner = seatOf(session, winnerId);
    const { players } = session.table.state as State;
    if (players[winner]!.hasLost) throw new ApiError(422, 'PLAYER_HAS_LOST', 'This player has lost already.');
    for (const [seat, { hasLost }] of players.entries()) {
      if (seat === winner || hasLost) continue;
      await this.sessions.act(session.id, { seat }, { actions: [{ type: 'concede' }] });
    }
  }

  /** The game as Postgres has it: by its newest snapshot, or from its actions where that is missing or damaged. */
  async recoverGameState(gameId: number): Promise<object> {
    const { id } = await this.finder.get(gameId);
    this.live.forget(id);
    return stateOf(await this.live.get(id));
  }

  /** The game played again from its seed and its actions, whatever the snapshots say. */
  async rebuildGameStateFromActions(gameId: number): Promise<object> {
    const session = await this.finder.get(gameId);
    const actions = await this.store.actions(session.id, { after: 0, upTo: session.version });
    const { table } = [...playAgain(originOf(session), actions)].at(-1)!;
    return numbered(session.definition.view(table.state, 'all'), gameId);
  }
}

function stateOf({ definition, table, facts }: LiveSession): object {
  return numbered(definition.view(table.state, 'all'), facts.num);
}

function seatOf({ table }: LiveSession, playerId: number): number {
  const seat = (table.state as State).players.findIndex((player) => player.playerId === playerId);
  if (seat < 0) throw new ApiError(403, 'NOT_A_PLAYER', 'There is no such player in this game.');
  return seat;
}
