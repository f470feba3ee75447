import { Global, Module } from '@nestjs/common';
import { ChatReports } from './chat-reports.js';
import { ChatService } from './chat.service.js';
import { SessionChatController } from './session-chat.controller.js';
import { SessionChat } from './session-chat.js';

/** What people say to each other. */
@Global()
@Module({
  controllers: [SessionChatController],
  providers: [ChatService, ChatReports, SessionChat],
  exports: [ChatService, ChatReports, SessionChat],
})
export class ChatModule {}
