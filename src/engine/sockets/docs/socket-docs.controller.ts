import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../../auth/access.decorators.js';
import { asyncApi } from '../asyncapi.js';
import { SocketNamespaces } from '../socket-namespaces.js';
import { socketsPage } from './sockets-page.js';

@ApiExcludeController()
@Public()
@Controller('docs')
export class SocketDocsController {
  constructor(private readonly namespaces: SocketNamespaces) {}

  @Get('sockets.json')
  document(@Req() request: Request): object {
    return asyncApi(this.namespaces.list(), request.headers.host ?? 'localhost');
  }

  @Get('sockets')
  @Header('Content-Type', 'text/html; charset=utf-8')
  page(): string {
    return socketsPage(this.namespaces.list());
  }
}
