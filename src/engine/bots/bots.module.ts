import { Global, Module } from '@nestjs/common';
import { BotDriver } from './bot-driver.js';
import { BotMemories } from './bot-memories.js';
import { BotThinker } from './bot-thinker.js';

/** Players that are not people. */
@Global()
@Module({ providers: [BotMemories, BotThinker, BotDriver], exports: [BotDriver, BotThinker] })
export class BotsModule {}
