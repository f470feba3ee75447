import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, Length } from 'class-validator';
import { PageQueryDto } from '../common/http/cursor.js';
import { MayBeLeftOut } from '../common/http/may-be-left-out.js';

export class FindReportsDto extends PageQueryDto {
  @ApiPropertyOptional({ enum: ['open', 'answered'], default: 'open' })
  @MayBeLeftOut()
  @IsIn(['open', 'answered'])
  state?: 'open' | 'answered';
}

export class AnswerReportDto {
  @ApiProperty({ enum: ['hide', 'dismiss'], description: 'hide: no player is shown the message any more' })
  @IsIn(['hide', 'dismiss'])
  verdict!: 'hide' | 'dismiss';

  @ApiPropertyOptional({ example: 'An insult', description: 'For other admins; players are not told' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 500)
  note?: string;
}
