import { anything, flag, integer, listOf, orNull, shapeOf, text } from '../../engine/sockets/docs/description.js';
import type { EventDescription } from '../../engine/sockets/docs/description.js';
import type { RoomPicture } from '../room-page.js';
import type * as body from './lobby.dto.js';
import type { MyGame } from './my-games.js';
import type {
  LobbyClientEvents,
  LobbyServerEvents,
  MatchNews,
  RoomChatHiddenNews,
  RoomChatNews,
  RoomStarted,
  RoomUpdate,
} from './lobby.events.js';
import { GAME, match, message, mine, picture, ROOM_ID, SEAT, told } from './lobby-shapes.js';

const ID = '5f0c1c52-7c0e-4b5c-9a8e-0d8f5a3d2b11';
const LOADOUT = anything(
  'What you bring: a deck, where the game has such a thing. The other players do not see it before the start',
);
const JOIN_CODE = text('Six letters and digits; needed for rooms that are not listed');
const roomBody = shapeOf<body.LobbyRoomBody>({ roomId: ROOM_ID });

const IN_ROOM = ['UNAUTHENTICATED', 'ROOM_NOT_FOUND', 'NOT_IN_ROOM', 'ROOM_NOT_WAITING'];
const OF_OWNER = ['UNAUTHENTICATED', 'ROOM_NOT_FOUND', 'NOT_ROOM_OWNER', 'ROOM_NOT_WAITING'];

/** What a client of the lobby may say. */
export const LOBBY_COMMANDS: Readonly<Record<keyof LobbyClientEvents, EventDescription>> = {
  'room:create': {
    about: 'Open a room and sit down in it. From here on you hear `room:update`.',
    payload: shapeOf<body.NewRoomBody>(
      {
        game: GAME,
        name: text('1 to 100 characters'),
        seats: integer('Within the bounds of the game'),
        options: anything('Of the game'),
        visibility: { type: 'string', enum: ['listed', 'link'] },
        watch: { type: 'string', enum: ['anyone', 'link', 'nobody'] },
        rated: flag(),
        seat: SEAT,
        loadout: LOADOUT,
        bots: listOf(anything('`level`, `seat`, `loadout`')),
      },
      'name',
      'seats',
      'options',
      'visibility',
      'watch',
      'rated',
      'seat',
      'loadout',
      'bots',
    ),
    answer: told,
    errors: ['UNAUTHENTICATED', 'GAME_UNKNOWN', 'WRONG_NUMBER_OF_SEATS', 'NO_SUCH_LEVEL'],
    example: { game: 'check', name: 'Friday night', seats: 3 },
  },
  'room:join': {
    about: 'Come in and sit down; by `roomId`, or by `joinCode` alone.',
    payload: shapeOf<body.JoinBody>(
      { roomId: ROOM_ID, joinCode: JOIN_CODE, seat: SEAT, loadout: LOADOUT },
      'roomId',
      'joinCode',
      'seat',
      'loadout',
    ),
    answer: told,
    errors: [
      'UNAUTHENTICATED',
      'ROOM_NOT_FOUND',
      'WRONG_JOIN_CODE',
      'ROOM_FULL',
      'ROOM_NOT_WAITING',
      'ALREADY_IN_ROOM',
      'KICKED',
      'SEAT_TAKEN',
      'NO_SUCH_SEAT',
    ],
    example: { roomId: ID },
  },
  'room:leave': {
    about: 'Stand up and go. The player who has sat longest becomes the owner; an empty room is cancelled.',
    payload: roomBody,
    answer: told,
    errors: ['UNAUTHENTICATED', 'ROOM_NOT_FOUND', 'NOT_IN_ROOM', 'GAME_RUNNING'],
    example: { roomId: ID },
  },
  'room:ready': {
    about: 'I am ready, or (`ready: false`) no longer.',
    payload: shapeOf<body.LobbyReadyBody>({ roomId: ROOM_ID, ready: flag() }, 'ready'),
    answer: told,
    errors: IN_ROOM,
    example: { roomId: ID, ready: true },
  },
  'room:loadout': {
    about: 'What I bring. I am not ready until I say so again, except where the loadout says it.',
    payload: shapeOf<body.LoadoutBody>({ roomId: ROOM_ID, loadout: LOADOUT }),
    answer: told,
    errors: [...IN_ROOM, 'NO_LOADOUTS', 'and what the game thinks of it'],
    example: { roomId: ID, loadout: { deckId: 3 } },
  },
  'room:options': {
    about: 'Other options (owner). Every player has to get ready again.',
    payload: shapeOf<body.OptionsBody>({ roomId: ROOM_ID, options: anything('All of them') }),
    answer: told,
    errors: OF_OWNER,
    example: { roomId: ID, options: {} },
  },
  'room:bots': {
    about: 'Give a seat to a bot (owner).',
    payload: shapeOf<body.RoomBotBody>(
      { roomId: ROOM_ID, level: text(), seat: SEAT, loadout: anything('What it brings') },
      'level',
      'seat',
      'loadout',
    ),
    answer: told,
    errors: [...OF_OWNER, 'ROOM_FULL', 'SEAT_TAKEN', 'NO_SUCH_SEAT', 'NO_BOTS', 'NO_SUCH_LEVEL'],
    example: { roomId: ID, level: 'easy' },
  },
  'room:kick': {
    about: 'Remove the player or bot of a seat (owner). A removed player cannot come back.',
    payload: shapeOf<body.KickBody>({ roomId: ROOM_ID, seat: SEAT }),
    answer: told,
    errors: [...OF_OWNER, 'SEAT_EMPTY', 'OWN_SEAT'],
    example: { roomId: ID, seat: 1 },
  },
  'room:start': {
    about: 'Begin the game (owner).',
    payload: roomBody,
    answer: told,
    errors: [...OF_OWNER, 'NOT_ENOUGH_PLAYERS', 'NOT_ALL_READY'],
    example: { roomId: ID },
  },
  'room:rematch': {
    about: 'Another game of the same people. The answer is the room they are in now.',
    payload: roomBody,
    answer: told,
    errors: ['UNAUTHENTICATED', 'ROOM_NOT_FOUND', 'NOT_IN_ROOM', 'GAME_RUNNING'],
    example: { roomId: ID },
  },
  'room:chat': {
    about: 'Say something to those who are in the room.',
    payload: shapeOf<body.LobbyChatBody>({ roomId: ROOM_ID, text: text('1 to 500 characters') }),
    answer: shapeOf<{ message: RoomChatNews }>({ message }),
    errors: ['UNAUTHENTICATED', 'ROOM_NOT_FOUND', 'NOT_IN_ROOM'],
    example: { roomId: ID, text: 'Shall we?' },
  },
  'room:watch': {
    about: 'Hear `room:update` of a room.',
    payload: roomBody,
    answer: told,
    errors: ['ROOM_NOT_FOUND', 'TOO_MANY_ROOMS'],
    example: { roomId: ID },
  },
  'room:unwatch': { about: 'No longer.', payload: roomBody, answer: shapeOf<object>({}), example: { roomId: ID } },
  'rooms:watch': {
    about: 'Hear `rooms:update` of every listed room, or of those of one game. The answer is those that wait now.',
    payload: shapeOf<body.RoomsBody>({ game: GAME }, 'game'),
    answer: shapeOf<{ rooms: RoomPicture[] }>({ rooms: listOf(shapeOf<RoomPicture>(picture)) }),
    errors: ['GAME_UNKNOWN'],
    example: { game: 'check' },
  },
  'rooms:unwatch': {
    about: 'No longer.',
    payload: shapeOf<body.RoomsBody>({ game: GAME }, 'game'),
    answer: shapeOf<object>({}),
    example: { game: 'check' },
  },
  'mine:watch': {
    about:
      'Hear `mine:update` of your own games. The answer is those that run now, those that wait for you first. Beside other ' +
      'instances you hear at least of every turn of yours and of every end.',
    payload: shapeOf<body.NothingBody>({}),
    answer: shapeOf<{ games: MyGame[] }>({ games: listOf(mine) }),
    errors: ['UNAUTHENTICATED'],
    example: {},
  },
  'mine:unwatch': {
    about: 'No longer.',
    payload: shapeOf<body.NothingBody>({}),
    answer: shapeOf<object>({}),
    errors: ['UNAUTHENTICATED'],
    example: {},
  },
  'match:join': {
    about: 'I want any opponent: wait for one, or play at once.',
    payload: shapeOf<body.QueueBody>(
      { game: GAME, mode: text('casual or ranked'), loadout: LOADOUT },
      'mode',
      'loadout',
    ),
    answer: shapeOf<{ match: object }>({ match }),
    errors: ['UNAUTHENTICATED', 'GAME_UNKNOWN', 'NO_SUCH_MODE', 'ALREADY_QUEUED', 'ACTIVE_GAME'],
    example: { game: 'check', mode: 'ranked' },
  },
  'match:status': {
    about: 'Am I waiting, or matched? A client that does not ask for ten minutes loses its place.',
    payload: shapeOf<body.LobbyGameBody>({ game: GAME }),
    answer: shapeOf<{ match: object }>({ match }),
    errors: ['UNAUTHENTICATED', 'GAME_UNKNOWN'],
    example: { game: 'check' },
  },
  'match:leave': {
    about: 'I no longer want to wait.',
    payload: shapeOf<body.LobbyGameBody>({ game: GAME }),
    answer: shapeOf<object>({}),
    errors: ['UNAUTHENTICATED', 'NOT_QUEUED'],
    example: { game: 'check' },
  },
};

/** What it hears. */
export const LOBBY_MESSAGES: Readonly<Record<keyof LobbyServerEvents, EventDescription>> = {
  'room:update': {
    about: 'A room you are in or watch has changed.',
    payload: shapeOf<RoomUpdate>({
      room: shapeOf<RoomPicture>(picture),
      events: listOf(anything('`type`, and whom it is about'), 'What happened'),
    }),
  },
  'room:started': {
    about: 'The game has begun: go to its namespace and `session:join`.',
    payload: shapeOf<RoomStarted>({
      roomId: ROOM_ID,
      game: GAME,
      sessionId: text(),
      seat: orNull(integer('Yours in the game; null: you watch')),
    }),
  },
  'room:chat': { about: 'A chat message was posted in a room you are in.', payload: message },
  'room:chat-hidden': {
    about: 'A message in a room you are in was hidden by an admin. Take it away.',
    payload: shapeOf<RoomChatHiddenNews>({ roomId: ROOM_ID, messageId: text() }),
  },
  'rooms:update': {
    about: 'A listed room is new or has changed.',
    payload: shapeOf<{ room: RoomPicture }>({ room: shapeOf<RoomPicture>(picture) }),
  },
  'mine:update': {
    about: 'One of your games has moved, or ended. Drop what has a lower `version` than yours.',
    payload: mine,
  },
  'match:found': {
    about: 'An opponent was found, and the game has begun.',
    payload: shapeOf<MatchNews>({
      game: GAME,
      mode: text(),
      roomId: ROOM_ID,
      sessionId: text(),
      seat: SEAT,
      opponents: listOf(text()),
    }),
  },
};
