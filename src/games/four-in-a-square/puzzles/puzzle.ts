/** A position in which the player on turn wins by force in `turns` turns and not sooner, and few turns begin it. */
export interface Puzzle {
  readonly turns: number;
  /** How many of the turns there are keep a win in as many turns. */
  readonly ways: number;
  /** The squares one after the other, four slots each. */
  readonly board: string;
  readonly hole: number;
  readonly blocked: number | null;
  /** Placements left to both players together. */
  readonly left: number;
  readonly pieces: number;
  readonly noBacktrack: boolean;
}
