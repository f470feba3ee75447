import type { GameSettings } from '../../config/game-settings.js';

export interface FourInASquareSettings {
  /** The published contract also stands at `/games`, where its clients know it. */
  readonly atGames: boolean;
}

export const fourInASquareSettings: GameSettings<FourInASquareSettings> = {
  game: 'four-in-a-square',
  read: (env) => ({ atGames: env.flag('FOUR_IN_A_SQUARE_AT_GAMES') }),
};
