import { readdirSync, readFileSync } from 'node:fs';
import { EFFECT_KINDS } from './effects/index.js';

const RULES = 59;
const WORKED_EXAMPLES = 23;
const PLACES = ['src/games/ggltcg', 'test/api', 'test/sockets'];

const titles = PLACES.flatMap((place) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts') && `${place}/${name}`.includes('ggltcg'))
    .flatMap((name) => [...readFileSync(`${place}/${name}`, 'utf8').matchAll(/\bit\(\s*(['"`])(.+?)\1,/gs)])
    .map(([, , title]) => title!),
);

describe('The tests of GGLTCG', () => {
  it('cite every rule and every worked example', () => {
    const cited = new Set(titles.flatMap((title) => title.match(/\b[RW]\d+\b/g) ?? []));
    const all = [
      ...Array.from({ length: RULES }, (_, index) => `R${index + 1}`),
      ...Array.from({ length: WORKED_EXAMPLES }, (_, index) => `W${index + 1}`),
    ];
    expect(all.filter((name) => !cited.has(name))).toEqual([]);
    expect([...cited].filter((name) => !all.includes(name))).toEqual([]);
  });

  it('show each kind of effect in a file of its own', () => {
    const specs = readdirSync('src/games/ggltcg/rules/effects').filter((name) => name.endsWith('.spec.ts'));
    const kinds = EFFECT_KINDS.map(({ type }) => `${type.replaceAll('_', '-')}.spec.ts`);
    expect(specs.sort()).toEqual(kinds.sort());
  });
});
