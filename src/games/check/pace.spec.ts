import { paceOf } from './pace.js';

const turn = { phase: 'playPhase', matchingOpportunityInfo: null } as const;
const window = { phase: 'playPhase', matchingOpportunityInfo: {} as never } as const;

describe('The pace of bots', () => {
  it('8.1: leaves people time to win a race, and more against an easy bot', () => {
    expect(paceOf({ matchWindowMs: 5000 }, 'hard', turn)).toEqual([600, 1800]);
    expect(paceOf({ matchWindowMs: 5000 }, 'hard', window)).toEqual([1200, 3200]);
    expect(paceOf({ matchWindowMs: 5000 }, 'easy', window)).toEqual([2000, 4500]);
  });

  it('8.1: shrinks with a shorter window, and does not grow with a longer one', () => {
    expect(paceOf({ matchWindowMs: 1000 }, 'hard', window)).toEqual([240, 640]);
    expect(paceOf({ matchWindowMs: 0 }, 'hard', window)).toEqual([1200, 3200]);
    expect(paceOf({ matchWindowMs: 60_000 }, 'hard', window)).toEqual([1200, 3200]);
  });

  it('4.4.4: is the same for a pass and an attempt: nothing but the window is asked', () => {
    const asked = new Set<PropertyKey>();
    const view = new Proxy(window, {
      get: (target, member) => {
        asked.add(member);
        return Reflect.get(target, member) as unknown;
      },
    });
    paceOf({ matchWindowMs: 5000 }, 'hard', view);
    expect([...asked].sort()).toEqual(['matchingOpportunityInfo', 'phase']);
  });

  it('2.11.7: is ready for the next round at once', () => {
    expect(paceOf({ matchWindowMs: 5000 }, 'easy', { ...turn, phase: 'scoringPhase' })).toEqual([0, 0]);
  });
});
