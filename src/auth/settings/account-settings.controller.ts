import { Body, Controller, Get, Header, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../common/http/api-problems.js';
import { CurrentUser } from '../access.decorators.js';
import type { UserAccount } from '../account.js';
import { AccountSettingsDto } from './account-settings.dto.js';
import { AccountSettings } from './account-settings.js';

const NO_TOKEN = {
  401: { UNAUTHENTICATED: 'A token is needed.', TOKEN_EXPIRED: 'The access token has expired. Refresh it.' },
  403: { ACCOUNT_REQUIRED: 'This needs an account; a seat token only plays its seat.' },
};

@ApiTags('Accounts')
@Controller('api/auth/settings')
export class AccountSettingsController {
  constructor(private readonly settings: AccountSettings) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What I chose in the page, kept with my account; empty until something is kept' })
  @ApiOkResponse({ type: AccountSettingsDto })
  @ApiProblems(NO_TOKEN)
  async mine(@CurrentUser() { id }: UserAccount): Promise<AccountSettingsDto> {
    return { settings: await this.settings.of(id) };
  }

  @Put()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Keep these settings instead of all that were kept' })
  @ApiOkResponse({ type: AccountSettingsDto })
  @ApiProblems({ 400: { BAD_SHAPE: 'settings must be an object' }, ...NO_TOKEN })
  async keep(
    @CurrentUser() { id }: UserAccount,
    @Body() { settings }: AccountSettingsDto,
  ): Promise<AccountSettingsDto> {
    return { settings: await this.settings.keep(id, settings) };
  }
}
