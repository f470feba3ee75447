import { AuditEntry } from '../admin/entities/audit-entry.entity.js';
import { AccountAddress } from '../auth/entities/account-address.entity.js';
import { KeptAccountSettings } from '../auth/entities/account-settings.entity.js';
import { RefreshToken } from '../auth/entities/refresh-token.entity.js';
import { User } from '../auth/entities/user.entity.js';
import { ChatMessage } from '../engine/chat/entities/chat-message.entity.js';
import { ChatMute } from '../engine/chat/entities/chat-mute.entity.js';
import { ChatReport } from '../engine/chat/entities/chat-report.entity.js';
import { Action } from '../engine/entities/action.entity.js';
import { Player } from '../engine/entities/player.entity.js';
import { Session } from '../engine/entities/session.entity.js';
import { Snapshot } from '../engine/entities/snapshot.entity.js';
import { PuzzleDay } from '../puzzles/entities/puzzle-day.entity.js';
import { PuzzleResult } from '../puzzles/entities/puzzle-result.entity.js';
import { GameRoomPlayer } from '../rooms/entities/game-room-player.entity.js';
import { GameRoom } from '../rooms/entities/game-room.entity.js';
import { MatchmakingTicket } from '../rooms/entities/matchmaking-ticket.entity.js';
import { RatingChange } from '../rooms/entities/rating-change.entity.js';
import { Rating } from '../rooms/entities/rating.entity.js';
import { DeedRow } from '../tournaments/entities/deed.entity.js';
import { EntrantRow } from '../tournaments/entities/entrant.entity.js';
import { MatchRow } from '../tournaments/entities/match.entity.js';
import { TournamentRow } from '../tournaments/entities/tournament.entity.js';

/** The entities of the house. Listed by hand: patterns find files, not classes, and fail silently. */
export const entities: readonly (abstract new (...args: never[]) => object)[] = [
  User,
  RefreshToken,
  KeptAccountSettings,
  AccountAddress,
  AuditEntry,
  ChatMessage,
  ChatMute,
  ChatReport,
  Session,
  Player,
  Action,
  Snapshot,
  GameRoom,
  GameRoomPlayer,
  MatchmakingTicket,
  Rating,
  RatingChange,
  PuzzleResult,
  PuzzleDay,
  TournamentRow,
  EntrantRow,
  MatchRow,
  DeedRow,
];
