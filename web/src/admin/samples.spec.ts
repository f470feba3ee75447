import type { Figures, MetricValue } from './admin.types.js';
import { readingsOf } from './samples.js';

const figures = (uptimeSeconds: number, metrics: Figures['metrics'] = {}): Figures => ({
  uptimeSeconds,
  node: 'v24',
  memoryMb: 200,
  liveTables: 3,
  sessions: [],
  users: {},
  pool: { total: 5, idle: 3, waiting: 0 },
  metrics,
});
const actions = (accepted: number, refused: number): MetricValue[] => [
  { value: accepted, labels: { game: 'check', result: 'accepted' } },
  { value: refused, labels: { game: 'check', result: 'refused' } },
];
const act = (...below: [le: number | '+Inf', count: number][]): MetricValue[] => [
  ...below.map(([le, value]) => ({ value, labels: { le }, metricName: 'parlour_act_seconds_bucket' })),
  { value: 0.5, labels: {}, metricName: 'parlour_act_seconds_sum' },
];

describe('Readings of the figures', () => {
  it('are rates since the sample before', () => {
    const [, second] = readingsOf([
      { at: 0, figures: figures(100, { parlour_actions_total: actions(50, 2) }) },
      { at: 10_000, figures: figures(110, { parlour_actions_total: actions(80, 3) }) },
    ]);
    expect(second).toMatchObject({ live: 3, busy: 2, memory: 200, actions: 3, refusals: 6 });
  });

  it('begin with the mean since the server started, also after it started anew', () => {
    const samples = [
      { at: 0, figures: figures(100, { parlour_actions_total: actions(50, 0) }) },
      { at: 10_000, figures: figures(5, { parlour_actions_total: actions(10, 0) }) },
    ];
    expect(readingsOf(samples).map((reading) => reading.actions)).toEqual([0.5, 2]);
  });

  it('tell the 95th percentile of what was counted in between, within its bucket', () => {
    const readings = readingsOf([
      { at: 0, figures: figures(100, { parlour_act_seconds: act([0.01, 10], [0.1, 10], ['+Inf', 10]) }) },
      { at: 10_000, figures: figures(110, { parlour_act_seconds: act([0.01, 100], [0.1, 110], ['+Inf', 110]) }) },
      { at: 20_000, figures: figures(120, { parlour_act_seconds: act([0.01, 100], [0.1, 110], ['+Inf', 110]) }) },
      { at: 30_000, figures: figures(130, { parlour_act_seconds: act([0.01, 100], [0.1, 110], ['+Inf', 111]) }) },
    ]);
    expect(readings.map(({ p95 }) => Math.round(p95 * 10) / 10)).toEqual([9.5, 55, 0, 100]);
  });
});
