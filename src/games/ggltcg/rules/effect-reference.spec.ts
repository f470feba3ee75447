import { readFileSync } from 'node:fs';
import { parseEffects } from './effects/parse-effects.js';
import { EFFECT_REFERENCE, effectReferenceDocument } from './effects/reference.js';
import { EFFECT_KINDS } from './effects/index.js';

describe('The reference of the effect language', () => {
  it('knows all 29 kinds by name', () => {
    expect(EFFECT_REFERENCE.map(({ type }) => type).sort()).toEqual(EFFECT_KINDS.map(({ type }) => type).sort());
    expect(EFFECT_REFERENCE).toHaveLength(29);
  });

  it.each(EFFECT_REFERENCE.map((entry) => [entry.type, entry] as const))(
    '%s: its example is an effect of this kind with no more parameters than it lists',
    (type, { example, parameters }) => {
      const [parsed] = parseEffects(example);
      expect(parsed).toMatchObject({ effect: { type } });
      expect(example.split(':').length - 1).toBeLessThanOrEqual(parameters.length);
    },
  );

  it.each(
    EFFECT_REFERENCE.filter(({ parameters }) => parameters.some(({ optional }) => !optional)).map((e) => [e.type]),
  )('%s does not go without what the reference calls necessary', (type) => {
    expect(parseEffects(type)[0]).toHaveProperty('error');
  });

  it.each(
    EFFECT_REFERENCE.filter(({ parameters }) => parameters.every(({ optional }) => optional)).map((e) => [e.type]),
  )('%s goes without parameters, as the reference says', (type) => {
    expect(parseEffects(type)[0]).toHaveProperty('effect');
  });

  it('tells bounds, words and defaults as the parser has them', () => {
    const of = (type: string) => EFFECT_REFERENCE.find((entry) => entry.type === type)!;
    expect(of('unsleep')).toMatchObject({
      syntax: 'unsleep[:kind-of-card]:number-of-targets[:flag]',
      family: 'play',
      targets: true,
      on: 'both',
    });
    expect(of('remove_stamina_ability').parameters).toEqual([
      { what: 'cost', kind: 'integer', optional: false, min: 0, max: 99 },
      { what: 'amount', kind: 'integer', optional: true, min: 1, max: 99, otherwise: 1 },
      { what: 'reach', kind: 'keyword', optional: true, words: ['opponent', 'any'] },
    ]);
  });

  it('stands in the documents as it is', () => {
    const path = new URL('../../../../docs/games/ggltcg-effects.md', import.meta.url);
    expect(readFileSync(path, 'utf8')).toBe(effectReferenceDocument());
  });
});
