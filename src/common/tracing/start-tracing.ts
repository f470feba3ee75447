import type { Settings } from '../../config/settings.js';
import type { Metrics } from '../metrics/metrics.js';
import type { ShutdownGate } from '../shutdown/shutdown-gate.js';
import { Tracing } from './tracing.js';

/** OpenTelemetry is loaded only where something is to be sent. */
export async function startTracing({ telemetry }: Settings, metrics: Metrics, gate: ShutdownGate): Promise<Tracing> {
  if (!telemetry.traces && !telemetry.metrics) return new Tracing();
  const { openTelemetry } = await import('./open-telemetry.js');
  return openTelemetry(telemetry, metrics.registry, gate);
}
