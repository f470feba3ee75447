import type { EnvReader } from './env-reader.js';

/** What is sent to a collector, by OpenTelemetry's own settings. Where to, and how often, the exporters read themselves. */
export interface Telemetry {
  readonly traces: boolean;
  readonly metrics: boolean;
  /** How often figures are sent. */
  readonly metricsEveryMs: number;
  /** Whether the trace that a caller names is continued. */
  readonly callers: boolean;
}

const WEB = ['http:', 'https:'];
const EXPORTERS = ['otlp', 'none'] as const;
const PROTOCOLS = ['http/json'] as const;
const SIGNALS = ['', '_TRACES', '_METRICS'] as const;

/** Off unless an address or an exporter is named: unlike OpenTelemetry's default, which sends to this host unasked. */
export function readTelemetry(read: EnvReader): Telemetry {
  const off = read.flag('OTEL_SDK_DISABLED');
  const everything = read.url('OTEL_EXPORTER_OTLP_ENDPOINT', WEB);
  const wanted = (signal: 'TRACES' | 'METRICS'): boolean => {
    const address = read.url(`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`, WEB) ?? everything;
    const exporter = read.oneOf(`OTEL_${signal}_EXPORTER`, EXPORTERS, address === undefined ? 'none' : 'otlp');
    return !off && exporter === 'otlp';
  };
  for (const signal of SIGNALS) read.oneOf(`OTEL_EXPORTER_OTLP${signal}_PROTOCOL`, PROTOCOLS, 'http/json');
  const propagators = read.list('OTEL_PROPAGATORS');
  const callers = propagators.length === 0 || propagators.includes('tracecontext');
  const metricsEveryMs = read.integer('OTEL_METRIC_EXPORT_INTERVAL', 60_000, { min: 50 });
  return { traces: wanted('TRACES'), metrics: wanted('METRICS'), metricsEveryMs, callers };
}
