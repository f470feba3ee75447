import { isGoodName, tidyName, toEmailKey, toNameKey } from './names.js';

describe('a name', () => {
  it('is the same in any case and in any width', () => {
    expect(toNameKey('ÄNN')).toBe(toNameKey('änn'));
    expect(toNameKey('Ａｎｎ')).toBe('ann');
    expect(toEmailKey(' Ann@Example.org ')).toBe('ann@example.org');
  });

  it('loses the blanks around it', () => {
    expect(tidyName('  Ann   of\tCleves ')).toBe('Ann of Cleves');
  });

  it.each(['A', 'Ann', '🂡🂢', 'x'.repeat(50), '王'])('may be %s', (name) => {
    expect(isGoodName(name)).toBe(true);
  });

  it.each([
    'Admin',
    ' a d m i n ',
    'ADMIN',
    'Аdmin',
    'Adm1n',
    'Admin 2',
    'Ａｄｍｉｎ',
    'Ádmin',
    'Mоderator',
    'System',
    '$taff',
  ])('may not be %s, which others take for somebody who runs the server', (name) => {
    expect(isGoodName(name)).toBe(false);
  });

  it.each(['Adminka', 'Adam', 'Systema', 'Server Sue'])('may be %s', (name) => {
    expect(isGoodName(name)).toBe(true);
  });

  it.each(['', ' ', 'x'.repeat(51), `a${'\ufe0f'.repeat(50)}`, 'a\u202eb', 'a\u200bb', 'a\u0007', 5, null])(
    'may not be %j',
    (name) => {
      expect(isGoodName(name)).toBe(false);
    },
  );
});
