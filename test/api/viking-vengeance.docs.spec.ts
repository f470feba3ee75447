import type { OpenAPIObject } from '@nestjs/swagger';
import { VikingVengeanceModule } from '../../src/games/viking-vengeance/viking-vengeance.module.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';

/** Every endpoint of the contract, and what it may answer. */
const CONTRACT: [endpoint: string, statuses: string, codes: string][] = [
  ['POST /auth/register', '201 400 409', 'EMAIL_TAKEN USERNAME_TAKEN'],
  ['POST /auth/login', '200 400 401', 'BAD_CREDENTIALS'],
  ['GET /users/me', '200 401', 'UNAUTHORIZED'],
  ['GET /users/me/cards', '200 401', ''],
  ['GET /users/me/decks', '200 401', ''],
  ['GET /decks', '200 401', ''],
  ['GET /users/me/decks/{deckId}', '200 401 404', 'DECK_NOT_FOUND'],
  ['GET /cards', '200 400', ''],
  ['GET /cards/{cardId}', '200 404', 'CARD_NOT_FOUND'],
  [
    'POST /decks',
    '201 400 401 409',
    'DECK_FIELDS_REQUIRED DECK_SIZE DECK_CARD_NOT_OWNED DECK_DUPLICATE_INSTANCE DECK_TOO_MANY_COPIES ' +
      'DECK_TOO_MANY_LEGENDARIES DECK_NAME_TAKEN DECK_LIMIT',
  ],
  ['PUT /decks/{deckId}', '200 400 401 404 409', 'DECK_NOT_FOUND DECK_NAME_TAKEN'],
  ['DELETE /decks/{deckId}', '204 401 404', 'DECK_NOT_FOUND'],
  [
    'POST /games/solo',
    '201 400 401',
    'DECK_ID_REQUIRED DECK_NOT_FOUND DECK_INVALID AI_DECK_NOT_FOUND VALIDATION_ERROR',
  ],
  ['GET /games/{gameId}', '200 401 404', 'GAME_NOT_FOUND'],
  [
    'POST /games/{gameId}/actions',
    '200 400 401 404',
    'GAME_NOT_FOUND VALIDATION_ERROR GAME_NOT_ACTIVE NOT_YOUR_TURN INVALID_POSITION TILE_BLOCKED CARD_NOT_IN_HAND INVALID_TARGET',
  ],
  ['POST /matchmaking/join', '200 202 400 401', 'ALREADY_QUEUED ACTIVE_GAME'],
  ['GET /matchmaking/status', '200 401', ''],
  ['POST /matchmaking/leave', '200 400 401', 'NOT_QUEUED'],
  ['GET /games', '200 400 401', ''],
  ['GET /games/{gameId}/replay', '200 400 401 404', 'GAME_NOT_COMPLETED'],
  ['GET /games/{gameId}/legal-actions', '200 401 404', ''],
  ['GET /ai-decks', '200 401', ''],
  ['POST /packs/open', '201 400 401', 'NOT_ENOUGH_CURRENCY'],
  ['GET /leaderboard', '200 401', ''],
  ['POST /games/{gameId}/rematch', '201 202 400 401 404', ''],
];

interface Operation {
  readonly responses: Record<string, { readonly content?: object }>;
}

describe('The OpenAPI document of Viking Vengeance', () => {
  let parlour: Parlour;
  let document: OpenAPIObject;
  beforeAll(async () => {
    parlour = await startParlour({}, [VikingVengeanceModule]);
    document = (await (await fetch(`${parlour.url}/docs-json`)).json()) as OpenAPIObject;
  });
  afterAll(() => parlour.stop());

  it.each(CONTRACT)('has %s with %s', (endpoint, statuses, codes) => {
    const [method, path] = endpoint.split(' ') as [string, string];
    const item = document.paths[`/api/viking-vengeance${path}`] as Record<string, Operation> | undefined;
    const { responses } = item?.[method.toLowerCase()] ?? { responses: {} };
    expect(Object.keys(responses)).toEqual(expect.arrayContaining([...statuses.split(' '), '500']));
    const told = JSON.stringify(responses);
    for (const code of codes.split(' ')) expect(told).toContain(code);
    const [success] = statuses.split(' ');
    if (success !== '204') expect(responses[success!]).toHaveProperty('content');
  });
});
