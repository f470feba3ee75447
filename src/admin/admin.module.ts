import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from '../auth/entities/user.entity.js';
import { AdminFiguresController } from './admin-figures.controller.js';
import { AdminGatheringController } from './admin-gathering.controller.js';
import { AdminReportsController } from './admin-reports.controller.js';
import { AdminSessionsController } from './admin-sessions.controller.js';
import { AdminUsersController } from './admin-users.controller.js';
import { AuditLog } from './audit-log.js';
import { AuditEntry } from './entities/audit-entry.entity.js';
import { SessionFinder } from './session-finder.js';

/** What the people who look after the server can do. */
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry, User])],
  controllers: [
    AdminSessionsController,
    AdminUsersController,
    AdminReportsController,
    AdminGatheringController,
    AdminFiguresController,
  ],
  providers: [AuditLog, SessionFinder],
})
export class AdminModule {}
