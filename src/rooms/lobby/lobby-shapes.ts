import { anything, flag, integer, listOf, orNull, shapeOf, text } from '../../engine/sockets/docs/description.js';
import type { JsonSchema } from '../../engine/sockets/docs/description.js';
import type { RoomPage, RoomPicture, RoomPlayerPicture } from '../room-page.js';
import type { RoomChatNews, ToldRoom } from './lobby.events.js';
import type { MyGame } from './my-games.js';

export const ROOM_ID = text('The id of the room');
export const SEAT = integer('0, 1, 2 …');
export const GAME = text('The slug of a game');

const player = shapeOf<RoomPlayerPicture>({
  seat: SEAT,
  playerId: text(),
  name: text(),
  kind: { type: 'string', enum: ['human', 'bot'] },
  level: orNull(text('How strong a bot plays')),
  ready: flag(),
  hasLoadout: flag('Whether they have set what they bring; never what'),
});

export const picture = {
  roomId: ROOM_ID,
  num: integer('A small number beside the id'),
  game: GAME,
  name: text(),
  status: { type: 'string', enum: ['waiting', 'in_progress', 'finished', 'cancelled'] },
  visibility: { type: 'string', enum: ['listed', 'link'] },
  seats: integer('How many there are'),
  taken: integer('How many are taken'),
  options: anything('Of the game'),
  rules: anything('How the room comes to its start'),
  watch: orNull(text('Who may watch the game; null: as the game usually has it')),
  rated: flag(),
  owner: text('The `playerId` of the owner'),
  players: listOf(player),
  sessionId: orNull(text('The game, once it has begun')),
  previousRoomId: orNull(text('The room this is a rematch of')),
  nextRoomId: orNull(text('The room of the rematch')),
  revision: integer('Rises with every change; drop what has a lower one than yours'),
  createdAt: text(),
} satisfies { readonly [K in keyof RoomPicture]: JsonSchema };

const page = shapeOf<RoomPage>(
  { ...picture, joinCode: text('To those who are in'), you: orNull(anything('Your `seat`, whether you are `owner`')) },
  'joinCode',
);

export const mine = shapeOf<MyGame>({
  sessionId: text('The id of the game'),
  game: GAME,
  status: { type: 'string', enum: ['active', 'finished', 'cancelled'] },
  version: integer(),
  seats: listOf(SEAT, 'Yours'),
  toAct: listOf(SEAT, 'Who is waited for'),
  deadline: orNull(integer('When the table plays by itself, in milliseconds since 1970')),
  players: listOf(anything('`seat`, `name`, and `bot`: its level, or null')),
});

export const told = shapeOf<ToldRoom>({ room: page });
export const message = shapeOf<RoomChatNews>({
  roomId: ROOM_ID,
  id: text(),
  channel: { type: 'string', enum: ['players'] },
  seat: orNull(SEAT),
  name: text(),
  text: text(),
  at: integer('Milliseconds since 1970'),
});
export const match = anything(
  '`status`: idle, queued or matched; matched with `sessionId`, `roomId`, `seat`, `opponents`',
);
