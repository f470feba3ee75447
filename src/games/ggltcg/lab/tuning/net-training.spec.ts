import { lossOf, train } from './net-training.js';
import type { OutlookSample } from './outlook-sampling.js';
import { sampleOutlook } from './outlook-sampling.js';

describe('Teaching a net', () => {
  it('finds what no sum of features can say: who has one of two things wins, who has both or none does not', () => {
    const samples: OutlookSample[] = Array.from({ length: 512 }, (_none, at) => {
      const [fire, water] = [at % 2, (at >> 1) % 2];
      return { mover: { fire, water }, other: {}, result: fire === water ? 0 : 1 };
    });
    const net = train(samples, { cells: 8, rounds: 300, decay: 0 }, 1);
    expect(lossOf(net, samples)).toBeLessThan(0.3);
  });

  it('learns from turns of a game that somebody won, each told from the side of whoever moves', () => {
    const samples = sampleOutlook('standard', 20, 4);
    expect(samples.length).toBeGreaterThan(0);
    for (const [at, { result }] of samples.entries()) {
      if (at > 0) expect(result + samples[at - 1]!.result).toBe(1);
    }
    expect(sampleOutlook('standard', 20, 4)).toEqual(samples);
  });
});
