import { partsOf } from './parts-of.js';

const KA = { name: 'Ka', ref: 'card:1' };
const OTHER_KA = { name: 'Ka', ref: 'card:2' };
const ROCKET = { name: 'Ka Rocket (new)', ref: 'card:3' };

describe('The names in a sentence', () => {
  it('are taken out of it in their order', () =>
    expect(partsOf('Ka Rocket (new) goes for Ka.', [KA, ROCKET])).toEqual([ROCKET, ' goes for ', KA, '.']));

  it('are whole words', () =>
    expect(partsOf('Kazoo and Ka’s zoo, paka', [KA])).toEqual(['Kazoo and ', KA, '’s zoo, paka']));

  it('tell two things of one name apart by their order', () =>
    expect(partsOf('Ka hits Ka for 2.', [KA, OTHER_KA])).toEqual([KA, ' hits ', OTHER_KA, ' for 2.']));

  it('count a thing once that is named twice', () => expect(partsOf('Ka wins.', [KA, KA])).toEqual([KA, ' wins.']));

  it('mean the same thing each time where there is one of that name', () =>
    expect(partsOf('Ka tussled Block: Ka sleeped', [KA])).toEqual([KA, ' tussled Block: ', KA, ' sleeped']));

  it('stay words where it is open which thing they mean', () => {
    expect(partsOf('Ka falls asleep.', [KA, OTHER_KA]).join('')).toBe('Ka falls asleep.');
    expect(partsOf('Ka, Ka and Ka nap.', [KA, OTHER_KA]).join('')).toBe('Ka, Ka and Ka nap.');
  });

  it('may have any sign in them', () => {
    const odd = { name: 'Jack-in-the-box/2 [a.b]*+?^$|{}\\', ref: 'card:4' };
    expect(partsOf(`${odd.name} wakes up.`, [odd])).toEqual([odd, ' wakes up.']);
  });

  it('leave a sentence without names as it is', () => expect(partsOf('A draw.', [])).toEqual(['A draw.']));
});
