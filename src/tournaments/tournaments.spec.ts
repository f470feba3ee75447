import { firstRound, nextRound } from './elimination.js';
import { matchWinRate } from './rates.js';
import { standingsOf } from './standings.js';
import { pairSwiss, roundsFor } from './swiss.js';
import type { PlayedMatch } from './tournament.types.js';

const match = (round: number, playerA: number, playerB: number | null, winsA = 2, winsB = 0): PlayedMatch => ({
  round,
  playerA,
  playerB,
  winsA,
  winsB,
  draws: 0,
});

describe('Standings', () => {
  it('W23: 6-2-1 is 19/27, with two byes 13/21, and nobody falls below a third', () => {
    expect(matchWinRate({ wins: 6, losses: 2, draws: 1, byes: 0 })).toBeCloseTo(19 / 27, 10);
    expect(matchWinRate({ wins: 6, losses: 2, draws: 1, byes: 2 })).toBeCloseTo(13 / 21, 10);
    expect(matchWinRate({ wins: 1, losses: 4, draws: 0, byes: 0 })).toBe(0.33);
  });

  it('go by points, then by whom one has met, then by single games', () => {
    const matches = [match(1, 1, 2), match(1, 3, 4, 2, 1), match(2, 1, 3), match(2, 2, 4)];
    const order = standingsOf([4, 3, 2, 1], matches).map(({ playerId }) => playerId);
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it('leave byes out of the average of opponents', () => {
    const [first] = standingsOf([1, 2, 3], [match(1, 1, null), match(1, 2, 3), match(2, 1, 2)]);
    expect(first).toMatchObject({ playerId: 1, points: 6, byes: 1, opponentsMatchWinRate: 0.5 });
  });
});

describe('Swiss pairings', () => {
  it.each([
    [2, 1],
    [3, 2],
    [8, 3],
    [9, 4],
  ])('%i players play %i rounds', (players, rounds) => expect(roundsFor(players)).toBe(rounds));

  it('never pair the same two twice while that can be avoided, nor give anybody two byes', () => {
    for (const count of [4, 5, 7, 8, 9, 12]) {
      const players = Array.from({ length: count }, (_, index) => index + 1);
      const matches: PlayedMatch[] = [];
      const seen = new Set<string>();
      for (let round = 1; round <= roundsFor(count); round++) {
        const pairings = pairSwiss(players, matches);
        const paired = pairings.flatMap(({ playerA, playerB }) => (playerB === null ? [playerA] : [playerA, playerB]));
        expect([...paired].sort((a, b) => a - b)).toEqual(players);
        for (const { playerA, playerB } of pairings) {
          const key = playerB === null ? `bye ${playerA}` : [playerA, playerB].sort((a, b) => a - b).join('-');
          expect(seen).not.toContain(key);
          seen.add(key);
          matches.push(match(round, playerA, playerB, (playerA * 7 + round) % 3 === 0 ? 1 : 2, 1));
        }
      }
    }
  });

  it('meet within the group of the same points', () => {
    const matches = [match(1, 1, 2), match(1, 3, 4)];
    expect(pairSwiss([1, 2, 3, 4], matches)).toEqual([
      { playerA: 1, playerB: 3 },
      { playerA: 2, playerB: 4 },
    ]);
  });
});

describe('Single elimination', () => {
  it('gives the best seeds byes and keeps the first two apart until the final', () => {
    expect(firstRound([11, 12, 13, 14, 15, 16])).toEqual([
      { playerA: 11, playerB: null },
      { playerA: 14, playerB: 15 },
      { playerA: 12, playerB: null },
      { playerA: 13, playerB: 16 },
    ]);
    expect(nextRound([11, 14, 12, 13])).toEqual([
      { playerA: 11, playerB: 14 },
      { playerA: 12, playerB: 13 },
    ]);
  });
});
