import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeLeftOut } from '../../../../common/http/may-be-left-out.js';
import { TournamentPlanDto } from '../../../../tournaments/tournament.dto.js';
import { WaitingMatchDto } from '../../../../tournaments/tournament-pages.dto.js';
import type { TournamentStatus } from '../../../../tournaments/tournament-rows.js';
import type { Format } from '../../rules/catalogue/deck-list.js';
import { IsRowNumber } from '../dto/is-row-number.js';

export class FuelNewTournamentDto extends TournamentPlanDto {
  @ApiPropertyOptional({ enum: ['free', 'fuel40', 'starter'], default: 'fuel40' })
  @MayBeLeftOut()
  @IsIn(['free', 'fuel40', 'starter'])
  format: Format = 'fuel40';
}

export class FuelTournamentsQueryDto {
  @MayBeLeftOut()
  @IsIn(['registration', 'running', 'finished', 'cancelled'])
  status?: TournamentStatus;
}

export class FuelRegisterDto {
  @ApiProperty({ description: 'A starter deck, or one of yours; it is copied' })
  @IsRowNumber()
  deckId!: number;
}

export class FuelMyMatchDto extends OmitType(WaitingMatchDto, ['game']) {}

export class FuelMyMatchesDto {
  @ApiProperty({ description: 'Your player id, as tournaments name players' })
  playerId!: number;

  @ApiProperty({ type: [FuelMyMatchDto] })
  matches!: FuelMyMatchDto[];
}
