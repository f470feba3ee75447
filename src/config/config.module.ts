import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { Settings } from './settings.js';

/** Gives every module the `Settings` that the process was started with. */
@Global()
@Module({})
export class ConfigModule {
  static with(settings: Settings): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: Settings, useValue: settings }], exports: [Settings] };
  }
}
