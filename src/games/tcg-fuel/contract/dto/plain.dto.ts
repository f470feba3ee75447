import { ArrayMaxSize, Equals, IsArray, IsBoolean, IsInt, IsOptional } from 'class-validator';

export class MulliganDto {
  @Equals('mulligan')
  type!: 'mulligan';

  @IsBoolean()
  keep!: boolean;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(7)
  @IsInt({ each: true })
  bottom?: number[];
}

export class DrawCardDto {
  @Equals('draw_card')
  type!: 'draw_card';
}

export class PassPriorityDto {
  @Equals('pass_priority')
  type!: 'pass_priority';
}

export class FuelEndTurnDto {
  @Equals('end_turn')
  type!: 'end_turn';
}

export class FuelOfferDrawDto {
  @Equals('offer_draw')
  type!: 'offer_draw';
}

export class AnswerDrawDto {
  @Equals('answer_draw')
  type!: 'answer_draw';

  @IsBoolean()
  accept!: boolean;
}

export class FuelConcedeDto {
  @Equals('concede')
  type!: 'concede';
}
