import { readSettings } from './settings.js';

describe('settings', () => {
  it('are as usual where nothing is kept', () => {
    expect(readSettings(undefined)).toMatchObject({ theme: 'system', speed: 'normal', loudness: 40, singleKeys: true });
  });

  it('keep what fits and drop what does not', () => {
    const kept = {
      theme: 'dark',
      speed: 'warp',
      loudness: 900,
      drag: false,
      keyDone: 'Enter',
      keyAgain: 'r',
      other: 1,
    };
    const read = readSettings(kept);
    expect(read).toMatchObject({
      theme: 'dark',
      speed: 'normal',
      loudness: 40,
      drag: false,
      keyDone: 'd',
      keyAgain: 'r',
    });
    expect(read).not.toHaveProperty('other');
  });
});
