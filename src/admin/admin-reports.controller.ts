import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../auth/access.decorators.js';
import type { UserAccount } from '../auth/account.js';
import { ChatReports } from '../engine/chat/chat-reports.js';
import { AdminProblems, BAD_QUERY } from './admin-problems.js';
import { AnswerReportDto, FindReportsDto } from './admin-reports.dto.js';
import { AuditLog } from './audit-log.js';

const NO_REPORT = { 404: { REPORT_NOT_FOUND: 'There is no such report.' } };

@ApiTags('Admin')
@Roles('admin')
@Controller('api/admin/reports')
export class AdminReportsController {
  constructor(
    private readonly reports: ChatReports,
    private readonly audit: AuditLog,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Reported messages: open ones, the oldest first, or answered ones, the newest first' })
  @AdminProblems(BAD_QUERY)
  list(@Query() { state, limit, cursor }: FindReportsDto) {
    return this.reports.page(state ?? 'open', limit, cursor);
  }

  @Get(':id')
  @ApiOperation({ summary: 'A report with what was said around it; reading it leaves a line in the audit log' })
  @AdminProblems(NO_REPORT)
  async look(@CurrentUser() admin: UserAccount, @Param('id') id: string) {
    const report = await this.reports.get(id);
    await this.audit.record(admin.id, { deed: 'look', targetType: 'report', targetId: report.id });
    return { ...report, context: await this.reports.context(report) };
  }

  @Post(':id/answer')
  @HttpCode(200)
  @ApiOperation({ summary: 'Hide the message or leave it; answers every open report of the same message' })
  @AdminProblems({
    400: { BAD_SHAPE: 'verdict must be one of the following values: hide, dismiss' },
    ...NO_REPORT,
    409: { ALREADY_ANSWERED: 'This report was answered already.' },
  })
  async answer(@CurrentUser() admin: UserAccount, @Param('id') id: string, @Body() { verdict, note }: AnswerReportDto) {
    const answered = await this.reports.answer(id, {
      verdict: verdict === 'hide' ? 'hidden' : 'dismissed',
      note,
      adminId: admin.id,
    });
    const details = { verdict, note, messageId: answered.message.id };
    await this.audit.record(admin.id, { deed: 'answer', targetType: 'report', targetId: answered.id, details });
    return answered;
  }
}
