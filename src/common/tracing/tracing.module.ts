import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { Tracing } from './tracing.js';

@Global()
@Module({})
export class TracingModule {
  static with(tracing: Tracing): DynamicModule {
    return { module: TracingModule, providers: [{ provide: Tracing, useValue: tracing }], exports: [Tracing] };
  }
}
