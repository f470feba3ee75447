import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import type { Resource } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Registry } from 'prom-client';
import type { Telemetry } from '../../config/telemetry.js';
import type { ShutdownGate } from '../shutdown/shutdown-gate.js';
import { OtelSpans } from './otel-spans.js';
import { PrometheusProducer } from './otel-metrics.js';
import { Tracing } from './tracing.js';

/**
 * Sends spans and figures to a collector. Where to, how many and how often the exporters read from `OTEL_*` themselves.
 * Only this file loads OpenTelemetry, and it is loaded only where something is to be sent.
 */
export function openTelemetry(telemetry: Telemetry, registry: Registry, gate: ShutdownGate): Tracing {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'parlour' }))
    .merge(detectResources({ detectors: [envDetector] }));
  if (telemetry.metrics) exportMetrics(resource, telemetry.metricsEveryMs, registry, gate);
  return telemetry.traces ? new Tracing(exportSpans(resource, gate)) : new Tracing();
}

function exportSpans(resource: Resource, gate: ShutdownGate): OtelSpans {
  const spanProcessors = [new BatchSpanProcessor(new OTLPTraceExporter())];
  const provider = new BasicTracerProvider({ resource, spanProcessors });
  gate.onStop('connections', 'spans', () => provider.shutdown());
  return new OtelSpans(provider.getTracer('parlour'));
}

function exportMetrics(resource: Resource, everyMs: number, registry: Registry, gate: ShutdownGate): void {
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: everyMs,
    exportTimeoutMillis: Math.min(30_000, everyMs),
    metricProducers: [new PrometheusProducer(registry)],
  });
  const provider = new MeterProvider({ resource, readers: [reader] });
  gate.onStop('connections', 'figures', () => provider.shutdown());
}
