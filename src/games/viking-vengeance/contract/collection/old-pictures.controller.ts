import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../../auth/access.decorators.js';
import { ApiError } from '../../../../common/api-error.js';
import { ApiProblems } from '../../../../common/http/api-problems.js';
import { movedPictures } from '../../rules/catalogue.js';

/** The addresses that `image_url` had before cards were drawn by code: clients keep what they were told. */
@ApiTags('Art')
@Public()
@Controller()
export class OldPicturesController {
  @Get(':set/:card.webp')
  @ApiOperation({ summary: 'An old address of a card of Viking Vengeance: forwards to its picture' })
  @ApiParam({ name: 'set', example: 'norse' })
  @ApiParam({ name: 'card', example: 'thor' })
  @ApiResponse({ status: 301, description: 'Location: the picture under /art/viking-vengeance' })
  @ApiProblems({ 404: { NO_SUCH_PICTURE: 'There is no such picture.' } })
  forward(@Param('set') set: string, @Param('card') card: string, @Res() response: Response): void {
    const picture = movedPictures.get(`${set}/${card}.webp`);
    if (picture === undefined) throw new ApiError(404, 'NO_SUCH_PICTURE', 'There is no such picture.');
    response.redirect(301, picture);
  }
}
