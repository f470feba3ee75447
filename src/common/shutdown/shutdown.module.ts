import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { ShutdownGate } from './shutdown-gate.js';

/** Gives every module the gate of this application, to register what must happen before it ends. */
@Global()
@Module({})
export class ShutdownModule {
  static with(gate: ShutdownGate): DynamicModule {
    return { module: ShutdownModule, providers: [{ provide: ShutdownGate, useValue: gate }], exports: [ShutdownGate] };
  }
}
