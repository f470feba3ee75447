import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../../auth/access.decorators.js';
import { ApiError } from '../../../../common/api-error.js';
import { movedPictures } from '../../rules/catalogue.js';

/**
 * The addresses that `image_url` had before cards were drawn by code: clients keep what they were told. No new client
 * should ask here, so the document does not offer it.
 */
@ApiExcludeController()
@Public()
@Controller()
export class OldPicturesController {
  @Get(':set/:card.webp')
  forward(@Param('set') set: string, @Param('card') card: string, @Res() response: Response): void {
    const picture = movedPictures.get(`${set}/${card}.webp`);
    if (picture === undefined) throw new ApiError(404, 'NO_SUCH_PICTURE', 'There is no such picture.');
    response.redirect(301, picture);
  }
}
