import { Controller, Get, Module } from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { CurrentAccount, CurrentUser, OptionalAccount, Public, Roles } from '../../src/auth/access.decorators.js';
import { AccountGuard } from '../../src/auth/account.guard.js';
import type { Account, UserAccount } from '../../src/auth/account.js';
import { AuthService } from '../../src/auth/auth.service.js';
import { Authenticator } from '../../src/auth/logins/authenticator.js';
import { newSeatToken } from '../../src/auth/secrets/seat-token.js';
import { UsersService } from '../../src/auth/users.service.js';
import { HttpModule } from '../../src/common/http/http.module.js';
import { startParlour } from '../support/parlour.js';

@Controller('probe')
class ProbeController {
  @Get('needed')
  needed(@CurrentAccount() account: Account) {
    return { who: account.kind };
  }

  @Get('user')
  user(@CurrentUser() account: UserAccount) {
    return { who: account.name };
  }

  @Get('optional')
  @OptionalAccount()
  optional(@CurrentAccount() account?: Account) {
    return { who: account?.kind ?? 'nobody' };
  }

  @Get('public')
  @Public()
  public() {
    return { who: 'anybody' };
  }

  @Get('admin')
  @Roles('admin')
  admin() {
    return { who: 'admin' };
  }
}

let parlour: Awaited<ReturnType<typeof startParlour>>;
let probe: NestExpressApplication;
let url: string;
const tokens: Record<string, string | undefined> = { none: undefined, bad: 'rubbish', seat: newSeatToken().token };

beforeAll(async () => {
  parlour = await startParlour();
  const auth = parlour.app.get(AuthService);
  const credentials = { name: 'Access Admin', email: 'access-admin@example.org', password: 'correct horse' };
  tokens.guest = (await auth.guest('Ann')).accessToken;
  const admin = await auth.register(credentials);
  await parlour.app.get(UsersService).setRole(admin.user.id, 'admin');
  tokens.admin = admin.accessToken;

  @Module({
    imports: [HttpModule],
    controllers: [ProbeController],
    providers: [
      { provide: Authenticator, useValue: parlour.app.get(Authenticator) },
      { provide: APP_GUARD, useClass: AccountGuard },
    ],
  })
  class ProbeModule {}
  probe = await NestFactory.create<NestExpressApplication>(ProbeModule, { bodyParser: false, logger: false });
  await probe.listen(0, '127.0.0.1');
  url = await probe.getUrl();
});
afterAll(async () => {
  await probe.close();
  await parlour.stop();
});

async function visit(place: string, who: string): Promise<string> {
  const token = tokens[who];
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/probe/${place}`, { headers });
  const body = (await response.json()) as { who?: string; code?: string };
  return `${response.status} ${body.who ?? body.code}`;
}

describe('who may come in', () => {
  it.each([
    ['public', 'none', '200 anybody'],
    ['public', 'bad', '200 anybody'],
    ['optional', 'none', '200 nobody'],
    ['optional', 'bad', '401 UNAUTHENTICATED'],
    ['optional', 'guest', '200 user'],
    ['optional', 'seat', '200 seat'],
    ['needed', 'none', '401 UNAUTHENTICATED'],
    ['needed', 'bad', '401 UNAUTHENTICATED'],
    ['needed', 'guest', '200 user'],
    ['needed', 'seat', '200 seat'],
    ['user', 'guest', '200 Ann'],
    ['user', 'seat', '403 ACCOUNT_REQUIRED'],
    ['admin', 'none', '401 UNAUTHENTICATED'],
    ['admin', 'guest', '403 FORBIDDEN'],
    ['admin', 'seat', '403 ACCOUNT_REQUIRED'],
    ['admin', 'admin', '200 admin'],
  ])('at a door marked %s with the token %s: %s', async (place, who, answer) => {
    expect(await visit(place, who)).toBe(answer);
  });
});
