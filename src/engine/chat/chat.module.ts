import { Global, Module } from '@nestjs/common';
import { ChatService } from './chat.service.js';
import { SessionChatController } from './session-chat.controller.js';
import { SessionChat } from './session-chat.js';

/** What people say to each other. */
@Global()
@Module({
  controllers: [SessionChatController],
  providers: [ChatService, SessionChat],
  exports: [ChatService, SessionChat],
})
export class ChatModule {}
