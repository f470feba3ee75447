import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MEANINGS } from './printed.en.js';
import { RULES } from './rules.en.js';

const GAME = fileURLToPath(new URL('../../../../src/games/tcg-fuel', import.meta.url));

function sources(): string[] {
  return readdirSync(GAME, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(GAME, file), 'utf8'));
}

describe('the sheets of TCG Fuel', () => {
  it('have every rule that a refusal or an event names', () => {
    const named = new Set(sources().flatMap((source) => source.match(/'[RS]\d+'/g) ?? []));
    const onSheet = new Set(RULES.flatMap(({ rules }) => rules.map(({ id }) => `'${id}'`)));
    expect(named.size).toBeGreaterThan(40);
    expect([...named].filter((rule) => !onSheet.has(rule))).toEqual([]);
  });

  it('say what every keyword means that a card has or gives', () => {
    const cards = readFileSync(join(GAME, 'rules/data/cards.json'), 'utf8');
    const lists = [...cards.matchAll(/"keywords":\s*(\[[^\]]*\])/g)].flatMap(
      ([, list]) => JSON.parse(list!) as string[],
    );
    const keywords = [...new Set(lists)].sort();
    expect(keywords).toContain('indestructible');
    expect(keywords.filter((keyword) => !(keyword in MEANINGS))).toEqual([]);
  });
});
