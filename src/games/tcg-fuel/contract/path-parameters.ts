import type { PathParameter } from '../../../engine/hosting/hosted-game.js';

const schema = { type: 'integer', minimum: 0 };

/** Nearly everything in this contract has a number. */
export const pathParameters: readonly PathParameter[] = [
  { below: 'games/', name: 'id', about: 'The number of the game', schema },
  { below: '(game-rooms|rooms)/', name: 'id', about: 'The number of the room', schema },
  { below: 'tournaments/', name: 'id', about: 'The number of the tournament', schema },
  {
    below: 'tournaments/',
    name: 'n',
    about: 'The number of the round, from 1',
    schema: { type: 'integer', minimum: 1 },
    example: 1,
  },
  { below: 'tournaments/', name: 'm', about: 'The number of the match', schema },
  { below: 'decks/', name: 'id', about: 'The number of the deck', schema },
  { below: 'cards/', name: 'id', about: 'The id of the card' },
  { name: 'playerId', about: 'The number of the player', schema },
  { name: 'seq', about: 'How many actions had been played', schema, example: 0 },
];
