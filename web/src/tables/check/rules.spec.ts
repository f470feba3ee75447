import { readFileSync } from 'node:fs';
import { RULES } from './rules.en.js';

describe('the rules sheet of Check', () => {
  it('has every rule that a refusal names, each once', () => {
    const ids = RULES.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const refusals = readFileSync('src/games/check/rules/refusals.ts', 'utf8');
    const named = [...refusals.matchAll(/'(\d+\.\d+\.\d+)'/g)].map(([, rule]) => rule!);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((rule) => !ids.includes(rule))).toEqual([]);
  });
});
