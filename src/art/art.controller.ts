import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../auth/access.decorators.js';
import { ApiProblems } from '../common/http/api-problems.js';
import { Gallery } from './gallery.js';

const YEAR_S = 31_536_000;
const DAY_S = 86_400;
const EXAMPLE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">…</svg>';

@ApiTags('Art')
@Public()
@Controller('art')
export class ArtController {
  constructor(private readonly gallery: Gallery) {}

  @Get(':game/:name.svg')
  @Header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
  @Header('Cross-Origin-Resource-Policy', 'cross-origin')
  @ApiOperation({ summary: 'The picture of a card, drawn by code. With the right `v` it may be kept for ever' })
  @ApiParam({ name: 'game', example: 'viking-vengeance' })
  @ApiParam({ name: 'name', example: 'thor', description: 'The card, in the words of the game' })
  @ApiQuery({ name: 'v', required: false, description: 'The hash of the picture, as addresses in answers carry it' })
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' }, example: EXAMPLE } } })
  @ApiProblems({
    404: { NO_SUCH_PICTURE: 'There is no such picture.', GAME_UNKNOWN: 'There is no game called "chess".' },
  })
  async picture(
    @Param('game') game: string,
    @Param('name') name: string,
    @Query('v') version: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    const { svg, hash } = await this.gallery.picture(game, name);
    const lasting =
      version === hash
        ? `public, max-age=${YEAR_S}, immutable`
        : `public, max-age=${DAY_S}, stale-while-revalidate=${YEAR_S}`;
    const etag = `"${hash}"`;
    response.set({ ETag: etag, 'Cache-Control': lasting });
    if (request.headers['if-none-match'] === etag) response.status(304).end();
    else response.type('image/svg+xml').send(svg);
  }
}
