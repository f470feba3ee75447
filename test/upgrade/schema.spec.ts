import { readFileSync, writeFileSync } from 'node:fs';
import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { breaksOf, schemaOf } from './schema-of.js';
import type { SchemaPicture } from './schema-of.js';

/** The schema that the last release was written for. Recorded when a release is made: `RECORD_SCHEMA=1`, and this file. */
const FILE = 'test/upgrade/released-schema.json';

/**
 * What a migration takes away, although the last release still had it: only what that release no longer used (the second
 * half of expand, then contract), each with the release that stopped using it.
 */
const CONTRACTED: readonly string[] = [];

describe('An upgrade while the last release still runs', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const released = (): SchemaPicture => JSON.parse(readFileSync(FILE, 'utf8')) as SchemaPicture;

  it('leaves every table, column and freedom that the last release’s statements need', async () => {
    const now = await schemaOf(database.url);
    if (process.env.RECORD_SCHEMA === '1') writeFileSync(FILE, `${JSON.stringify(now, undefined, 2)}\n`);
    expect(Object.keys(released().tables).length).toBeGreaterThan(30);
    expect(breaksOf(released(), now).filter((found) => !CONTRACTED.includes(found))).toEqual([]);
  });

  it('would be refused if it took something away, asked for something new, or refused what was allowed', () => {
    const before: SchemaPicture = {
      tables: {
        'public.games': {
          id: { type: 'uuid', required: true },
          note: { type: 'text', required: false },
          size: { type: 'integer', required: false },
        },
        'public.old': { id: { type: 'uuid', required: true } },
      },
      constraints: { 'games games_pkey': 'PRIMARY KEY (id)' },
    };
    const after: SchemaPicture = {
      tables: {
        'public.games': {
          id: { type: 'uuid', required: true },
          note: { type: 'text', required: true },
          size: { type: 'bigint', required: false },
          also: { type: 'text', required: true },
          free: { type: 'text', required: false },
        },
        'public.new': { id: { type: 'uuid', required: true } },
      },
      constraints: {
        'games games_pkey': 'PRIMARY KEY (id)',
        'games games_note_check': "CHECK (note <> '')",
        'new new_pkey': 'PRIMARY KEY (id)',
      },
    };
    expect(breaksOf(before, after)).toEqual([
      'public.games.note must be given now',
      'public.games.size was integer and is bigint',
      'public.games.also is new and must be given',
      'public.old is gone',
      "games games_note_check is new or changed: CHECK (note <> '')",
    ]);
    expect(breaksOf(before, before)).toEqual([]);
  });
});
