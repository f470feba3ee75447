import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { IsRowNumber } from '../dto/is-row-number.js';

export class RefusalsQueryDto {
  @IsOptional()
  @Transform(({ value }) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : value))
  @IsRowNumber()
  playerId?: number;
}
