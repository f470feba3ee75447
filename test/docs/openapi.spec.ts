import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { kept } from './documents.js';

/** Probes have no 4xx. `/api/rooms/code/{code}` and `/api/rooms/{id}/join` are told apart by the order of the routes; the licence is the project's. */
const RULES = { 'no-ambiguous-paths': 'off', 'info-license': 'off', 'operation-4xx-response': 'off' } as const;

describe('docs/openapi.yaml', () => {
  let parlour: Parlour;
  let yaml: string;
  let document: OpenAPIObject;
  beforeAll(async () => {
    parlour = await startParlour();
    yaml = await (await fetch(`${parlour.url}/docs-yaml`)).text();
    document = (await (await fetch(`${parlour.url}/docs-json`)).json()) as OpenAPIObject;
  });
  afterAll(() => parlour.stop());

  it('is what the server says at /docs-yaml (npm run docs:write)', async () => {
    const inTree = await kept('docs/openapi.yaml', yaml);
    const [mine, its] = [inTree.split('\n'), yaml.split('\n')];
    const at = its.findIndex((line, index) => line !== mine[index]);
    expect(at < 0 && mine.length === its.length ? 'current' : `line ${at + 1}: ${mine[at]} is now ${its[at]}`).toBe(
      'current',
    );
  });

  it('has no error that Redocly finds', async () => {
    const config = await createConfig({ extends: ['recommended'], rules: RULES });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    const told = problems.map(
      ({ severity, ruleId, message, location: [where] }) => `${severity} ${ruleId}: ${message} ${where?.pointer}`,
    );
    expect(told).toEqual([]);
  });
});
