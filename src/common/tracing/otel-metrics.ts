import { ValueType } from '@opentelemetry/api';
import type { HrTime } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AggregationTemporality, DataPointType } from '@opentelemetry/sdk-metrics';
import type { CollectionResult, DataPoint, Histogram, MetricData, MetricProducer } from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

type Labels = Readonly<Record<string, string | number>>;
interface Value {
  readonly value: number;
  readonly labels: Labels;
  /** Of a histogram: what comes after the metric's name. */
  readonly metricName?: string;
}
interface Figure {
  readonly name: string;
  readonly help: string;
  readonly type: unknown;
  readonly values: readonly Value[];
}

/** The figures of `/metrics`, for OpenTelemetry: counted once, under one name, however they are fetched. */
export class PrometheusProducer implements MetricProducer {
  private readonly since: HrTime = hrTime(Date.now());

  constructor(private readonly registry: Registry) {}

  async collect(): Promise<CollectionResult> {
    const figures = (await this.registry.getMetricsAsJSON()) as unknown as readonly Figure[];
    const now = hrTime(Date.now());
    const metrics = figures.flatMap((figure) => this.metricOf(figure, now));
    const resource = resourceFromAttributes({}); // the reader's own is sent
    return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'parlour' }, metrics }] }, errors: [] };
  }

  private metricOf({ name, help, type, values }: Figure, now: HrTime): MetricData[] {
    const base = {
      descriptor: { name, description: help, unit: name.endsWith('_seconds') ? 's' : '', valueType: ValueType.DOUBLE },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    };
    const point = <T>(labels: Labels, value: T): DataPoint<T> => ({
      startTime: this.since,
      endTime: now,
      attributes: { ...labels },
      value,
    });
    const points = (): DataPoint<number>[] => values.map(({ labels, value }) => point(labels, value));
    if (type === 'counter')
      return [{ ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }];
    if (type === 'gauge') return [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() }];
    if (type !== 'histogram') return [];
    const dataPoints = histograms(name, values).map(([labels, histogram]) => point(labels, histogram));
    return [{ ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints }];
  }
}

/** Prometheus counts everything up to a bucket's bound, OpenTelemetry what lies between two of them. */
function histograms(name: string, values: readonly Value[]): [Labels, Histogram][] {
  const series = new Map<string, { labels: Labels; bounds: number[]; upTo: number[]; sum: number; count: number }>();
  for (const { labels, value, metricName } of values) {
    const { le, ...own } = labels;
    const key = JSON.stringify(own);
    const one = series.get(key) ?? { labels: own, bounds: [], upTo: [], sum: 0, count: 0 };
    series.set(key, one);
    if (metricName === `${name}_sum`) one.sum = value;
    else if (metricName === `${name}_count`) one.count = value;
    else if (le !== '+Inf') {
      one.bounds.push(Number(le));
      one.upTo.push(value);
    }
  }
  return [...series.values()].map(({ labels, bounds, upTo, sum, count }) => {
    const counts = [...upTo, count].map((upToHere, index) => upToHere - (upTo[index - 1] ?? 0));
    return [labels, { buckets: { boundaries: bounds, counts }, sum, count }];
  });
}

function hrTime(millis: number): HrTime {
  return [Math.floor(millis / 1000), (millis % 1000) * 1e6];
}
