import { findJoinCode, newJoinCode } from './join-code.js';

describe('A join code', () => {
  it('has six characters that cannot be mistaken for others', () => {
    for (let i = 0; i < 500; i++) expect(newJoinCode()).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
  });

  it('is found however it was typed', () => {
    expect(findJoinCode(' abc-d23 ')).toBe('ABCD23');
    expect(findJoinCode('ABCD23')).toBe('ABCD23');
  });

  it.each(['', 'ABCDE', 'ABCDEFG', 'ABCD10', 'ABCILO', "'; --"])('does not look like %j', (typed) => {
    expect(findJoinCode(typed)).toBeUndefined();
  });
});
