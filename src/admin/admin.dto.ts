import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Max, Min } from 'class-validator';
import { PageQueryDto } from '../common/http/cursor.js';
import { PerspectiveQueryDto } from '../engine/http/sessions.dto.js';

export class FindSessionsDto extends PageQueryDto {
  @ApiPropertyOptional({ example: 'check' })
  @IsOptional()
  @IsString()
  @Length(1, 60)
  game?: string;

  @ApiPropertyOptional({ enum: ['active', 'finished', 'cancelled'] })
  @IsOptional()
  @IsIn(['active', 'finished', 'cancelled'])
  status?: 'active' | 'finished' | 'cancelled';

  @ApiPropertyOptional({ description: 'A user who sits in it' })
  @IsOptional()
  @IsUUID()
  player?: string;

  @ApiPropertyOptional({ example: 'Ann', description: 'Part of the name of a player in it' })
  @IsOptional()
  @IsString()
  @Length(1, 50)
  name?: string;

  @ApiPropertyOptional({ example: 4711, description: 'The number that players see' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  number?: number;
}

export class OpenViewQueryDto extends PerspectiveQueryDto {
  @ApiPropertyOptional({ example: 12, description: 'The newest unless you say' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(1_000_000_000)
  version?: number;
}

export class FindRoomsDto extends PageQueryDto {
  @ApiPropertyOptional({ example: 'check' })
  @IsOptional()
  @IsString()
  @Length(1, 60)
  game?: string;

  @ApiPropertyOptional({ enum: ['waiting', 'in_progress', 'finished', 'cancelled'] })
  @IsOptional()
  @IsIn(['waiting', 'in_progress', 'finished', 'cancelled'])
  status?: 'waiting' | 'in_progress' | 'finished' | 'cancelled';
}

export class ReasonDto {
  @ApiProperty({ example: 'Both players asked for it.' })
  @IsString()
  @Length(1, 500)
  reason!: string;
}

export class RewindDto extends ReasonDto {
  @ApiProperty({ example: 12 })
  @IsInt()
  @Min(0)
  toVersion!: number;
}

export class RoleDto {
  @ApiProperty({ enum: ['player', 'admin'] })
  @IsIn(['player', 'admin'])
  role!: 'player' | 'admin';
}

export class FindUsersDto extends PageQueryDto {
  @ApiPropertyOptional({ description: 'Part of a name or e-mail address' })
  @IsOptional()
  @IsString()
  @Length(1, 100)
  search?: string;

  @ApiPropertyOptional({ enum: ['player', 'admin'] })
  @IsOptional()
  @IsIn(['player', 'admin'])
  role?: 'player' | 'admin';
}

export class AuditQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ description: 'Only deeds that concern this session or user' })
  @IsOptional()
  @IsString()
  @Length(1, 100)
  target?: string;

  @ApiPropertyOptional({ description: 'Only deeds of this admin' })
  @IsOptional()
  @IsUUID()
  admin?: string;

  @ApiPropertyOptional({ example: 'ban', description: 'Only deeds of this kind' })
  @IsOptional()
  @IsString()
  @Length(1, 40)
  deed?: string;
}
