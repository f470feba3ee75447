import { OneOf } from '../../../../common/http/members.js';
import { TournamentPlanDto } from '../../../../tournaments/tournament.dto.js';
import type { TournamentStatus } from '../../../../tournaments/tournament-rows.js';
import type { Format } from '../../rules/catalogue/deck-list.js';
import { RowNumber } from '../shapes/row-number.js';

export class FuelNewTournamentDto extends TournamentPlanDto {
  @OneOf(['free', 'fuel40', 'starter'], { optional: true, default: 'fuel40' })
  format: Format = 'fuel40';
}

export class FuelTournamentsQueryDto {
  @OneOf(['registration', 'running', 'finished', 'cancelled'], { optional: true })
  status?: TournamentStatus;
}

export class FuelRegisterDto {
  @RowNumber({ about: 'A starter deck, or one of yours; it is copied' })
  deckId!: number;
}
