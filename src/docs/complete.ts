import type { OpenAPIObject } from '@nestjs/swagger';
import type { ErrorDialects } from '../common/http/problems/error-dialects.js';
import type { HostedGame } from '../engine/hosting/hosted-game.js';
import { addAnswers, addSchema } from './answers.js';
import { ContractErrors } from './errors.js';
import type { Operation } from './operation.js';
import { completeParameters, holesOf } from './parameters.js';
import { toVersion31 } from './version-31.js';
import { reachable, WIRE } from './wire.js';
import type { Answered } from './wire.js';

/** One tag for each module. A game's tag is its title, and its description the catalogue's sentence. */
const TAGS: Readonly<Record<string, string>> = {
  Accounts: 'Guests, accounts and tokens. Send the access token as `Authorization: Bearer …`.',
  Games: 'The catalogue of the games that this server hosts.',
  Sessions: 'Games being played. Every game can be played through these endpoints alone.',
  Chat: 'Talk at a table: players among themselves, spectators among themselves.',
  Rooms: 'Gathering players for a game: rooms, join codes, matchmaking.',
  People: 'Public profiles, and ratings by list with their history.',
  Art: 'Pictures of cards, drawn by code.',
  Puzzles: 'Positions with something to find: the one of the day, and who has solved what.',
  Tournaments: 'Swiss and single elimination, of any game for two.',
  Admin: 'For administrators only. Every deed leaves a row in the audit log.',
  Operations: 'Probes and figures for the people who run the server.',
};

/** What holds for many endpoints is said in one place: parameters, answers, errors, and what each tag is. */
export function complete(
  document: OpenAPIObject,
  games: readonly HostedGame[],
  dialects: Pick<ErrorDialects, 'find'>,
): OpenAPIObject {
  const contracts: Record<string, ContractErrors> = {};
  const tags = new Set<string>();
  const holes = holesOf(games);
  for (const [path, item] of Object.entries(document.paths)) {
    const dialect = dialects.find(path);
    const name = dialect ? `${nameOf(path)}Error` : 'Problem';
    const errors = (contracts[name] ??= new ContractErrors(name, dialect));
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      for (const tag of operation.tags ?? []) tags.add(tag);
      // A method with several paths is `list[0]`, `list[1]` …
      const [key = '', which = 0] = (operation.operationId ?? '').split(/[[\]]/);
      operation.operationId = key.replace(/Controller\./, '_') + (Number(which) > 0 ? `_${Number(which) + 1}` : '');
      operation.security = securityOf(operation, key);
      completeParameters(path, operation, holes);
      addSchema(operation, key);
      addAnswers(method, path, operation);
      errors.add(path, operation, WIRE.operations[key]?.adminsOnly);
    }
  }
  const { paths } = toVersion31(document);
  const own = toVersion31(document.components?.schemas ?? {});
  const all = Object.values(contracts);
  const responses = Object.assign({}, ...all.map((contract) => contract.responses)) as object;
  const errors = Object.fromEntries(all.map(({ name, schema }) => [name, schema]));
  const schemas = reachable({ paths, responses }, { ...WIRE.schemas, ...own, ...errors });
  return {
    ...document,
    openapi: '3.1.1',
    servers: [{ url: '/', description: 'This server' }],
    paths,
    tags: [...tags].sort().map((name) => ({ name, description: TAGS[name] ?? aboutGame(name, games) ?? name })),
    components: { ...document.components, responses, schemas } as OpenAPIObject['components'],
  };
}

/** Without a token, with one, or either: as the guards see it, unless an endpoint has a token of its own. */
function securityOf({ security = [] }: Operation, key: string): object[] {
  if (security.length > 0) return security;
  return SECURITY[WIRE.operations[key]?.access ?? 'public'];
}

const BEARER = { bearer: [] };
const SECURITY: Readonly<Record<Answered['access'], object[]>> = {
  token: [BEARER],
  optional: [BEARER, {}],
  public: [],
};

/** `/api/viking-vengeance/…` -> `VikingVengeance`. */
function nameOf(path: string): string {
  return (path.split('/')[2] ?? '').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function aboutGame(tag: string, games: readonly HostedGame[]): string | undefined {
  return games.find(({ title }) => tag.startsWith(title))?.about;
}
