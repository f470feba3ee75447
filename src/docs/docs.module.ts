import { Module } from '@nestjs/common';
import { GameSchemaController } from './game-schema.controller.js';
import { SignInController } from './sign-in.controller.js';
import { SocketDocsController } from './socket-docs.controller.js';

/** What this server says about itself besides `/docs`. */
@Module({ controllers: [GameSchemaController, SignInController, SocketDocsController] })
export class DocsModule {}
