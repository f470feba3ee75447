import { Body, Controller, Get, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../common/http/api-problems.js';
import { Authorization, CurrentUser, Public, UserAgent } from './access.decorators.js';
import type { UserAccount } from './account.js';
import { AuthLimits } from './auth-limits.js';
import {
  GuestDto,
  LoginDto,
  LogoutDto,
  RecoverDto,
  RecoveryCodeDto,
  RefreshDto,
  RegisterDto,
  showSignedIn,
  showUser,
  SignedInDto,
  UpgradeDto,
  UserDto,
} from './auth.dto.js';
import { AuthService, type Credentials } from './auth.service.js';

const BAD_SHAPE = { 400: { BAD_SHAPE: 'password must be longer than or equal to 8 characters' } };
const LIMITED = { 429: { RATE_LIMITED: 'Too many attempts. Please wait a moment.' } };
const NO_TOKEN = {
  401: { UNAUTHENTICATED: 'A token is needed.', TOKEN_EXPIRED: 'The access token has expired. Refresh it.' },
};
const TAKEN = { EMAIL_TAKEN: 'This e-mail address has an account already.', NAME_TAKEN: 'This name is taken.' };
const BANNED = { 403: { BANNED: 'This account is banned: cheating' } };

@ApiTags('Accounts')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly limits: AuthLimits,
  ) {}

  @Post('guest')
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Play at once',
    description: 'Makes an account without a password; it can be upgraded later.',
  })
  @ApiCreatedResponse({ type: SignedInDto })
  @ApiProblems({ ...BAD_SHAPE, ...LIMITED })
  async guest(@Body() { name }: GuestDto, @Ip() ip: string, @UserAgent() agent?: string): Promise<SignedInDto> {
    await this.limits.guest(ip);
    return showSignedIn(await this.auth.guest(name ?? undefined, agent));
  }

  @Post('register')
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Make an account' })
  @ApiCreatedResponse({ type: SignedInDto })
  @ApiProblems({ ...BAD_SHAPE, 409: TAKEN, ...LIMITED })
  async register(@Body() dto: RegisterDto, @Ip() ip: string, @UserAgent() agent?: string): Promise<SignedInDto> {
    await this.limits.registration(ip);
    const signedIn = await this.auth.register(toCredentials(dto), agent);
    await this.limits.signedIn(signedIn.user.id, dto.email, ip);
    return showSignedIn(signedIn);
  }

  @Post('login')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Sign in' })
  @ApiOkResponse({ type: SignedInDto })
  @ApiProblems({
    ...BAD_SHAPE,
    401: { BAD_CREDENTIALS: 'The e-mail address or the password is wrong.' },
    ...BANNED,
    ...LIMITED,
  })
  async login(
    @Body() { email, password }: LoginDto,
    @Ip() ip: string,
    @UserAgent() agent?: string,
  ): Promise<SignedInDto> {
    await this.limits.login(email, ip);
    const signedIn = await this.auth.login(email, password, agent);
    await this.limits.signedIn(signedIn.user.id, email, ip);
    return showSignedIn(signedIn);
  }

  @Post('refresh')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Trade a refresh token for a new pair',
    description:
      'A refresh token is good for one use. The same client may repeat it for 30 seconds if the answer got lost, and gets the same pair; one that comes back otherwise ends the whole login.',
  })
  @ApiOkResponse({ type: SignedInDto })
  @ApiProblems({
    400: { BAD_SHAPE: 'refreshToken must be a string' },
    401: { INVALID_REFRESH_TOKEN: 'This refresh token is unknown, used, revoked or expired.' },
    ...BANNED,
  })
  async refresh(@Body() { refreshToken }: RefreshDto, @UserAgent() agent?: string): Promise<SignedInDto> {
    return showSignedIn(await this.auth.refresh(refreshToken, agent));
  }

  /** Public, because the access token may have expired by the time a player signs out. */
  @Post('logout')
  @ApiBearerAuth()
  @Public()
  @HttpCode(204)
  @ApiOperation({ summary: 'Sign out', description: 'Ends this login: its tokens, and its sockets.' })
  @ApiProblems(NO_TOKEN)
  async logout(@Body() { refreshToken }: LogoutDto, @Authorization() authorization?: string): Promise<void> {
    await this.auth.logout(refreshToken ?? undefined, authorization);
  }

  @Post('upgrade')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Turn a guest into a registered player', description: 'Same id, same games, new tokens.' })
  @ApiOkResponse({ type: SignedInDto })
  @ApiProblems({
    ...BAD_SHAPE,
    ...NO_TOKEN,
    409: { ...TAKEN, ALREADY_REGISTERED: 'This account is registered already.' },
    ...LIMITED,
  })
  async upgrade(
    @CurrentUser() account: UserAccount,
    @Body() dto: UpgradeDto,
    @Ip() ip: string,
    @UserAgent() agent?: string,
  ): Promise<SignedInDto> {
    await this.limits.registration(ip);
    const signedIn = await this.auth.upgrade(account, toCredentials(dto), agent);
    await this.limits.signedIn(signedIn.user.id, dto.email, ip);
    return showSignedIn(signedIn);
  }

  @Post('recovery-code')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'A code for a guest to write down',
    description:
      'Signs in as this guest at `/api/auth/recover`. It stays good until a new one takes its place or the guest becomes a registered player.',
  })
  @ApiOkResponse({ type: RecoveryCodeDto })
  @ApiProblems({
    ...NO_TOKEN,
    ...BANNED,
    409: { ALREADY_REGISTERED: 'This account is registered already.' },
    ...LIMITED,
  })
  async recoveryCode(@CurrentUser() account: UserAccount): Promise<RecoveryCodeDto> {
    await this.limits.recoveryCode(account.id);
    return { recoveryCode: await this.auth.newRecoveryCode(account) };
  }

  @Post('recover')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Come back as a guest by a recovery code', description: 'The code stays good.' })
  @ApiOkResponse({ type: SignedInDto })
  @ApiProblems({
    400: { BAD_SHAPE: 'code must be a string' },
    401: { UNKNOWN_RECOVERY_CODE: 'This recovery code is unknown or was replaced.' },
    ...BANNED,
    ...LIMITED,
  })
  async recover(@Body() { code }: RecoverDto, @Ip() ip: string, @UserAgent() agent?: string): Promise<SignedInDto> {
    await this.limits.recovery(ip);
    return showSignedIn(await this.auth.recover(code, agent));
  }

  @Get('me')
  @ApiOperation({ summary: 'Who am I' })
  @ApiOkResponse({ type: UserDto })
  @ApiProblems({ ...NO_TOKEN, ...BANNED })
  async me(@CurrentUser() account: UserAccount): Promise<UserDto> {
    return showUser(await this.auth.me(account));
  }
}

/** The DTO has made sure that one of the two names is there. */
function toCredentials({ name, username, email, password }: RegisterDto): Credentials {
  return { name: (name ?? username)!, email, password };
}
