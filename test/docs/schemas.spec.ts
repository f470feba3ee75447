import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inTree } from './documents.js';

interface Wire {
  readonly schemas: Record<string, object>;
  readonly operations: Record<string, object>;
}

const MAKE = `
import { wireSchemas } from ${JSON.stringify(inTree('scripts/schemas/program.mjs'))};
process.stdout.write(JSON.stringify(wireSchemas(${JSON.stringify(inTree(''))})));`;

describe('src/docs/wire-schemas.json', () => {
  let kept: Wire;
  beforeAll(async () => {
    kept = JSON.parse(await readFile(inTree('src/docs/wire-schemas.json'), 'utf8')) as Wire;
  });

  it('is what the types of the code say', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', MAKE], {
      maxBuffer: 64 * 1024 * 1024,
    });
    const made = JSON.parse(stdout) as Wire;
    const stale = (['schemas', 'operations'] as const).flatMap((part) =>
      [...new Set([...Object.keys(made[part]), ...Object.keys(kept[part])])].filter(
        (name) => JSON.stringify(made[part][name]) !== JSON.stringify(kept[part][name]),
      ),
    );
    expect(stale.map((name) => `${name}: npm run docs:write`)).toEqual([]);
  }, 180_000);

  it('names what the original of Viking Vengeance names', () => {
    expect(Object.keys(kept.schemas)).toEqual(
      expect.arrayContaining(['Game', 'BoardCell', 'Player', 'CardPower'].map((name) => `VikingVengeance${name}`)),
    );
  });
});
