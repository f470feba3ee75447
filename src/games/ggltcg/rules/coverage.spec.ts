import { readdirSync } from 'node:fs';
import { numbered, testTitles } from '../../../engine/testing/index.js';
import { EFFECT_KINDS } from './effects/index.js';

const RULES = 59;
const WORKED_EXAMPLES = 23;

const titles = testTitles('ggltcg');

describe('The tests of GGLTCG', () => {
  it('cite every rule and every worked example', () => {
    const cited = new Set(titles.flatMap((title) => title.match(/\b[RW]\d+\b/g) ?? []));
    const all = [...numbered('R', RULES), ...numbered('W', WORKED_EXAMPLES)];
    expect(all.filter((name) => !cited.has(name))).toEqual([]);
    expect([...cited].filter((name) => !all.includes(name))).toEqual([]);
  });

  it('show each kind of effect in a file of its own', () => {
    const specs = readdirSync('src/games/ggltcg/rules/effects').filter((name) => name.endsWith('.spec.ts'));
    const kinds = EFFECT_KINDS.map(({ type }) => `${type.replaceAll('_', '-')}.spec.ts`);
    expect(specs.sort()).toEqual(kinds.sort());
  });
});
