import { paceOf } from './pace.js';

const turn = { phase: 'playPhase', matchingOpportunityInfo: null } as const;
const window = (...remainingPlayerIDs: string[]) =>
  ({ phase: 'playPhase', matchingOpportunityInfo: { remainingPlayerIDs } as never }) as const;
const open = window('0', '1', '2', '3');
const TWO = ['0', '2'];
const ONE = ['0'];

describe('The pace of bots', () => {
  it('8.1: leaves people time to win a race, and more against an easy bot', () => {
    expect(paceOf({ matchWindowMs: 5000 }, 'hard', turn, TWO)).toEqual([600, 1800]);
    expect(paceOf({ matchWindowMs: 5000 }, 'hard', open, TWO)).toEqual([1200, 3200]);
    expect(paceOf({ matchWindowMs: 5000 }, 'easy', open, ONE)).toEqual([2000, 4500]);
  });

  it('8.1: shrinks with a shorter window, and does not grow with a longer one', () => {
    expect(paceOf({ matchWindowMs: 1000 }, 'hard', open, ONE)).toEqual([240, 640]);
    expect(paceOf({ matchWindowMs: 0 }, 'hard', open, ONE)).toEqual([1200, 3200]);
    expect(paceOf({ matchWindowMs: 60_000 }, 'hard', open, ONE)).toEqual([1200, 3200]);
  });

  it('is quick in a window as soon as every person has answered, at every level', () => {
    expect(paceOf({ matchWindowMs: 5000 }, 'easy', window('1', '2'), TWO)).toEqual([2000, 4500]);
    for (const level of ['easy', 'medium', 'hard', 'expert']) {
      expect(paceOf({ matchWindowMs: 5000 }, level, window('1', '3'), TWO)).toEqual([150, 400]);
    }
  });

  it('is quick in turns where nobody but bots plays between two turns of one person', () => {
    expect(paceOf({ matchWindowMs: 5000 }, 'hard', turn, ONE)).toEqual([150, 400]);
  });

  it('stays slow where the table says that bots take their time', () => {
    const slow = { matchWindowMs: 5000, botsTakeTheirTime: true };
    expect(paceOf(slow, 'hard', turn, ONE)).toEqual([600, 1800]);
    expect(paceOf(slow, 'hard', window('1'), ONE)).toEqual([1200, 3200]);
  });

  it('4.4.4: is the same for a pass and an attempt: nothing but who is still to answer is asked', () => {
    const asked = new Set<PropertyKey>();
    const watched = <T extends object>(target: T): T =>
      new Proxy(target, {
        get: (one, member) => {
          asked.add(member);
          return Reflect.get(one, member) as unknown;
        },
      });
    const view = watched({
      ...open,
      matchingOpportunityInfo: watched(open.matchingOpportunityInfo as object) as never,
    });
    paceOf({ matchWindowMs: 5000 }, 'hard', view, ONE);
    expect([...asked].sort()).toEqual(['matchingOpportunityInfo', 'phase', 'remainingPlayerIDs']);
  });

  it('2.11.7: is ready for the next round at once', () => {
    expect(paceOf({ matchWindowMs: 5000 }, 'easy', { ...turn, phase: 'scoringPhase' }, TWO)).toEqual([0, 0]);
  });
});
