import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../auth/access.decorators.js';
import type { UserAccount } from '../auth/account.js';
import { showUser } from '../auth/auth.dto.js';
import { UsersService } from '../auth/users.service.js';
import { ApiProblems } from '../common/http/api-problems.js';
import { AuditQueryDto, FindUsersDto, ReasonDto, RoleDto } from './admin.dto.js';
import { AuditLog } from './audit-log.js';

const PROBLEMS = {
  401: { UNAUTHENTICATED: 'A token is needed.' },
  403: { FORBIDDEN: 'This needs the role admin.' },
  404: { USER_NOT_FOUND: 'There is no such user.' },
};

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@ApiProblems(PROBLEMS)
@Controller('api/admin')
export class AdminUsersController {
  constructor(
    private readonly users: UsersService,
    private readonly audit: AuditLog,
  ) {}

  @Get('users')
  @ApiOperation({ summary: 'Find users by name or e-mail address' })
  async find(@Query() { limit, cursor, search }: FindUsersDto) {
    const { items, nextCursor } = await this.users.list({ limit, cursor, search });
    return {
      items: items.map((user) => ({ ...showUser(user), bannedAt: user.bannedAt, banReason: user.banReason })),
      nextCursor,
    };
  }

  @Post('users/:id/role')
  @HttpCode(200)
  @ApiOperation({ summary: 'Make somebody an admin, or a player again' })
  async role(@CurrentUser() admin: UserAccount, @Param('id') id: string, @Body() { role }: RoleDto) {
    const user = await this.users.setRole(id, role);
    await this.audit.record(admin.id, { deed: 'role', targetType: 'user', targetId: id, details: { role } });
    return showUser(user);
  }

  @Post('users/:id/ban')
  @HttpCode(200)
  @ApiOperation({ summary: 'Shut somebody out, live sockets included' })
  async ban(@CurrentUser() admin: UserAccount, @Param('id') id: string, @Body() { reason }: ReasonDto) {
    const user = await this.users.ban(id, reason);
    await this.audit.record(admin.id, { deed: 'ban', targetType: 'user', targetId: id, details: { reason } });
    return showUser(user);
  }

  @Post('users/:id/unban')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let somebody in again' })
  async unban(@CurrentUser() admin: UserAccount, @Param('id') id: string) {
    const user = await this.users.unban(id);
    await this.audit.record(admin.id, { deed: 'unban', targetType: 'user', targetId: id });
    return showUser(user);
  }

  @Get('audit')
  @ApiOperation({ summary: 'What admins did, the latest first' })
  auditLog(@Query() { limit, cursor, target }: AuditQueryDto) {
    return this.audit.page(limit, cursor, target);
  }
}
