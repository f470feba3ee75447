import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.spec)\.ts$/.test(file) && !file.includes('migrations'),
);
const text = new Map(files.map((file) => [file, readFileSync(join(SRC, file), 'utf8')]));

/** Rows are read and written through repositories and query builders (docs/decisions/orm.md). */
describe('A file that asks Postgres by SQL', () => {
  const asking = files.filter((file) => /\.query[(<]/.test(text.get(file)!));

  it('says why in a comment that has the word SQL', () => {
    expect(asking.length).toBeGreaterThan(20);
    expect(asking.filter((file) => !/(\/\/|\*).*\bSQL\b/.test(text.get(file)!))).toEqual([]);
  });
});
