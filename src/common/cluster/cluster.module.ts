import { Global, Module } from '@nestjs/common';
import { Settings } from '../../config/settings.js';
import { ShutdownGate } from '../shutdown/shutdown-gate.js';
import { InstanceBus } from './instance-bus.js';

/** Injects `InstanceBus` anywhere. */
@Global()
@Module({
  providers: [{ provide: InstanceBus, useFactory: InstanceBus.open, inject: [Settings, ShutdownGate] }],
  exports: [InstanceBus],
})
export class ClusterModule {}
