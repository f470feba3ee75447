import type { OpenAPIObject } from '@nestjs/swagger';
import { ApiError } from '../common/api-error.js';
import { problemResponse } from '../common/http/api-problems.js';
import type { ErrorDialect, ErrorDialects } from '../common/http/error-dialects.js';
import type { HostedGame } from '../engine/sessions/hosted-game.js';
import { addAnswer } from './answers.js';

/** One tag for each module. A game's tag is its title, and its description the catalogue's sentence. */
const TAGS: Readonly<Record<string, string>> = {
  Accounts: 'Guests, accounts and tokens. Send the access token as `Authorization: Bearer …`.',
  Games: 'The catalogue of the games that this server hosts.',
  Sessions: 'Games being played. Every game can be played through these endpoints alone.',
  Chat: 'Talk at a table: players among themselves, spectators among themselves.',
  Rooms: 'Gathering players for a game: rooms, join codes, matchmaking.',
  People: 'Public profiles, and ratings by list with their history.',
  Art: 'Pictures of cards, drawn by code.',
  Admin: 'For administrators only. Every deed leaves a row in the audit log.',
  Operations: 'Probes and figures for the people who run the server.',
};

interface Operation {
  tags?: string[];
  security?: object[];
  requestBody?: object;
  parameters?: { in: string }[];
  responses: Record<string, unknown>;
}

/** What holds for many endpoints is said in one place: the errors of the door and of the pipe, and what each tag is. */
export function complete(
  document: OpenAPIObject,
  games: readonly HostedGame[],
  dialects: Pick<ErrorDialects, 'find'>,
): OpenAPIObject {
  const used = new Set<string>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      for (const tag of operation.tags ?? []) used.add(tag);
      const dialect = dialects.find(path);
      if (dialect) addOwnErrors(operation, dialect);
      else addCommonErrors(path, operation);
      addAnswer(method, path, operation.responses);
    }
  }
  const tags = [...used].sort().map((name) => ({ name, description: TAGS[name] ?? aboutGame(name, games) ?? name }));
  return { ...document, tags };
}

function addCommonErrors(path: string, { security, requestBody, parameters, responses }: Operation): void {
  // `/metrics` has a token of its own, and is not there for those who lack it.
  if (security && path !== '/metrics' && !('401' in responses)) {
    responses['401'] = problemResponse(401, { UNAUTHENTICATED: 'A token is needed.' });
  }
  if ((requestBody || parameters?.some((parameter) => parameter.in === 'query')) && !('400' in responses)) {
    responses['400'] = problemResponse(400, { BAD_SHAPE: 'body must be an object' });
  }
}

/** The same in the words of a contract that has its own. What else it says about its errors is up to it. */
function addOwnErrors({ security, requestBody, responses }: Operation, dialect: ErrorDialect): void {
  const add = (error: ApiError): void => {
    const { status, body, contentType = 'application/json' } = dialect.write(dialect.translate?.(error) ?? error);
    responses[status] ??= { description: error.message, content: { [contentType]: { example: body } } };
  };
  if (security) add(new ApiError(401, 'UNAUTHENTICATED', 'A token is needed.'));
  if (requestBody) add(new ApiError(400, 'BAD_SHAPE', 'body must be an object'));
}

function aboutGame(tag: string, games: readonly HostedGame[]): string | undefined {
  return games.find(({ title }) => tag.startsWith(title))?.about;
}
