import { readChatText } from './chat-text.js';

describe('A chat text', () => {
  it('keeps what people write, emoji and all, without the blanks around it', () => {
    expect(readChatText('  Well played! 👨‍👩‍👧 ñandú <b> ')).toBe('Well played! 👨‍👩‍👧 ñandú <b>');
    expect(readChatText('😀'.repeat(500))).toHaveLength(1000);
  });

  it.each([
    ['nothing', ''],
    ['only blanks', '   '],
    ['more than 500 characters', 'x'.repeat(501)],
    ['a NUL', 'a\0b'],
    ['a line break', 'a\nb'],
    ['an escape', 'a\u001b[31mb'],
    ['a line separator', 'a\u2028b'],
    ['a mark that reverses the text', 'a\u202eb'],
    ['half a character', 'a\ud800b'],
  ])('refuses %s', (_name, text) => {
    expect(() => readChatText(text)).toThrow(expect.objectContaining({ code: 'BAD_SHAPE' }));
  });
});
