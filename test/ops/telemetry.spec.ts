import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { Collector, valueOf } from '../support/collector.js';
import type { CollectedSpan } from '../support/collector.js';
import { goFishFor } from '../support/go-fish-table.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import { PotatoModule } from '../support/potato/potato.js';
import { until } from '../support/until.js';

const STEPS = ['act.lane', 'act.table', 'act.key', 'act.due', 'act.version', 'act.rules', 'act.commit', 'act.publish'];
const ENV = { OTEL_BSP_SCHEDULE_DELAY: '20' };
const SERVER = 2;

/** A span and what hangs below it, by name: `name(child child)`. */
function drawn(spans: readonly CollectedSpan[], { spanId, name }: CollectedSpan): string {
  const below = spans.filter(({ parentSpanId }) => parentSpanId === spanId).map((child) => drawn(spans, child));
  return below.length === 0 ? name : `${name}(${below.toSorted().join(' ')})`;
}

const ACT = `act(${STEPS.toSorted().join(' ')})`;

describe('Telemetry', () => {
  let collector: Collector;
  let parlour: Parlour;
  let ann: Person;
  const before = { ...process.env };
  beforeAll(async () => {
    collector = await Collector.start();
    Object.assign(process.env, ENV, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const telemetry = { traces: true, metrics: true, metricsEveryMs: 100, callers: true };
    parlour = await startParlour({ telemetry }, [GoFishModule, PotatoModule]);
    ann = await guest(parlour.url, 'ann');
  });
  afterAll(async () => {
    await parlour.stop();
    await collector.stop();
    for (const name of [...Object.keys(ENV), 'OTEL_EXPORTER_OTLP_ENDPOINT']) delete process.env[name];
    Object.assign(process.env, before);
  });

  /** The trace once its first span, which ends last, has come. */
  const traced = async (name: string, sessionId: string) => {
    await until(`the trace of ${name}`, () => collector.trace(name, sessionId).some((span) => span.name === name));
    const spans = collector.trace(name, sessionId);
    const root = spans.find((span) => span.name === name)!;
    return { spans, root };
  };

  it('shows the eight steps of an action by REST, below the span of its caller', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, ann]);
    const { body } = await ann.get<{ legalActions: object[] }>(`/api/sessions/${sessionId}/legal-actions`);
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const answer = await ann.acts(sessionId, body.legalActions[0]!, {}, { traceparent });
    expect(answer.status).toBe(200);
    const { spans, root } = await traced('POST /api/sessions/:id/actions', sessionId);
    expect(drawn(spans, root)).toBe(`POST /api/sessions/:id/actions(${ACT})`);
    expect(root).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
      kind: SERVER,
    });
    expect(valueOf(root, 'http.response.status_code')).toBe(200);
  });

  it('shows them for a message of a socket, in a trace of its own', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, ann]);
    const wire = await ann.connects('/go-fish');
    const { legalActions } = await wire.does<{ legalActions: object[] }>('session:join', { sessionId });
    await wire.does('session:act', { sessionId, action: legalActions[0]! });
    wire.close();
    const { spans, root } = await traced('session:act', sessionId);
    expect(drawn(spans, root)).toBe(`session:act(${ACT})`);
    expect(root.parentSpanId).toBeUndefined();
    expect([valueOf(root, 'parlour.namespace'), root.kind]).toEqual(['/go-fish', SERVER]);
  });

  it('shows them for a bot, whose trace names the move that woke it', async () => {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    const { sessionId } = await ann.opens('go-fish', { seats });
    const woken = (): CollectedSpan | undefined =>
      collector.spans.find(
        (span) =>
          span.name === 'bot.turn' &&
          valueOf(span, 'parlour.session.id') === sessionId &&
          (span.links?.length ?? 0) > 0 &&
          collector.spans.some((one) => one.traceId === span.traceId && one.name === 'act.publish'),
      );
    await until('a turn of the bot', async () => {
      const { body } = await ann.get<{ legalActions: object[] }>(`/api/sessions/${sessionId}/legal-actions`);
      if (body.legalActions.length > 0) await ann.acts(sessionId, body.legalActions[0]!);
      return woken() !== undefined;
    });
    const root = woken()!;
    const spans = collector.spans.filter(({ traceId }) => traceId === root.traceId);
    expect(drawn(spans, root)).toBe(`bot.turn(${ACT} bot.think)`);
    expect(root.parentSpanId).toBeUndefined();
    const cause = root.links![0]!;
    await until('its cause', () => collector.spans.some(({ spanId }) => spanId === cause.spanId));
    expect(collector.spans.find(({ spanId }) => spanId === cause.spanId)?.name).toMatch(/^(act\.publish|POST .*)$/);
  });

  it('shows those of a deadline, which no caller asked for', async () => {
    const options = { fuseMs: 50 };
    const { sessionId } = await ann.opens('potato', { seats: [{ kind: 'me' }, { kind: 'me' }], options });
    const { spans, root } = await traced('clock.deadline', sessionId);
    expect(drawn(spans, root)).toBe('clock.deadline(act.due(act.commit act.publish act.rules) act.lane act.table)');
  });

  it('sends the figures of /metrics, histograms included', async () => {
    await until('figures', () =>
      collector.metrics.some(
        ({ name, histogram }) => name === 'parlour_commit_wait_seconds' && (histogram?.dataPoints[0]?.count ?? 0) > 0,
      ),
    );
    const names = new Set(collector.metrics.map(({ name }) => name));
    const figures = await (await fetch(`${parlour.url}/metrics`)).text();
    for (const [, name] of figures.matchAll(/^# TYPE (\S+)/gm)) expect(names).toContain(name);
    const wait = collector.metrics.findLast(({ name }) => name === 'parlour_commit_wait_seconds')!.histogram!
      .dataPoints[0]!;
    expect(wait.bucketCounts.reduce((sum, count) => sum + Number(count), 0)).toBe(Number(wait.count));
  });

  it('tells no secret: no token, no seed, no hand, and nothing that is not on the list', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, ann]);
    const { body: raw } = await ann.get<{ seed: string }>(`/api/test/sessions/${sessionId}/state`);
    const { body } = await ann.get<{ legalActions: object[] }>(`/api/sessions/${sessionId}/legal-actions`);
    await ann.acts(sessionId, body.legalActions[0]!);
    await traced('POST /api/sessions/:id/actions', sessionId);
    expect(raw.seed.length).toBeGreaterThan(20);
    for (const secret of [ann.token!, raw.seed]) expect(collector.text).not.toContain(secret);
    const keys = new Set(collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    const allowed = [
      'parlour.session.id',
      'parlour.game',
      'parlour.seat',
      'parlour.namespace',
      'parlour.message',
      'parlour.bot.level',
    ];
    const http = ['http.request.method', 'http.route', 'http.response.status_code', 'error.type'];
    expect([...keys].filter((key) => ![...allowed, ...http].includes(key))).toEqual([]);
    const words = collector.spans.flatMap(({ attributes }) => attributes.map(({ value }) => value.stringValue ?? ''));
    expect(words.filter((word) => !/^[\w/:.-]{0,60}$/.test(word))).toEqual([]);
  });
});
