import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, Equals, IsArray, IsInt, IsOptional, IsString, Length, ValidateNested } from 'class-validator';

export class PerformPeekDto {
  @Equals('performPeek')
  type!: 'performPeek';
}

export class ConfirmPeekDto {
  @Equals('confirmPeek')
  type!: 'confirmPeek';
}

export class DrawFromDeckDto {
  @Equals('drawFromDeck')
  type!: 'drawFromDeck';
}

export class DrawFromDiscardDto {
  @Equals('drawFromDiscard')
  type!: 'drawFromDiscard';
}

export class DiscardDrawnCardDto {
  @Equals('discardDrawnCard')
  type!: 'discardDrawnCard';
}

export class CallCheckDto {
  @Equals('callCheck')
  type!: 'callCheck';
}

export class NextRoundDto {
  @Equals('nextRound')
  type!: 'nextRound';
}

export class ForfeitDto {
  @Equals('forfeit')
  type!: 'forfeit';
}

export class SwapAndDiscardDto {
  @Equals('swapAndDiscard')
  type!: 'swapAndDiscard';

  @ApiProperty({ description: 'The slot of your hand' })
  @IsInt()
  handIndex!: number;
}

export class AttemptMatchDto {
  @Equals('attemptMatch')
  type!: 'attemptMatch';

  @ApiProperty({ description: 'The slot of your hand' })
  @IsInt()
  handIndex!: number;

  @ApiPropertyOptional({ description: 'The window you mean; another one is closed and costs nothing' })
  @IsOptional()
  @IsInt()
  windowId?: number;
}

export class PassMatchDto {
  @Equals('passMatch')
  type!: 'passMatch';

  @ApiPropertyOptional()
  @IsOptional()
  @IsInt()
  windowId?: number;
}

export class TargetDto {
  @ApiProperty({ example: '1' })
  @IsString()
  @Length(1, 10)
  playerID!: string;

  @ApiProperty({ minimum: 0 })
  @IsInt()
  cardIndex!: number;
}

/** How many targets make sense is the rules' business; this only keeps lists from growing without end. */
const MOST_TARGETS = 100;

export class ResolveSpecialAbilityDto {
  @Equals('resolveSpecialAbility')
  type!: 'resolveSpecialAbility';

  @ApiPropertyOptional({ type: [TargetDto] })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_TARGETS)
  @ValidateNested({ each: true })
  @Type(() => TargetDto)
  peekTargets?: TargetDto[];

  @ApiPropertyOptional({ type: [TargetDto], description: 'Exactly two' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_TARGETS)
  @ValidateNested({ each: true })
  @Type(() => TargetDto)
  swapTargets?: TargetDto[];

  /** Any text: what may be skipped is the rules' business, and they have a word of their own for it. */
  @ApiPropertyOptional({ enum: ['peek', 'all'] })
  @IsOptional()
  @IsString()
  @Length(0, 20)
  skip?: 'peek' | 'all';
}

/** The shape of every move a client may make, by its name. */
export const MOVE_SHAPES = {
  performPeek: PerformPeekDto,
  confirmPeek: ConfirmPeekDto,
  drawFromDeck: DrawFromDeckDto,
  drawFromDiscard: DrawFromDiscardDto,
  swapAndDiscard: SwapAndDiscardDto,
  discardDrawnCard: DiscardDrawnCardDto,
  attemptMatch: AttemptMatchDto,
  passMatch: PassMatchDto,
  resolveSpecialAbility: ResolveSpecialAbilityDto,
  callCheck: CallCheckDto,
  nextRound: NextRoundDto,
  forfeit: ForfeitDto,
};
