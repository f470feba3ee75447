export const OPPONENTS = ['ai', 'self', 'human'] as const;
export const LEVELS = ['random', 'easy', 'medium', 'hard', 'master'] as const;
export type Opponent = (typeof OPPONENTS)[number];
export type Level = (typeof LEVELS)[number];

/** How a game was set up, besides the options of its rules. */
export interface MatchSetup {
  readonly opponent: Opponent;
  readonly level: Level;
  readonly humanColor: 'R' | 'B';
  readonly lockRestart: boolean;
  readonly practice: boolean;
}
