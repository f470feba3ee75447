import { glicko2, NEW_GLICKO } from './glicko2.js';
import type { Glicko, GlickoGame } from './glicko2.js';

describe('Glicko-2', () => {
  const player: Glicko = { rating: 1500, deviation: 200, volatility: 0.06 };
  const against = (rating: number, deviation: number, score: GlickoGame['score']): GlickoGame => ({
    opponent: { rating, deviation },
    score,
  });

  it("finds the numbers of Glickman's own example", () => {
    const after = glicko2(player, [against(1400, 30, 1), against(1550, 100, 0), against(1700, 300, 0)]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('doubts more of a player who has not played, but never more than of a new one', () => {
    const rested = glicko2(player, []);
    expect(rested).toMatchObject({ rating: 1500, volatility: 0.06 });
    expect(rested.deviation).toBeGreaterThan(200);
    expect(glicko2(NEW_GLICKO, []).deviation).toBe(350);
  });

  it('leaves the rating of equals who draw, and is surer of it', () => {
    const after = glicko2(player, [against(1500, 200, 0.5)]);
    expect(after.rating).toBeCloseTo(1500, 9);
    expect(after.deviation).toBeLessThan(200);
  });

  it('is the same distance up for a win as down for a defeat by equals', () => {
    const won = glicko2(player, [against(1500, 200, 1)]).rating;
    const lost = glicko2(player, [against(1500, 200, 0)]).rating;
    expect(won - 1500).toBeCloseTo(1500 - lost, 9);
    expect(won).toBeGreaterThan(1500);
  });

  it('finds an end even after the wildest surprises', () => {
    const surprised = glicko2({ rating: 800, deviation: 30, volatility: 0.06 }, [
      against(2600, 30, 1),
      against(2700, 30, 1),
      against(2800, 30, 1),
    ]);
    expect(surprised.rating).toBeGreaterThan(800);
    expect(surprised.volatility).toBeGreaterThan(0.06);
  });
});
