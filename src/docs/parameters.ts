import type { HostedGame } from '../engine/hosting/hosted-game.js';
import type { Operation, Parameter } from './operation.js';
import type { Schema } from './wire.js';

const NUMBER: Schema = { type: 'integer', minimum: 0 };

const UUID: Schema = { type: 'string', format: 'uuid' };
const FROM_ONE: Schema = { type: 'integer', minimum: 1 };

type Hole = readonly [path: RegExp, name: string, about: string, schema?: Schema, example?: unknown];

/** What the holes of paths stand for. The first that fits both path and name says it; those of a game come before all. */
const HOLES: readonly Hole[] = [
  [/^\/api\/tournaments\//, 'id', 'The number of the tournament', NUMBER],
  [/^\/api\/tournaments\//, 'player', 'The number of the player', NUMBER],
  [/^\/api\/tournaments\//, 'n', 'The number of the round, from 1', FROM_ONE, 1],
  [/^\/api\/tournaments\//, 'm', 'The number of the match', NUMBER],
  [/^\/api\/admin\/users\//, 'id', 'The id of the account', UUID],
  [/^\/api\/rooms\//, 'id', 'The id of the room', UUID],
  [/./, 'gameId', 'The id of the game', UUID],
  [/./, 'id', 'The id of the game', UUID],
  [/./, 'slug', 'The game, as the catalogue calls it', undefined, 'check'],
  [/./, 'game', 'The game, as the catalogue calls it', undefined, 'check'],
  [/./, 'version', 'A version of the game: how many actions have been played', NUMBER, 0],
  [/./, 'round', 'The number of the round, from 1', FROM_ONE, 1],
  [/./, 'seat', 'The seat: 0, 1, 2 …', NUMBER, 1],
  [/./, 'code', 'The join code'],
  [/./, 'deckId', 'The id of the deck'],
  [/./, 'cardId', 'The id of the card'],
  [/./, 'userId', 'The id of the account'],
  [/./, 'playerId', 'The id of the player'],
  [/./, 'name', 'The name'],
];

/** What games say of the holes in their own paths. */
export function holesOf(games: readonly HostedGame[]): Hole[] {
  return games.flatMap(({ definition, parameters = [] }) =>
    parameters.map(({ below = '', name, about, schema, example }): Hole => [
      new RegExp(`^/api/${definition.id}/${below}`),
      name,
      about,
      schema,
      example,
    ]),
  );
}

/** Every hole of the path is a parameter, whether the method reads it itself or a guard does. */
export function completeParameters(path: string, operation: Operation, ofGames: readonly Hole[]): void {
  const given = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header');
  const headers = headersOf(operation.parameters ?? []);
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const known = given.find((parameter) => parameter.in === 'path' && parameter.name === name);
    if (known)
      Object.assign(known, {
        ...known,
        ...hole(path, name, ofGames),
        ...(known.description ? { description: known.description } : {}),
      });
    else given.push(hole(path, name, ofGames));
  }
  const parameters = [...given, ...headers].map((parameter) => ({ schema: { type: 'string' }, ...parameter }));
  if (parameters.length > 0) operation.parameters = parameters;
}

function hole(path: string, name: string, ofGames: readonly Hole[]): Parameter & { example?: unknown } {
  const [, , description = name, schema = { type: 'string' }, example] =
    [...ofGames, ...HOLES].find(([paths, called]) => called === name && paths.test(path)) ?? [];
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
