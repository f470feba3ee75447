import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChatReports } from './chat-reports.js';
import { ChatService } from './chat.service.js';
import { ChatMessage } from './entities/chat-message.entity.js';
import { ChatReport } from './entities/chat-report.entity.js';
import { SessionChatController } from './session-chat.controller.js';
import { SessionChat } from './session-chat.js';

/** What people say to each other. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ChatMessage, ChatReport])],
  controllers: [SessionChatController],
  providers: [ChatService, ChatReports, SessionChat],
  exports: [ChatService, ChatReports, SessionChat],
})
export class ChatModule {}
