import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Settings } from '../config/settings.js';
import { AccessTokens } from './logins/access-tokens.js';
import { AccountSettingsController } from './settings/account-settings.controller.js';
import { AccountSettings } from './settings/account-settings.js';
import { AccountEvents } from './account-events.js';
import { AccountGuard } from './account.guard.js';
import { AuthLimits } from './auth-limits.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { AUTH_SETTINGS, toAuthSettings } from './auth.settings.js';
import { Authenticator } from './logins/authenticator.js';
import { AccountAddress } from './entities/account-address.entity.js';
import { KeptAccountSettings } from './entities/account-settings.entity.js';
import { RefreshToken } from './entities/refresh-token.entity.js';
import { User } from './entities/user.entity.js';
import { FirstAdmin } from './first-admin.js';
import { KnownAddresses } from './logins/known-addresses.js';
import { Logins } from './logins/logins.js';
import { Passwords } from './secrets/passwords.js';
import { Standings } from './logins/standings.js';
import { TokenSweeper } from './logins/token-sweeper.js';
import { UsersService } from './users.service.js';

/** Accounts, tokens and the guard that stands before every endpoint. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([User, RefreshToken, KeptAccountSettings, AccountAddress])],
  controllers: [AuthController, AccountSettingsController],
  providers: [
    { provide: AUTH_SETTINGS, inject: [Settings], useFactory: toAuthSettings },
    { provide: APP_GUARD, useClass: AccountGuard },
    AccessTokens,
    AccountEvents,
    AccountSettings,
    AuthLimits,
    AuthService,
    Authenticator,
    FirstAdmin,
    KnownAddresses,
    Logins,
    Passwords,
    Standings,
    TokenSweeper,
    UsersService,
  ],
  exports: [AccountEvents, AuthLimits, AuthService, UsersService],
})
export class AuthModule {}
