import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

/** A span as OTLP writes it in JSON. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly Attribute[];
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
}

export interface CollectedMetric {
  readonly name: string;
  readonly histogram?: {
    readonly dataPoints: readonly { readonly count: number; readonly bucketCounts: readonly number[] }[];
  };
  readonly sum?: object;
  readonly gauge?: object;
}

/** A stand-in for a collector of OpenTelemetry: keeps what it is sent. */
export class Collector {
  readonly spans: CollectedSpan[] = [];
  readonly metrics: CollectedMetric[] = [];
  /** Everything that came, as it came. */
  text = '';

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Collector> {
    const server = createServer();
    const collector = new Collector(server);
    server.on('request', (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        collector.hear(request.url ?? '', body);
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The trace that a span with this name, and about this, began. */
  trace(name: string, sessionId: string): readonly CollectedSpan[] {
    const about = (span: CollectedSpan): boolean => valueOf(span, 'parlour.session.id') === sessionId;
    const begun = this.spans.filter((span) => span.name === name).map(({ traceId }) => traceId);
    const ids = begun.filter((id) => this.spans.some((span) => span.traceId === id && about(span)));
    return this.spans.filter(({ traceId }) => traceId === ids[0]);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private hear(path: string, body: string): void {
    this.text += body;
    const said = JSON.parse(body) as {
      resourceSpans?: { scopeSpans: { spans: CollectedSpan[] }[] }[];
      resourceMetrics?: { scopeMetrics: { metrics: CollectedMetric[] }[] }[];
    };
    if (path === '/v1/traces')
      this.spans.push(...said.resourceSpans!.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)));
    if (path === '/v1/metrics')
      this.metrics.push(...said.resourceMetrics!.flatMap((one) => one.scopeMetrics.flatMap(({ metrics }) => metrics)));
  }
}

export function valueOf({ attributes }: CollectedSpan, key: string): string | number | undefined {
  const value = attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
}
