import { schemaOf } from '../../../../common/http/schema-of.js';
import { anything, flag, integer, listOf, orNull, text } from '../../../../engine/sockets/docs/description.js';
import type { CommandDescription, EventDescription, JsonSchema } from '../../../../engine/sockets/docs/description.js';
import type { MatchAnswer } from '../matchmaking/match-answer.js';

const gameId = text('The id of the game');
const state = anything('The game_state of the REST contract, as the receiver may see it');
const userId = text('An account, or the AI');

const shape = (properties: Readonly<Record<string, JsonSchema>>, ...optional: string[]) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const told = (about: string, properties: Readonly<Record<string, JsonSchema>>, ...optional: string[]) => ({
  about,
  payload: shape(properties, ...optional),
});

const joined = {
  gameId,
  gameState: state,
  message: text(),
  deadline: orNull(integer('Milliseconds since 1970')),
  serverNow: integer(),
};
const acted = shape({ gameId, version: integer('The version that the action led to') });
/** What the family of this contract's clients says; the common messages are understood as well. */
export const COMMANDS = {
  'game:join': { about: 'Come to a table; answered by game:joined too', answer: shape(joined) },
  'game:leave': { about: 'Go away from it' },
  'game:action': { about: 'Act, as over REST', answer: acted },
  'game:surrender': { about: 'Give up', answer: acted },
  'matchmaking:join': {
    about: 'Play against the next opponent',
    answer: schemaOf<MatchAnswer>('VikingVengeanceMatchAnswer'),
  },
  'matchmaking:leave': { about: 'Wait no longer', answer: shape({ status: text('left_queue') }) },
  'chat:send': { about: 'Say something at the table' },
} as const satisfies Readonly<Record<string, CommandDescription>>;

/** What they hear. */
export const MESSAGES: Readonly<Record<string, EventDescription>> = {
  'game:joined': told('You are at the table', joined),
  'game:player_connected': told('A player has come', { gameId, userId, username: text(), playerCount: integer() }),
  'game:player_disconnected': told('A player has gone', {
    gameId,
    userId,
    graceEndsAt: orNull(integer('When the game is lost; null: never')),
  }),
  'game:start': told('Both players are at the table', { gameId }),
  'game:state_update': told(
    'Something has happened',
    {
      gameId,
      gameState: state,
      gameStatus: text(),
      currentPlayerId: userId,
      events: listOf(anything()),
      aiMove: flag('The AI has moved, or the clock has played for a player'),
    },
    'aiMove',
  ),
  'game:turn': told('Whose turn it is', { gameId, currentPlayerId: userId, deadline: orNull(integer()) }),
  'game:over': told('The game is over', {
    gameId,
    gameStatus: text(),
    winnerId: orNull(text()),
    finalGameState: state,
    currencyAwardedTo: orNull(text()),
    reason: orNull(text('board_full, passes, surrender, forfeit or turn_limit')),
  }),
  'game:error': told('What you asked for was refused', { code: text(), message: text() }),
  'matchmaking:found': told('An opponent has been found', { gameId }),
  'chat:message': told('A chat message', { gameId, username: text(), message: text(), at: integer() }),
};
