import { backTo } from './back-to.js';

describe('where one goes after signing in', () => {
  it('is an address of this page', () => {
    expect(backTo('/me')).toBe('/me');
    expect(backTo(null)).toBe('/');
  });

  it('is never another site', () => {
    for (const address of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '']) {
      expect(backTo(address)).toBe('/');
    }
  });
});
