import { anything, flag, integer, listOf, orNull, shapeOf, text } from '../../../../engine/sockets/docs/description.js';
import type { EventDescription, JsonSchema } from '../../../../engine/sockets/docs/description.js';
import type * as body from './bodies.dto.js';

const roomId = integer('The number of the room');
const gameId = integer('The number of the game');
const room = shapeOf<{ room: object }>({ room: anything('The room, as REST shows it') });
const answer = shapeOf<{ seq: number; events: object[]; state: object; autoActions: object[] }>({
  seq: integer(),
  events: listOf(anything()),
  state: anything('The game as you see it'),
  autoActions: listOf(anything(), 'What played itself'),
});
const undone = shapeOf<{ status: string; seq: number; state: object; stateHash: string }>({
  status: { type: 'string', enum: ['asked', 'undone', 'declined'] },
  seq: integer(),
  state: anything('The game as you see it'),
  stateHash: text(),
});
const ROOM_ERRORS = ['VALIDATION', 'ROOM_NOT_FOUND', 'ROOM_NOT_WAITING', 'NOT_IN_ROOM', 'GAME_RUNNING'];
const GAME_ERRORS = [
  'VALIDATION',
  'GAME_NOT_FOUND',
  'NOT_A_PLAYER',
  'GAME_FINISHED',
  'UNSUPPORTED_ACTION',
  'STALE_SEQ',
];

/** What a client of this contract may say besides the common messages. */
export const COMMANDS = {
  join_room: {
    about: 'Sit down in a room, or hear of it again',
    payload: shapeOf<body.JoinRoomBody>({ roomId, deckId: integer() }, 'deckId'),
    answer: room,
    errors: [...ROOM_ERRORS, 'ROOM_FULL', 'ALREADY_IN_ROOM', 'DECK_NOT_FOUND', 'DECK_INVALID'],
  },
  leave_room: {
    about: 'Go',
    payload: shapeOf<body.FuelRoomBody>({ roomId }),
    answer: shapeOf<{ left: object }>({ left: anything('The room, or that it is gone') }),
    errors: ROOM_ERRORS,
  },
  ready_status: {
    about: 'Say that you are ready, or not any more',
    payload: shapeOf<body.FuelReadyBody>(
      { roomId, isReady: { type: 'string', enum: ['ready', 'not_ready'] }, playFirst: flag() },
      'playFirst',
    ),
    answer: room,
    errors: [...ROOM_ERRORS, 'DECK_REQUIRED', 'NOT_YOUR_CHOICE'],
  },
  chat_message: {
    about: 'Say something to those in the room',
    payload: shapeOf<body.FuelChatBody>({ roomId, message: { type: 'string', minLength: 1, maxLength: 500 } }),
    answer: shapeOf<{ message: object }>({ message: anything() }),
    errors: ROOM_ERRORS,
  },
  game_action: {
    about: 'Act; answered as over REST',
    payload: shapeOf<body.GameActionBody>(
      { gameId, type: text(), data: anything(), clientActionId: text(), expectedSeq: integer() },
      'data',
      'clientActionId',
      'expectedSeq',
    ),
    answer,
    errors: GAME_ERRORS,
  },
  watch_game: {
    about: 'Hear of a game: as a player, or as anybody who watches',
    payload: shapeOf<body.WatchBody>(
      { gameId, lastSeq: integer('Coming back: the last `seq` you know, to be told what you missed') },
      'lastSeq',
    ),
    answer: shapeOf<{
      gameId: number;
      seq: number;
      state: object;
      stateHash: string;
      complete?: boolean;
      missed?: object[];
    }>(
      {
        gameId,
        seq: integer(),
        state: anything(),
        stateHash: text(),
        complete: flag('With `lastSeq`: whether `missed` is everything since; it is empty if that is more than 200'),
        missed: listOf(anything(), 'With `lastSeq`: the actions since and their events, as REST lists them'),
      },
      'complete',
      'missed',
    ),
    errors: ['GAME_NOT_FOUND'],
  },
  set_stops: {
    about: 'When you want to be asked: the action `settings`',
    payload: shapeOf<body.StopsBody>(
      { gameId, fullControl: flag(), stops: listOf(anything()), yieldUntil: orNull(text()) },
      'fullControl',
      'stops',
      'yieldUntil',
    ),
    answer,
    errors: GAME_ERRORS,
  },
  offer_draw: { about: 'Offer a draw', payload: shapeOf<body.FuelGameBody>({ gameId }), answer, errors: GAME_ERRORS },
  answer_draw: {
    about: 'Accept or decline a draw',
    payload: shapeOf<body.AnswerDrawBody>({ gameId, accept: flag() }),
    answer,
    errors: GAME_ERRORS,
  },
  request_undo: {
    about: 'Ask to take back your last move: in casual games, if nobody has learned anything since',
    payload: shapeOf<body.FuelGameBody>({ gameId }),
    answer: undone,
    errors: ['GAME_NOT_FOUND', 'NOT_A_PLAYER', 'GAME_FINISHED', 'UNDO_NOT_ALLOWED', 'UNDO_TOO_LATE', 'NOTHING_TO_UNDO'],
  },
  answer_undo: {
    about: 'Let an opponent take back a move, or not',
    payload: shapeOf<body.AnswerDrawBody>({ gameId, accept: flag() }),
    answer: undone,
    errors: ['GAME_NOT_FOUND', 'NOT_A_PLAYER', 'GAME_FINISHED', 'NO_UNDO_REQUEST'],
  },
} satisfies Record<string, EventDescription>;

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
  told('player_joined', 'Somebody has come in'),
  told('player_left', 'Somebody has gone'),
  told('ready_status_updated', 'Somebody is ready, or not any more'),
  told('chat_message', 'Somebody says something in a room'),
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
