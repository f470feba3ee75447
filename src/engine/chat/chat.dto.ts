import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { PageQueryDto } from '../../common/http/cursor.js';
import type { ChatChannel } from './entities/chat-message.entity.js';

export class ChatQueryDto extends PageQueryDto {
  @ApiPropertyOptional({
    enum: ['players', 'spectators'],
    description: 'Your own unless you say; the other one is open when the game is over',
  })
  @IsOptional()
  @IsIn(['players', 'spectators'])
  channel?: ChatChannel;
}

export class ChatDto {
  @ApiProperty({ description: 'Plain text, 1 to 500 characters', example: 'Well played!' })
  @IsString()
  text!: string;
}

export class MuteDto {
  @ApiProperty({ description: 'Whose messages you do not want to see' })
  @IsInt()
  @Min(0)
  @Max(100)
  seat!: number;

  @ApiPropertyOptional({ default: true, description: 'false: hear them again' })
  @IsOptional()
  @IsBoolean()
  muted?: boolean;
}

export class ReportDto {
  @ApiPropertyOptional({ description: 'What is wrong with it' })
  @IsOptional()
  @IsString()
  @Length(1, 500)
  reason?: string;
}
