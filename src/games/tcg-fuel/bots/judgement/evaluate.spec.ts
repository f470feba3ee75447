import { ScenarioTable } from '../../rules/scenario/scenario-table.js';
import { prospects } from './evaluate.js';

/** How A stands at the beginning of a turn: A's, unless the picture says otherwise. */
const forA = (picture: string): number => prospects(new ScenarioTable(picture).state, 0);

const EVEN = '> A\n field: forest*4, mossback-hauler\n B\n field: forest*4, mossback-hauler';

describe('Prospects', () => {
  it('of one side are what the other lacks', () => {
    const { state } = new ScenarioTable(`> A 12
      hand: choke-off, swamp
      field: swamp*4, smog-wraith
      B 7
      hand: island*2
      field: island*5, brinewall-sentry (tapped), cloudferry-ray`);
    expect(prospects(state, 0)).toBeCloseTo(-prospects(state, 1), 10);
  });

  it('of equals are nearly even', () => {
    expect(Math.abs(forA(EVEN))).toBeLessThan(0.3);
  });

  it('grow with creatures, cards, life and lands', () => {
    const even = forA(EVEN);
    expect(forA(EVEN.replace('mossback-hauler\n B', 'mossback-hauler*2\n B'))).toBeGreaterThan(even);
    expect(forA(EVEN.replace('\n field', '\n hand: canopy-devourer\n field'))).toBeGreaterThan(even);
    expect(forA(EVEN.replace('B', 'B 5'))).toBeGreaterThan(even);
    expect(forA(EVEN.replace('forest*4', 'forest*3'))).toBeLessThan(even);
  });

  it('are good for whoever can kill this turn, and worse when it is the other turn', () => {
    const race = '> A 3\n field: forest*4, canopy-devourer\n B 3\n field: forest*4, canopy-devourer (tapped)';
    expect(forA(race)).toBeGreaterThan(0.5);
    expect(forA(race.replace(' (tapped)', ''))).toBeLessThan(forA(race));
  });

  it('are settled when the game is over', () => {
    const t = new ScenarioTable('> A\n B').act(1, { type: 'concede' });
    expect([prospects(t.state, 0), prospects(t.state, 1)]).toEqual([1, -1]);
  });

  it('of three are between those of the two pairs', () => {
    const three = (b: string, c: string): number =>
      forA(`> A\n field: forest*3, mossback-hauler\n B\n field: ${b}\n C\n field: ${c}`);
    const [weak, strong] = ['forest', 'forest*5, canopy-devourer*2'];
    expect(three(weak, weak)).toBeGreaterThan(three(weak, strong));
    expect(three(weak, strong)).toBeGreaterThan(three(strong, strong));
  });
});
