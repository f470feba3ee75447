import { useEffect, useState } from 'react';
import { server } from '../../account/server.js';

interface RoundResult {
  readonly roundNo: number;
  readonly players: readonly { readonly playerID: string; readonly score: number | null }[];
}

/** What each round before this one brought each seat, by round and `playerID`. Empty until the server has answered. */
export type RoundScores = ReadonlyMap<number, ReadonlyMap<string, number | null>>;

const NONE: RoundScores = new Map();

/** The results of the rounds of a match before `roundNo`. */
export function useRounds(sessionId: string, roundNo: number): RoundScores {
  const [scores, setScores] = useState(NONE);
  useEffect(() => {
    if (roundNo < 2) return;
    let gone = false;
    server.rest
      .get<{ readonly rounds: readonly RoundResult[] }>(`/api/check/games/${sessionId}/rounds`)
      .then(({ rounds }) => {
        if (!gone) setScores(byRound(rounds.filter((round) => round.roundNo < roundNo)));
      })
      .catch(() => {
        // the board then has this round and the totals
      });
    return () => {
      gone = true;
    };
  }, [sessionId, roundNo]);
  return scores;
}

function byRound(rounds: readonly RoundResult[]): RoundScores {
  return new Map(
    rounds.map(({ roundNo, players }) => [roundNo, new Map(players.map(({ playerID, score }) => [playerID, score]))]),
  );
}
