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

  it('stay words where it is open which thing they mean', () => {
    expect(partsOf('Ka falls asleep.', [KA, OTHER_KA]).join('')).toBe('Ka falls asleep.');
    expect(partsOf('Ka: Played Ka for 2 CC.', [KA]).join('')).toBe('Ka: Played Ka for 2 CC.');
  });

  it('leave a sentence without names as it is', () => expect(partsOf('A draw.', [])).toEqual(['A draw.']));
});
