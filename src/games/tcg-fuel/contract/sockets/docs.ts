import { schemaOf } from '../../../../common/http/schema-of.js';
import { anything, shapeOf } from '../../../../engine/sockets/docs/description.js';
import type { CommandDescription, EventDescription, JsonSchema } from '../../../../engine/sockets/docs/description.js';
import type { LeftRoom } from '../game-rooms/game-rooms.service.js';
import type { RoomPage } from '../game-rooms/wire.js';
import type { ActionAnswer } from '../games/game-actions.js';
import type { WatchedGame } from '../games/wire.js';
import type { UndoAnswer } from '../undo/undo.js';

const room = shapeOf<{ room: object }>({ room: schemaOf<RoomPage>('TcgFuelRoomPage') });
const answer = schemaOf<ActionAnswer>('TcgFuelActionAnswer');
const undone = schemaOf<UndoAnswer>('TcgFuelUndoAnswer');
const ROOM_ERRORS = ['VALIDATION', 'ROOM_NOT_FOUND', 'ROOM_NOT_WAITING', 'NOT_IN_ROOM', 'GAME_RUNNING'];
const PLAYERS = ['GAME_NOT_FOUND', 'NOT_A_PLAYER', 'GAME_FINISHED'];
const GAME_ERRORS = ['VALIDATION', ...PLAYERS, 'UNSUPPORTED_ACTION', 'STALE_SEQ'];

/** What a client of this contract may say besides the common messages. */
export const COMMANDS = {
  join_room: {
    about: 'Sit down in a room, or hear of it again',
    answer: room,
    errors: [...ROOM_ERRORS, 'ROOM_FULL', 'ALREADY_IN_ROOM', 'DECK_NOT_FOUND', 'DECK_INVALID'],
  },
  leave_room: { about: 'Go', answer: schemaOf<LeftRoom>('TcgFuelLeftRoom'), errors: ROOM_ERRORS },
  ready_status: {
    about: 'Say that you are ready, or not any more',
    answer: room,
    errors: [...ROOM_ERRORS, 'DECK_REQUIRED', 'NOT_YOUR_CHOICE'],
  },
  chat_message: {
    about: 'Say something to those in the room',
    answer: shapeOf<{ message: object }>({ message: anything() }),
    errors: ROOM_ERRORS,
  },
  game_action: { about: 'Act; answered as over REST', answer, errors: GAME_ERRORS },
  watch_game: {
    about: 'Hear of a game: as a player or as a spectator',
    answer: schemaOf<WatchedGame>('TcgFuelWatchedGame'),
    errors: ['GAME_NOT_FOUND'],
  },
  set_stops: { about: 'When you want to be asked: the action `settings`', answer, errors: GAME_ERRORS },
  offer_draw: { about: 'Offer a draw', answer, errors: GAME_ERRORS },
  answer_draw: { about: 'Accept or decline a draw', answer, errors: GAME_ERRORS },
  request_undo: {
    about: 'Ask to take back your last move: in casual games, if no player has learned anything since',
    answer: undone,
    errors: [...PLAYERS, 'UNDO_NOT_ALLOWED', 'UNDO_TOO_LATE', 'NOTHING_TO_UNDO'],
  },
  answer_undo: {
    about: 'Let an opponent take back a move, or not',
    answer: undone,
    errors: [...PLAYERS, 'NO_UNDO_REQUEST'],
  },
} satisfies Record<string, CommandDescription>;

/** Every message of this contract carries its type once more, beside its data. */
function told(type: string, about: string): readonly [string, EventDescription] {
  const payload: JsonSchema = shapeOf<{ type: string; data: object }>({
    type: { type: 'string', enum: [type] },
    data: anything(),
  });
  return [type, { about, payload }];
}

/** What a client of this contract may hear besides the common messages. */
export const MESSAGES: Readonly<Record<string, EventDescription>> = Object.fromEntries([
  told('room_info', 'A room has changed'),
  told('player_joined', 'A player has come in'),
  told('player_left', 'A player has gone'),
  told('ready_status_updated', 'A player is ready, or not any more'),
  told('chat_message', 'A chat message of a room'),
  told('game_started', 'The game of a room begins'),
  told('game_state_updated', 'A game has moved: the state and what happened, as you may know it'),
  told('turn_started', 'A turn begins'),
  told('phase_changed', 'A phase or step begins'),
  told('priority', 'Who may act, and until when'),
  told('stack_changed', 'Something was put on the stack or left it'),
  told('attack_declared', 'A creature attacks'),
  told('blocks_declared', 'Creatures block'),
  told('damage_dealt', 'Damage is dealt'),
  told('player_life_changed', 'A life total changes'),
  told('card_moved', 'A card changes its zone'),
  told('choice_required', 'You are asked'),
  told('game_ended', 'The game is over'),
  told('error', 'What you asked for was refused'),
  told('undo_requested', 'A player wants to take back a move'),
  told('undo_answered', 'A player lets it be taken back, or not'),
  told('tournament_round_started', 'A round of a tournament you play in begins'),
  told('match_ready', 'A game of your match waits for you in its room'),
]);
