import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { wholeDeck } from '../../examples/go-fish/rules/cards.js';
import { newSeatToken } from '../../src/auth/secrets/seat-token.js';
import { SessionDeeds } from '../../src/engine/sessions/session-deeds.js';
import type { Joined, LiveUpdate, Notice, Resumed } from '../../src/engine/sockets/events.js';
import { goFishFor, handIn } from '../support/go-fish-table.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { revealed, Wire } from '../support/wire.js';

describe('A game over sockets', () => {
  let parlour: Parlour;
  let ann: Person;
  let bob: Person;
  const wires: Wire[] = [];
  beforeAll(async () => {
    parlour = await startParlour({}, [GoFishModule]);
    ann = await guest(parlour.url, 'ann');
    bob = await guest(parlour.url, 'bob');
  });
  afterEach(() => wires.splice(0).forEach((wire) => wire.close()));
  afterAll(() => parlour.stop());

  const connect = async (person: Person): Promise<Wire> => {
    const wire = await person.connects('/go-fish');
    wires.push(wire);
    return wire;
  };
  const spectator = () => new Person(parlour.url, undefined);
  const first = ({ legalActions }: { legalActions: readonly object[] }) => legalActions[0]!;

  it('is played to its end by two people, each seeing their own cards', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, bob]);
    const players = [await connect(ann), await connect(bob)];
    const watcher = await connect(spectator());
    const joined = await Promise.all(players.map((wire) => wire.does<Joined>('session:join', { sessionId })));
    expect(joined.map(({ seat, version, seats }) => ({ seat, version, seats }))).toEqual([
      { seat: 0, version: 0, seats: [0] },
      { seat: 1, version: 0, seats: [1] },
    ]);
    await watcher.does('session:join', { sessionId });

    let now: { version: number; toAct: readonly number[]; outcome: unknown } = joined[0]!;
    const seen = joined.map(({ legalActions }) => legalActions);
    while (now.outcome === null) {
      const seat = now.toAct[0]!;
      const action = seen[seat]![now.version % seen[seat]!.length]!;
      now = await players[seat]!.does<LiveUpdate>('session:act', { sessionId, action, expectedVersion: now.version });
      const updates = await Promise.all(
        players.map((wire) => wire.hears<LiveUpdate>('session:update', ({ version }) => version === now.version)),
      );
      updates.forEach((update, index) => {
        expect(update).toMatchObject({ from: now.version - 1, seat: index });
        seen[index] = update.legalActions;
      });
    }
    for (const wire of [...players, watcher]) {
      await wire.hears<LiveUpdate>('session:update', ({ version }) => version === now.version);
      const versions = wire.all<LiveUpdate>('session:update').map(({ version }) => version);
      expect(versions).toEqual(Array.from({ length: now.version }, (_, index) => index + 1));
    }
    const { body } = await ann.get(`/api/sessions/${sessionId}`);
    expect(body).toMatchObject({ version: now.version, status: 'finished' });
  });

  it('does not tell twice whoever finds the answer enough, and tells everybody else', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, bob]);
    const [one, sameSeat, two] = [await connect(ann), await connect(ann), await connect(bob)];
    const hers = await one.does<Joined>('session:join', { sessionId });
    for (const wire of [sameSeat, two]) await wire.does('session:join', { sessionId });
    const acts = { sessionId, action: first(hers), echo: false };
    const answer = await one.does<LiveUpdate>('session:act', acts);
    const [copy] = await Promise.all(
      [sameSeat, two].map((wire) => wire.hears<LiveUpdate>('session:update', ({ version }) => version === 1)),
    );
    expect(answer).toEqual({ ...copy, ok: true, serverNow: expect.any(Number) });
    expect(one.all('session:update')).toEqual([]);

    const next = answer.toAct[0] === 0 ? one : two;
    const { legalActions } = await next.does<Joined>('session:join', { sessionId });
    await next.does('session:act', { sessionId, action: legalActions[0]! });
    await one.hears<LiveUpdate>('session:update', ({ version }) => version === 2);
  });

  it('shows nobody a card that is not theirs', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, bob]);
    const [one, two, watcher] = [await connect(ann), await connect(bob), await connect(spectator())];
    const hers = await one.does<Joined>('session:join', { sessionId });
    const his = await two.does<Joined>('session:join', { sessionId });
    const theirs = await watcher.does<Joined>('session:join', { sessionId });
    expect(handIn(hers)).toHaveLength(7);
    expect(theirs).toMatchObject({ seat: null, seats: [], legalActions: [] });
    expect(revealed(his, handIn(hers))).toEqual([]);
    expect(revealed(hers, handIn(his))).toEqual([]);
    expect(revealed(theirs, [...handIn(hers), ...handIn(his)])).toEqual([]);

    let turn: Pick<LiveUpdate, 'seat' | 'legalActions' | 'toAct' | 'version'> = hers;
    for (let moves = 0; moves < 10; moves++) {
      const wire = turn.toAct[0] === 0 ? one : two;
      const { legalActions } = await wire.does<Joined>('session:join', { sessionId });
      turn = await wire.does<LiveUpdate>('session:act', { sessionId, action: first({ legalActions }) });
    }
    await watcher.hears<LiveUpdate>('session:update', ({ version }) => version === turn.version);
    const deck = wholeDeck();
    expect(revealed(hers, deck).length).toBeGreaterThanOrEqual(7); // the deck is spelt like that
    expect(revealed(watcher.heard, deck)).toEqual([]);
  });

  it('is played with seat tokens too, and by one person for both seats', async () => {
    const tokens = [newSeatToken().token, newSeatToken().token];
    const byToken = await goFishFor(
      parlour,
      tokens.map((seatToken) => ({ seatToken })),
      { watch: 'nobody' },
    );
    const wire = await connect(new Person(parlour.url, tokens[1]));
    const joined = await wire.does<Joined>('session:join', { sessionId: byToken.id });
    expect(joined.seat).toBe(1);
    expect(await wire.asks('session:act', { sessionId: byToken.id, action: { type: 'fish' } })).toMatchObject({
      ok: false,
      error: { code: 'NOT_YOUR_TURN' },
    });

    const { id: sessionId } = await goFishFor(parlour, [ann, ann]);
    const both = await connect(ann);
    expect(await both.does('session:join', { sessionId })).toMatchObject({ seat: 0, seats: [0, 1] });
    const { legalActions } = await both.does<Joined>('session:join', { sessionId });
    await both.does('session:act', { sessionId, action: first({ legalActions }) });
    await both.hears<LiveUpdate>('session:update', ({ seat }) => seat === 0);
    await both.hears<LiveUpdate>('session:update', ({ seat }) => seat === 1);
  });

  it('tells whoever comes back every version they missed, once and in order', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, ann]);
    const away = await connect(ann);
    const { version: left } = await away.does<Joined>('session:join', { sessionId });
    away.close();

    const other = await connect(ann);
    for (let moves = 0; moves < 12; moves++) {
      const { legalActions } = await other.does<Joined>('session:join', { sessionId });
      await other.does('session:act', { sessionId, action: first({ legalActions }) });
    }
    const back = await connect(ann);
    const resumed = await back.does<Resumed>('session:resume', { sessionId, sinceVersion: left });
    expect(resumed).toMatchObject({ version: 12, complete: true });
    expect(resumed.entries.map(({ version }) => version)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(await back.does<Resumed>('session:resume', { sessionId, sinceVersion: 12 })).toMatchObject({ entries: [] });
    expect(await back.does<Resumed>('session:resume', { sessionId, sinceVersion: 99 })).toMatchObject({
      entries: [],
      complete: false,
      version: 12,
    });
    // Coming back is joining: the next move is heard.
    await other.does('session:act', { sessionId, action: first(resumed) });
    await back.hears<LiveUpdate>('session:update', ({ version }) => version === 13);
  });

  it('leaves no gap for those who come back in the middle of it all', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, ann]);
    const mover = await connect(ann);
    let running = true;
    const moving = (async () => {
      for (let moves = 0; moves < 40; moves++) {
        const { legalActions, outcome } = await mover.does<Joined>('session:join', { sessionId });
        if (outcome !== null) break;
        await mover.does('session:act', { sessionId, action: first({ legalActions }) });
      }
      running = false;
    })();
    const known = new Set<number>();
    let has = 0;
    while (running) {
      const wire = await connect(bob);
      const { entries, version } = await wire.does<Resumed>('session:resume', { sessionId, sinceVersion: has });
      entries.forEach((entry) => known.add(entry.version));
      await new Promise((resolve) => setTimeout(resolve, 30));
      const updates = wire.all<LiveUpdate>('session:update').filter((update) => update.version > version);
      updates.forEach((update, index) => {
        expect(update.from).toBe(index === 0 ? version : updates[index - 1]!.version);
        known.add(update.version);
      });
      has = updates.at(-1)?.version ?? version;
      wire.close();
    }
    await moving;
    expect([...known].sort((a, b) => a - b)).toEqual(Array.from({ length: has }, (_, index) => index + 1));
  });

  it('accepts exactly one of twenty actions at the same version', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, bob]);
    const sockets = await Promise.all(Array.from({ length: 20 }, () => connect(ann)));
    const { legalActions } = await sockets[0]!.does<Joined>('session:join', { sessionId });
    const act = { sessionId, action: first({ legalActions }), expectedVersion: 0 };
    const answers = await Promise.all(sockets.map((wire) => wire.asks('session:act', act)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = answers.filter(({ ok }) => !ok);
    expect(new Set(refused.map(({ error }) => error!.code))).toEqual(new Set(['STALE_VERSION']));
    expect(refused[0]!.error!.details).toEqual({ version: 1 });
  });

  it('plays an action id once and answers it alike', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, bob]);
    const wire = await connect(ann);
    const { legalActions } = await wire.does<Joined>('session:join', { sessionId });
    const act = { sessionId, action: first({ legalActions }), actionId: 'once' };
    const answers = await Promise.all([1, 2, 3].map(() => wire.does<LiveUpdate>('session:act', act)));
    expect(answers.map(({ from, version, events }) => ({ from, version, events }))).toEqual(
      Array(3).fill({ from: 0, version: 1, events: answers[0]!.events }),
    );
  });

  it('tells nothing more to those who left', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, bob]);
    const [one, two] = [await connect(ann), await connect(bob)];
    const { legalActions } = await one.does<Joined>('session:join', { sessionId });
    await two.does('session:join', { sessionId });
    expect(await two.asks('session:leave', { sessionId })).toEqual({ ok: true });
    expect(await two.asks('session:leave', { sessionId })).toEqual({ ok: true });
    await one.does('session:act', { sessionId, action: first({ legalActions }) });
    await one.hears('session:update');
    await two.asks('session:leave', { sessionId }); // whatever was on its way has arrived by now
    expect(two.all('session:update')).toEqual([]);
  });

  it('says so when it is called off', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, bob]);
    const wire = await connect(bob);
    await wire.does('session:join', { sessionId });
    await parlour.app.get(SessionDeeds).cancel(sessionId, 'admin', 'test');
    expect(await wire.hears<Notice>('notice')).toMatchObject({ code: 'SESSION_CANCELLED', sessionId });
    expect(await wire.hears<LiveUpdate>('session:update')).toMatchObject({ status: 'cancelled', toAct: [] });
  });
});
