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

export class ModeratedMessageDto {
  @ApiProperty({ example: '17' })
  id!: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 0,
    description: 'null: a spectator, or an owner without a seat',
  })
  seat!: number | null;

  @ApiProperty({ example: 'Ann' })
  name!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  userId!: string | null;

  @ApiProperty({ example: 'You play like a boot.' })
  text!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty()
  hidden!: boolean;
}

export class ReportAnswerDto {
  @ApiProperty({ enum: ['hidden', 'dismissed'] })
  verdict!: string;

  @ApiProperty({ type: String, nullable: true })
  note!: string | null;

  @ApiProperty({ format: 'uuid' })
  adminId!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;
}

export class ReportPictureDto {
  @ApiProperty({ example: '5' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ description: 'The id of a user, or the seat of a seat token' })
  reporter!: string;

  @ApiProperty({ type: String, nullable: true, example: 'An insult' })
  reason!: string | null;

  @ApiProperty({ enum: ['session', 'room'] })
  scope!: string;

  @ApiProperty({ format: 'uuid', description: 'Of the session or the room' })
  scopeId!: string;

  @ApiProperty({ enum: ['players', 'spectators'] })
  channel!: string;

  @ApiProperty({ type: ModeratedMessageDto })
  message!: ModeratedMessageDto;

  @ApiProperty({ type: ReportAnswerDto, nullable: true, description: 'null: open' })
  answer!: ReportAnswerDto | null;
}

export class ReportPageDto {
  @ApiProperty({ type: [ReportPictureDto] })
  items!: ReportPictureDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export class ReportInContextDto extends ReportPictureDto {
  @ApiProperty({ type: [ModeratedMessageDto], description: 'Ten messages before and after, the oldest first' })
  context!: ModeratedMessageDto[];
}
