import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { inTree } from './documents.js';

/** A small client written against the types alone, as people write theirs. */
const CLIENT = `
import type { paths } from './parlour.js';

type Body<P extends keyof paths> = paths[P] extends { post: { requestBody: { content: { 'application/json': infer B } } } } ? B : never;
type Answer<P extends keyof paths, M extends 'get' | 'post', S extends number> =
  paths[P] extends Record<M, { responses: Record<S, { content: { 'application/json': infer A } }> }> ? A : never;

const guest: Body<'/api/auth/guest'> = { name: 'Ann' };
declare const login: Answer<'/api/auth/guest', 'post', 201>;
const token: string = login.accessToken;

declare const page: Answer<'/api/sessions/{id}', 'get', 200>;
const version: number = page.version;

// @ts-expect-error an answer has no member that the server does not send
const wrong = page.noSuchMember;
export { guest, token, version, wrong };
`;

describe('Types made from docs/openapi.yaml', () => {
  it('are what a small program compiles against', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-types-'));
    try {
      const types = await openapiTS(pathToFileURL(inTree('docs/openapi.yaml')));
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
