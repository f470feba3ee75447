import { Body, Controller, Get, Header, HttpCode, Ip, Post, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, UserAgent } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { AuthLimits } from '../../../../auth/auth-limits.js';
import { LoginDto, RegisterDto } from '../../../../auth/auth.dto.js';
import { AuthService } from '../../../../auth/auth.service.js';
import type { SignedIn } from '../../../../auth/auth.service.js';
import { Collections } from './collections.service.js';
import { Welcome } from './welcome.guard.js';

/** The common accounts under the names of this contract. */
@ApiTags('Viking Vengeance')
@Controller('api/viking-vengeance')
export class VikingUsersController {
  constructor(
    private readonly auth: AuthService,
    private readonly limits: AuthLimits,
    private readonly collections: Collections,
  ) {}

  @Post('auth/register')
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Make an account; the starter deck comes with it' })
  async register(
    @Body() { name, username, email, password }: RegisterDto,
    @Ip() ip: string,
    @UserAgent() agent?: string,
  ) {
    await this.limits.registration(ip);
    const signedIn = await this.auth.register({ name: (username ?? name)!, email, password }, agent);
    await this.limits.signedIn(signedIn.user.id, email, ip);
    return this.signedIn(signedIn);
  }

  @Post('auth/login')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Sign in' })
  async login(@Body() { email, password }: LoginDto, @Ip() ip: string, @UserAgent() agent?: string) {
    await this.limits.login(email, ip);
    const signedIn = await this.auth.login(email, password, agent);
    await this.limits.signedIn(signedIn.user.id, email, ip);
    return this.signedIn(signedIn);
  }

  @Get('users/me')
  @UseGuards(Welcome)
  @ApiOperation({ summary: 'Who am I, and how rich' })
  async me(@CurrentUser() account: UserAccount) {
    const { id, name, email, createdAt, lastLoginAt } = await this.auth.me(account);
    return {
      user_id: id,
      username: name,
      email,
      in_game_currency: await this.collections.currency(id),
      created_at: createdAt,
      last_login: lastLoginAt,
    };
  }

  private async signedIn({ accessToken, user: { id, name, email } }: SignedIn) {
    await this.collections.welcome(id);
    const in_game_currency = await this.collections.currency(id);
    return { token: accessToken, user: { user_id: id, username: name, email, in_game_currency } };
  }
}
