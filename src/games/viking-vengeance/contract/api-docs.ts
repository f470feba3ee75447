import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiResponse, ApiTags } from '@nestjs/swagger';

/** Paths of this game's own contract, for callers with a token. */
export const VikingApi = () =>
  applyDecorators(
    ApiTags('Viking Vengeance'),
    ApiBearerAuth(),
    ApiResponse({ status: 401, description: 'UNAUTHORIZED' }),
    ApiResponse({ status: 500, description: 'SERVER_ERROR' }),
  );
