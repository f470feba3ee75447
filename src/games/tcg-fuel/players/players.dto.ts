import { Transform } from 'class-transformer';
import { IsInt, IsOptional } from 'class-validator';

export class RefusalsQueryDto {
  @IsOptional()
  @Transform(({ value }) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : value))
  @IsInt()
  playerId?: number;
}
