import { Flag, OneOf, Part, Whole } from '../../../../common/http/members.js';
import type { Options } from '../../rules/tcg-fuel.types.js';

const DAY_MS = 86_400_000;

export class ClockDto {
  @Whole({ required: false, about: 'For each decision', min: 1000, max: DAY_MS })
  decisionMs!: number;

  @Whole({ required: false, about: 'For the whole game, when the time of a decision is used up', min: 0, max: DAY_MS })
  reserveMs!: number;
}

export class SpectatorHandsDto {
  @Whole({ min: 0, max: 20, about: 'How many turns late those who watch see hands' })
  delayTurns!: number;
}

/** The options of the rules. */
export class TcgFuelOptionsDto implements Options {
  @OneOf(['free', 'fuel40', 'starter'], { optional: true, default: 'free' })
  format!: Options['format'];

  @OneOf(['seat', 'random'], { optional: true, default: 'seat' })
  firstPlayer!: Options['firstPlayer'];

  @OneOf(['london', 'none'], { optional: true, default: 'london' })
  mulligan!: Options['mulligan'];

  @Flag({ optional: true, default: true })
  autoDraw!: boolean;

  @OneOf(['smart', 'none'], { optional: true, default: 'smart' })
  autoPass!: Options['autoPass'];

  @Part(ClockDto, { optional: 'or null', nullable: true })
  clock!: ClockDto | null;

  @Whole({ optional: true, default: 20, min: 1, max: 1000 })
  startingLife!: number;

  @Whole({ optional: true, default: 7, min: 1, max: 7 })
  handSize!: number;

  @OneOf([1, 3], { optional: true, default: 1, about: 'A match of so many games, in rooms of two' })
  bestOf?: 1 | 3;

  @Part(SpectatorHandsDto, { optional: 'or null', nullable: true })
  spectatorHands?: SpectatorHandsDto | null;
}
