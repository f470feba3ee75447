import { hashSeatToken, isSeatToken, newSeatToken } from './seat-token.js';

describe('a seat token', () => {
  it('carries 256 bits and is known by its hash', () => {
    const { token, hash } = newSeatToken();
    expect(isSeatToken(token)).toBe(true);
    expect(Buffer.from(token.slice(4), 'base64url')).toHaveLength(32);
    expect(hashSeatToken(token)).toBe(hash);
    expect(hash).not.toContain(token.slice(4));
    expect(newSeatToken().token).not.toBe(token);
  });

  it.each(['', 'tok_', 'tok_short', `${newSeatToken().token}x`, ` ${newSeatToken().token}`, 5, null, undefined])(
    'is not %j',
    (text) => {
      expect(isSeatToken(text)).toBe(false);
    },
  );
});
