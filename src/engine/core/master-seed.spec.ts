import { inspect } from 'node:util';
import { sealedDice } from './dice.js';
import { MasterSeed } from './master-seed.js';

const HEX = 'c0ffee'.repeat(10) + 'c0ff';

describe('The master seed', () => {
  const seed = MasterSeed.stored(HEX);

  it.each<[string, () => string | undefined]>([
    ['JSON', () => JSON.stringify({ seed, list: [seed] })],
    ['a text', () => `${seed} ${String(seed)} ${seed + ''}`],
    ['what a debugger shows', () => inspect({ seed }, { showHidden: true, depth: 9 })],
    ['a copy', () => JSON.stringify({ ...seed, ...Object.fromEntries(Object.entries(seed)) })],
    ['a structured clone', () => inspect(structuredClone({ seed }), { showHidden: true })],
  ])('is not in %s', (_form, write) => {
    expect(write()).not.toContain('c0ff');
  });

  it('is given to the driver as it was stored', () => {
    expect(seed.toPostgres()).toBe(HEX);
  });

  it('rolls the dice that it always rolled', () => {
    expect(sealedDice(seed).seed(1)).toBe('74c246da0960fe43b5f5d0d851a712fda970d3c56b1852b9b5084c0a7e660f99');
    expect(sealedDice(seed).seed(2)).not.toBe(sealedDice(seed).seed(1));
  });

  it('of a text is the same each time, and of chance never', () => {
    expect(MasterSeed.ofText('a').toPostgres()).toBe(MasterSeed.ofText('a').toPostgres());
    expect(MasterSeed.ofText('a').toPostgres()).not.toBe(MasterSeed.ofText('b').toPostgres());
    expect(MasterSeed.random().toPostgres()).not.toBe(MasterSeed.random().toPostgres());
  });
});
