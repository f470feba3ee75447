import { faceOfRow } from './draft-face.js';
import { drawnFrom } from './drawn-from.js';
import { emptyRow } from './card-table.js';

const toy = (speed: string, strength: string, stamina: string, effects = '') =>
  drawnFrom(faceOfRow({ ...emptyRow(), type: 'Toy', speed, strength, stamina, effects }));

describe('What a card without a drawing of its own was drawn from', () => {
  it('is told by its numbers and effects', () => {
    expect(toy('3', '2', '3', 'stat_boost:speed:2')).toBe(
      'Drawn from its numbers: springs for speed 3, arms for strength 2, a belly for stamina 3, and something for: boost.',
    );
    expect(toy('1', '2', '1')).toMatch(/: feet for speed 1, .*, and a belly for stamina 1\.$/);
    expect(toy('5', '6', '1')).toMatch(/wheels for speed 5, horns for strength 6/);
    expect(toy('8', '4', '1')).toMatch(/wings for speed 8, arms for strength 4/);
  });

  it('is not told of an action: that is a picture of what it does', () => {
    expect(drawnFrom(faceOfRow({ ...emptyRow(), type: 'Action', effects: 'sleep_all' }))).toBeUndefined();
  });
});
