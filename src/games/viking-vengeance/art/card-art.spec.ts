import { drawPicture } from '../contract/card-pictures.js';
import { baseCards } from '../rules/catalogue.js';

describe('The woodcuts', () => {
  const pictures = baseCards.map(({ card_key }) => ({ card_key, svg: drawPicture(card_key)! }));

  it('show every card, each by a picture of its own, of at most 9 kB', () => {
    expect(pictures).toHaveLength(90);
    for (const { card_key, svg } of pictures) {
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg).not.toMatch(/undefined|NaN|null/);
      expect([card_key, Buffer.byteLength(svg) <= 9216]).toEqual([card_key, true]);
    }
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(90);
  });

  it('are the same for ever', () => {
    for (const { card_key, svg } of pictures) expect(drawPicture(card_key)).toBe(svg);
  });

  it('show the block before it is inked for cards one does not own, and the tiles', () => {
    expect(drawPicture('norse-thor.blank')).not.toBe(drawPicture('norse-thor'));
    for (const tile of ['lava', 'ocean', 'blocked', 'boosted', 'cursed'])
      expect(drawPicture(`tile-${tile}`)).toMatch(/^<svg/);
    for (const name of ['nothing', 'tile-moon', 'tile-constructor', '.blank'])
      expect(drawPicture(name)).toBeUndefined();
  });
});
