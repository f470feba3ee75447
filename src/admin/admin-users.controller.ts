import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../auth/access.decorators.js';
import type { UserAccount } from '../auth/account.js';
import { showUser, UserDto } from '../auth/auth.dto.js';
import type { User } from '../auth/entities/user.entity.js';
import { UsersService } from '../auth/users.service.js';
import { ApiError } from '../common/api-error.js';
import { AuditQueryDto, FindUsersDto, ReasonDto, RoleDto } from './admin.dto.js';
import { AdminProblems, BAD_BODY, BAD_QUERY, NO_USER } from './admin-problems.js';
import { AuditLog } from './audit-log.js';

const ONESELF = { NOT_YOURSELF: 'Ask another admin: you cannot do this to your own account.' };

@ApiTags('Admin')
@Roles('admin')
@Controller('api/admin')
export class AdminUsersController {
  constructor(
    private readonly users: UsersService,
    private readonly audit: AuditLog,
  ) {}

  @Get('users')
  @ApiOperation({ summary: 'Find users by name, e-mail address or role, the newest first' })
  @AdminProblems(BAD_QUERY)
  async find(@Query() query: FindUsersDto) {
    const { items, nextCursor } = await this.users.list(query);
    return { items: items.map(showFound), nextCursor };
  }

  @Get('users/:id')
  @ApiOperation({ summary: 'A user, with the reason of a ban' })
  @AdminProblems(NO_USER)
  async get(@Param('id') id: string) {
    return showFound(await this.users.get(id));
  }

  @Post('users/:id/role')
  @HttpCode(200)
  @ApiOperation({ summary: 'Make an account an admin, or a player again' })
  @ApiOkResponse({ type: UserDto })
  @AdminProblems({
    400: { BAD_SHAPE: 'role must be one of the following values: player, admin' },
    ...NO_USER,
    409: { GUEST_CANNOT_BE_ADMIN: 'A guest has no password: let them register first.', ...ONESELF },
  })
  async role(@CurrentUser() admin: UserAccount, @Param('id') id: string, @Body() { role }: RoleDto) {
    needAnother(admin, id);
    const user = await this.users.setRole(id, role);
    await this.audit.record(admin.id, { deed: 'role', targetType: 'user', targetId: id, details: { role } });
    return showUser(user);
  }

  @Post('users/:id/ban')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ban an account; its live sockets are closed' })
  @ApiOkResponse({ type: UserDto })
  @AdminProblems({ ...BAD_BODY, ...NO_USER, 409: ONESELF })
  async ban(@CurrentUser() admin: UserAccount, @Param('id') id: string, @Body() { reason }: ReasonDto) {
    needAnother(admin, id);
    const user = await this.users.ban(id, reason);
    await this.audit.record(admin.id, { deed: 'ban', targetType: 'user', targetId: id, details: { reason } });
    return showUser(user);
  }

  @Post('users/:id/unban')
  @HttpCode(200)
  @ApiOperation({ summary: 'Lift the ban of an account' })
  @ApiOkResponse({ type: UserDto })
  @AdminProblems(NO_USER)
  async unban(@CurrentUser() admin: UserAccount, @Param('id') id: string) {
    const user = await this.users.unban(id);
    await this.audit.record(admin.id, { deed: 'unban', targetType: 'user', targetId: id });
    return showUser(user);
  }

  @Get('audit')
  @ApiOperation({ summary: 'What admins did, the latest first' })
  @AdminProblems(BAD_QUERY)
  auditLog(@Query() { limit, cursor, ...wanted }: AuditQueryDto) {
    return this.audit.page(limit, cursor, wanted);
  }
}

function showFound(user: User) {
  return { ...showUser(user), bannedAt: user.bannedAt, banReason: user.banReason };
}

/** An admin who locks themselves out by mistake may leave no other admin to let them in again. */
function needAnother(admin: UserAccount, id: string): void {
  if (admin.id === id.toLowerCase()) throw new ApiError(409, 'NOT_YOURSELF', ONESELF.NOT_YOURSELF);
}
