import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { inTree } from './documents.js';

/** A small client written against the types alone, as people write theirs: fourteen calls, some of each game. */
const CLIENT = `
import type { paths } from './parlour.js';

type Verb = 'get' | 'post';
type At<V extends Verb> = { [P in keyof paths]: paths[P] extends Record<V, object> ? P : never }[keyof paths];
type Json<T> = T extends { content: { 'application/json': infer J } } ? J : never;
type Body<O> = O extends { requestBody?: never } ? undefined : O extends { requestBody?: infer B } ? Json<B> : undefined;
type Holes<O> = O extends { parameters: { path?: never } } ? undefined : O extends { parameters: { path: infer H } } ? H : undefined;
type Good<O> = O extends { responses: infer R } ? Json<R[keyof R & (200 | 201)]> : never;

declare function call<V extends Verb, P extends At<V>>(
  verb: V, path: P, holes: Holes<paths[P][V]>, body: Body<paths[P][V]>,
): Promise<Good<paths[P][V]>>;

export async function play() {
  const login = await call('post', '/api/auth/guest', undefined, { name: 'Ann' });
  const token: string = login.accessToken;
  const { games } = await call('get', '/api/games', undefined, undefined);
  const slug: string = games[0]!.slug;

  const page = await call('post', '/api/sessions', undefined, { game: slug });
  if (page.status === 'waiting') return page.joinCode;
  const id = page.sessionId;
  const { legalActions } = await call('get', '/api/sessions/{id}/legal-actions', { id }, undefined);
  const first = legalActions[0]!;
  if ('form' in first) return token;
  const update = await call('post', '/api/sessions/{id}/actions', { id }, { action: first });
  const version: number = update.version;
  const { entries } = await call('get', '/api/sessions/{id}/history', { id }, undefined);

  const four = await call('post', '/api/four-in-a-square/games', undefined, { level: 'easy' });
  const moved = await call('post', '/api/four-in-a-square/games/{gameId}/move', { gameId: four.gameId }, {
    action: 'place', squareIndex: 0, slotIndex: 0, playerToken: four.playerToken,
  });
  const board: readonly unknown[] = moved.state.board;

  const check = await call('post', '/api/check/games', undefined, { seats: 2, bots: [{ level: 'easy' }] });
  const discard = { id: check.gameId };
  const events = (await call('post', '/api/check/games/{id}/actions', discard, { type: 'drawFromDeck' })).events;

  const toys = await call('post', '/api/ggltcg/games', undefined, {
    player1: { player_id: 'p1' }, player2: { player_id: 'p2' },
  });
  const played = await call('post', '/api/ggltcg/games/{gameId}/play-card', { gameId: toys.game_id }, {
    player_id: 'p1', card_name: 'Ka',
  });
  const turn: number = played.game_state.turn;

  const vikings = await call('post', '/api/viking-vengeance/games/solo', undefined, { deckId: 'x' });
  const status: string = vikings.game_status;
  const { decks } = await call('get', '/api/tcg-fuel/decks', undefined, undefined);
  const room = await call('post', '/api/tcg-fuel/game-rooms', undefined, { name: 'A room' });

  // @ts-expect-error an answer has no member that the server does not send
  const wrong = update.noSuchMember;
  // @ts-expect-error a body has the members that the server asks for
  await call('post', '/api/tcg-fuel/game-rooms', undefined, { title: 'A room' });
  return { token, version, entries, board, events, turn, status, wrong, deck: decks[0]!.name, room: room.id };
}
`;

describe('Types made from docs/openapi.yaml', () => {
  it('are what a small program compiles against', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-types-'));
    try {
      const types = await openapiTS(pathToFileURL(inTree('docs/openapi.yaml')), {
        // What has a default may be left out of a body.
        defaultNonNullable: false,
      });
      writeFileSync(join(folder, 'parlour.ts'), astToString(types));
      writeFileSync(join(folder, 'client.ts'), CLIENT);
      const program = ts.createProgram([join(folder, 'client.ts')], {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        types: [],
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.NodeNext,
        moduleResolution: ts.ModuleResolutionKind.NodeNext,
      });
      const told = ts
        .getPreEmitDiagnostics(program)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
      expect(told).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 180_000);
});
