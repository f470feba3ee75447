/** How many games each of two has won, and how many were drawn. */
export interface Score {
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
}

/** How many games win a match. */
export function gamesToWin(bestOf: number): number {
  return Math.ceil(bestOf / 2);
}

/** Whether it is over: one of the two has won enough, or all of its games are played. */
export function isDecided({ winsA, winsB, draws }: Score, bestOf: number): boolean {
  return Math.max(winsA, winsB) >= gamesToWin(bestOf) || winsA + winsB + draws >= bestOf;
}
