import type { Operation, Parameter } from './operation.js';
import type { Schema } from './wire.js';

const NUMBER: Schema = { type: 'integer', minimum: 0 };

/** What the holes of our paths stand for. The first that fits both path and name says it. */
const HOLES: readonly (readonly [
  path: RegExp,
  name: string,
  description: string,
  schema?: Schema,
  example?: unknown,
])[] = [
  [/^\/api\/tcg-fuel\/games\//, 'id', 'The number of the game', NUMBER],
  [/^\/api\/tcg-fuel\/(game-rooms|rooms)\//, 'id', 'The number of the room', NUMBER],
  [/^\/api\/tcg-fuel\/tournaments\//, 'id', 'The number of the tournament', NUMBER],
  [/^\/api\/tournaments\//, 'id', 'The number of the tournament', NUMBER],
  [/^\/api\/tournaments\//, 'player', 'The number of the player', NUMBER],
  [/^\/api\/(tcg-fuel\/)?tournaments\//, 'n', 'The number of the round, from 1', { type: 'integer', minimum: 1 }, 1],
  [/^\/api\/(tcg-fuel\/)?tournaments\//, 'm', 'The number of the match', NUMBER],
  [/^\/api\/tcg-fuel\/decks\//, 'id', 'The number of the deck', NUMBER],
  [/^\/api\/tcg-fuel\/cards\//, 'id', 'The id of the card'],
  [/^\/api\/tcg-fuel\//, 'playerId', 'The number of the player', NUMBER],
  [/^\/api\/tcg-fuel\//, 'seq', 'How many actions had been played', NUMBER, 0],
  [/^\/api\/ggltcg\/admin\/simulations\//, 'id', 'The id of the simulation', { type: 'string', format: 'uuid' }],
  [/^\/api\/admin\/users\//, 'id', 'The id of the account', { type: 'string', format: 'uuid' }],
  [/^\/api\/check\/.*\/bots\//, 'playerID', 'The bot'],
  [/^\/api\/rooms\//, 'id', 'The id of the room', { type: 'string', format: 'uuid' }],
  [/./, 'gameId', 'The id of the game', { type: 'string', format: 'uuid' }],
  [/./, 'id', 'The id of the game', { type: 'string', format: 'uuid' }],
  [/./, 'slug', 'The game, as the catalogue calls it', undefined, 'check'],
  [/./, 'game', 'The game, as the catalogue calls it', undefined, 'check'],
  [/./, 'version', 'A version of the game: how many actions have been played', NUMBER, 0],
  [/./, 'round', 'The number of the round, from 1', { type: 'integer', minimum: 1 }, 1],
  [/./, 'seat', 'The seat: 0, 1, 2 …', NUMBER, 1],
  [/./, 'code', 'The join code'],
  [/./, 'deckId', 'The id of the deck'],
  [/./, 'cardId', 'The id of the card'],
  [/./, 'userId', 'The id of the account'],
  [/./, 'playerId', 'The id of the player'],
  [/./, 'name', 'The name'],
];

/** Every hole of the path is a parameter, whether the method reads it itself or a guard does. */
export function completeParameters(path: string, operation: Operation): void {
  const given = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header');
  const headers = headersOf(operation.parameters ?? []);
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const known = given.find((parameter) => parameter.in === 'path' && parameter.name === name);
    if (known)
      Object.assign(known, {
        ...known,
        ...hole(path, name),
        ...(known.description ? { description: known.description } : {}),
      });
    else given.push(hole(path, name));
  }
  const parameters = [...given, ...headers].map((parameter) => ({ schema: { type: 'string' }, ...parameter }));
  if (parameters.length > 0) operation.parameters = parameters;
}

function hole(path: string, name: string): Parameter & { example?: unknown } {
  const [, , description = name, schema = { type: 'string' }, example] =
    HOLES.find(([paths, called]) => called === name && paths.test(path)) ?? [];
  return { name, in: 'path', required: true, description, schema, ...(example === undefined ? {} : { example }) };
}

/** Nest lists a header that a method reads once more, in small letters and as required. None of ours is. */
function headersOf(parameters: readonly Parameter[]): Parameter[] {
  const headers = new Map<string, Parameter>();
  for (const parameter of parameters.filter((one) => one.in === 'header')) {
    const key = parameter.name.toLowerCase();
    if (!headers.has(key) || parameter.name !== key) headers.set(key, { ...parameter, required: false });
  }
  return [...headers.values()].map((header) => ({
    ...header,
    name: HEADERS[header.name.toLowerCase()] ?? header.name,
  }));
}

const HEADERS: Readonly<Record<string, string>> = { 'idempotency-key': 'Idempotency-Key', 'if-match': 'If-Match' };
