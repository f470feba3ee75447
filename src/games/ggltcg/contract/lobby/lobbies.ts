import { Injectable } from '@nestjs/common';
import type { Account } from '../../../../auth/account.js';
import { unauthenticated } from '../../../../auth/logins/access-tokens.js';
import { ApiError } from '../../../../common/api-error.js';
import { GameTables } from '../../../../engine/contract/game-tables.js';
import { Meeting } from '../../../../rooms/meeting.js';
import { findJoinCode } from '../../../../rooms/join-code.js';
import { STARTS_WITH_LOADOUTS } from '../../../../rooms/room-rules.js';
import type { Room } from '../../../../rooms/room.js';
import type { Visitor } from '../../../../rooms/room.types.js';
import { RoomsService } from '../../../../rooms/rooms.service.js';
import { openVisitor, userVisitor } from '../../../../rooms/visitor.js';
import type { Edition } from '../../rules/catalogue/card-set.js';
import { ggltcg } from '../../rules/ggltcg.game.js';
import type { Options } from '../../rules/ggltcg.types.js';
import { CardSetLibrary } from '../sets/card-set-library.js';
import type { CreateLobbyDto, JoinLobbyDto, MatchmakingDto, StartLobbyDto } from './lobby.dto.js';
import { notYourSeat } from '../problems.js';
import { pageOf as gamePageOf } from '../games/tales.js';
import type { GamePage } from '../games/tales.js';

type LobbyStatus = 'waiting_for_player' | 'deck_selection' | 'active' | 'completed' | 'abandoned';

export interface LobbyPage {
  readonly game_id: string;
  readonly game_code: string;
  readonly status: LobbyStatus;
  readonly player1_id: string | null;
  readonly player1_name: string | null;
  readonly player2_id: string | null;
  readonly player2_name: string | null;
  readonly ready_to_start: boolean;
  readonly edition: Edition;
  readonly options: Pick<Options, 'card_set' | 'reveal_decks' | 'max_turns' | 'turn_seconds'>;
}

/** Strangers do not wait for each other for ever (R59). */
const MATCHED_TURN_SECONDS = 90;

/** Two people with a code of six characters: a room whose game begins when both have chosen their decks. */
@Injectable()
export class Lobbies {
  constructor(
    private readonly rooms: RoomsService,
    private readonly meeting: Meeting,
    private readonly tables: GameTables,
    private readonly library: CardSetLibrary,
  ) {}

  async create(account: Account | undefined, body: CreateLobbyDto): Promise<LobbyPage> {
    const { player1_id, player1_name, edition = 'standard' } = body;
    const card_set = await this.library.resolve(body.card_set);
    const room = await this.rooms.create(visitor(account, player1_id, player1_name), {
      game: ggltcg.id,
      options: { edition, card_set },
      seats: 2,
      rules: STARTS_WITH_LOADOUTS,
      visibility: 'link',
      rated: true,
    });
    return pageOf(room);
  }

  /** Into the public lobby that has waited longest, else into a new one; asked again, the same. */
  async match(account: Account | undefined, body: MatchmakingDto): Promise<LobbyPage> {
    const { player_id, player_name, edition = 'standard' } = body;
    const card_set = await this.library.resolve(undefined);
    const room = await this.meeting.meet(visitor(account, player_id, player_name), {
      game: ggltcg.id,
      options: { edition, card_set, turn_seconds: MATCHED_TURN_SECONDS },
      seats: 2,
      rules: STARTS_WITH_LOADOUTS,
      rated: true,
    });
    return pageOf(room);
  }

  async join(account: Account | undefined, code: string, body: JoinLobbyDto): Promise<LobbyPage> {
    const room = await this.get(code);
    const guest = visitor(account, body.player2_id, body.player2_name);
    if (room.findPlayer(guest) || room.players.some(({ playerId }) => playerId === body.player2_id)) {
      throw new ApiError(409, 'OWN_LOBBY', 'You are in this lobby already.');
    }
    return pageOf(await this.rooms.join(room.id, guest, { joinCode: room.record.joinCode }));
  }

  async status(code: string): Promise<LobbyPage> {
    return pageOf(await this.get(code));
  }

  /** Sets a deck; the second one begins the game. */
  async start(account: Account | undefined, code: string, { player_id, deck }: StartLobbyDto): Promise<StartedLobby> {
    const before = await this.get(code);
    const room = await this.rooms.setLoadout(before.id, seated(before, account, player_id), { deck });
    const page = pageOf(room);
    if (room.record.sessionId === null) return { ...page, first_player_id: '', game_state: {} };
    const table = await this.tables.get(ggltcg, room.record.sessionId);
    const { seat } = table.seats.find(({ playerId }) => playerId === player_id)!;
    const game_state = await gamePageOf(table, seat);
    return { ...page, first_player_id: table.state.first_player_id, game_state };
  }

  private async get(code: string): Promise<Room> {
    if (findJoinCode(code) === undefined) {
      throw new ApiError(400, 'INVALID_CODE', 'A code has six characters: letters and digits.');
    }
    const room = await this.rooms.findByCode(code);
    if (room?.record.game !== ggltcg.id) throw new ApiError(404, 'LOBBY_NOT_FOUND', 'There is no such lobby.');
    return room;
  }
}

/** A lobby after a deck was chosen: the game, once it has begun. */
export interface StartedLobby extends LobbyPage {
  readonly first_player_id: string;
  /** Empty until both decks are there. */
  readonly game_state: GamePage | Readonly<Record<string, never>>;
}

/** A caller with an account sits there with it; any other is known by name only. */
function visitor(account: Account | undefined, playerId: string, name?: string): Visitor {
  if (account?.kind !== 'user') return openVisitor(playerId, name);
  return userVisitor(account, { playerId, name });
}

/** Who chooses for a player: any caller where it is known by name only, else the account that sits there. */
function seated(room: Room, account: Account | undefined, playerId: string): Visitor {
  const named = room.players.find((player) => player.playerId === playerId);
  if (!named || named.kind === 'open') return openVisitor(playerId);
  const me = visitor(account, playerId);
  if (room.findPlayer(me) === named) return me;
  throw account ? notYourSeat() : unauthenticated('A token is needed.');
}

function pageOf(room: Room): LobbyPage {
  const [one, two] = room.players;
  const { edition, card_set, reveal_decks, max_turns, turn_seconds } = room.record.options as Options;
  return {
    game_id: room.id,
    game_code: room.record.joinCode,
    status: statusOf(room),
    player1_id: one?.playerId ?? null,
    player1_name: one?.name ?? null,
    player2_id: two?.playerId ?? null,
    player2_name: two?.name ?? null,
    ready_to_start: room.players.length === room.record.maxPlayers,
    edition,
    options: { card_set, reveal_decks, max_turns, turn_seconds },
  };
}

function statusOf({ status, players, record }: Room): LobbyStatus {
  switch (status) {
    case 'waiting':
      return players.length < record.maxPlayers ? 'waiting_for_player' : 'deck_selection';
    case 'in_progress':
      return 'active';
    case 'finished':
      return 'completed';
    case 'cancelled':
      return 'abandoned';
  }
}
