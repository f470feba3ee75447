import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../auth/access.decorators.js';
import { asyncApi } from '../engine/sockets/asyncapi.js';
import { socketsPage } from '../engine/sockets/docs/sockets-page.js';
import { SocketNamespaces } from '../engine/sockets/socket-namespaces.js';
import { withGameShapes } from './game-messages.js';
import { reachable, WIRE } from './wire.js';

@ApiExcludeController()
@Public()
@Controller('docs')
export class SocketDocsController {
  constructor(private readonly namespaces: SocketNamespaces) {}

  @Get('sockets.json')
  document(@Req() request: Request): object {
    const namespaces = this.namespaces.list().map(withGameShapes);
    return asyncApi(namespaces, request.headers.host ?? 'localhost', reachable(namespaces, WIRE.schemas));
  }

  @Get('sockets')
  @Header('Content-Type', 'text/html; charset=utf-8')
  page(): string {
    return socketsPage(this.namespaces.list().map(withGameShapes));
  }
}
