import { hashRecoveryCode, newRecoveryCode } from './recovery-code.js';

describe('a recovery code', () => {
  it('is five groups of five signs, none of which looks like another', () => {
    const codes = Array.from({ length: 200 }, newRecoveryCode);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){4}$/);
    expect(new Set(codes).size).toBe(200);
    // Of 5000 signs each of the 32 is there.
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
  });

  it('is the same however it is written', () => {
    const hash = hashRecoveryCode('01V2K-ABCDE-01V2K-ABCDE-01V2K');
    for (const written of [
      '01v2k-abcde-01v2k-abcde-01v2k',
      ' 01V2K ABCDE 01V2KABCDE01V2K\n',
      'OIU2K-ABCDE-oLV2K-ABCDE-0lu2K',
      '01V2K–ABCDE–01V2K–ABCDE–01V2K',
    ]) {
      expect(hashRecoveryCode(written)).toBe(hash);
    }
    expect(hashRecoveryCode('01V2K-ABCDE-01V2K-ABCDE-01V2J')).not.toBe(hash);
  });
});
