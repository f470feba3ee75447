import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULES } from './rules.en.js';

const SOURCE = fileURLToPath(new URL('../../../../src/games/ggltcg/rules/', import.meta.url));

function* files(folder: string): Iterable<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else if (path.endsWith('.ts') && !path.endsWith('.spec.ts')) yield path;
  }
}

describe('The rules sheet of GGLTCG', () => {
  const ids = RULES.flatMap(({ rules }) => rules.map(({ id }) => id));

  it('has the rules R1 to R59, each once', () => {
    const all = Array.from({ length: 59 }, (_, index) => `R${index + 1}`);
    expect([...ids].sort()).toEqual([...all].sort());
  });

  it('has every rule that a refusal names', () => {
    const named = [...files(SOURCE)].flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/rule: '(R\d+)'/g)].map(([, rule]) => rule),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((rule) => !ids.includes(rule ?? ''))).toEqual([]);
  });
});
