import { Memory, parlour, Problem } from '@parlour/client';
import type { LiveSource, SessionState, Step } from '@parlour/client';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import type { GoFish } from '../../examples/go-fish/rules/go-fish.types.js';
import { games } from '../../src/games/index.js';
import { rngOver, sfc32 } from '../../src/engine/core/index.js';
import { MeddlingProxy } from '../support/meddling-proxy.js';
import type { Fate } from '../support/meddling-proxy.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { until } from '../support/until.js';
import { anyChoice } from './any-choice.js';

const asIs = (text: string): Fate => [{ text, afterMs: 0 }];
const isUpdate = (text: string): boolean => /"session:(update|changed)"/.test(text);

/** Writes down every step of a session, and demands that each begins where the last one ended. */
function diary(source: LiveSource<GoFish>): Step<GoFish>[] {
  const steps: Step<GoFish>[] = [];
  source.onStep((step) => {
    const before = steps.at(-1)?.version;
    if (before !== undefined) expect(step.from).toBe(before);
    expect(step.version).toBeGreaterThan(step.from);
    steps.push(step);
  });
  return steps;
}

function whenThere<G extends GoFish>(source: LiveSource<G>): Promise<void> {
  return until('the table is there', () => source.state.getState().picture !== undefined);
}

describe('A session over a bad line', () => {
  let server: Parlour;
  let proxy: MeddlingProxy;
  beforeAll(async () => {
    server = await startParlour({}, [...games, GoFishModule]);
  });
  beforeEach(async () => {
    proxy = await MeddlingProxy.start(server.url);
  });
  afterEach(() => proxy.stop());
  afterAll(() => server.stop());

  /** The same login at the server itself: what it hears is the truth. */
  async function twoLines(
    silenceMs = 150,
  ): Promise<{ bad: LiveSource<GoFish>; good: LiveSource<GoFish>; end: () => void }> {
    const storage = new Memory();
    const near = parlour(server.url, { storage });
    await near.account.guest('ann');
    const far = parlour(proxy.url, { storage, silenceMs });
    const page = await near.sessions.open<GoFish>('go-fish', {
      seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }],
    });
    const [good, bad] = [near, far].map((house) => house.game<GoFish>('go-fish').open(page.sessionId));
    await Promise.all([whenThere(good!), whenThere(bad!)]);
    return { bad: bad!, good: good!, end: () => [near, far].forEach((house) => house.close()) };
  }

  /** Plays to the end over one line. */
  async function playOut(source: LiveSource<GoFish>, seed: number): Promise<void> {
    const pick = anyChoice(seed);
    for (;;) {
      await until('it is my turn', () => {
        const { phase, picture, sending } = source.state.getState();
        return phase === 'over' || (phase === 'live' && !sending && picture!.toAct.includes(0));
      });
      const { phase, picture } = source.state.getState();
      if (phase === 'over') return;
      const answer = await source.act(pick(picture!.legalActions));
      if (answer !== 'done') expect(answer.code).toBe('STALE_VERSION');
    }
  }

  it.each([1, 2, 3])(
    'misses no version and tells none twice when updates are lost, doubled, late and out of order (%i)',
    async (seed) => {
      const { bad, good, end } = await twoLines();
      const chance = rngOver(sfc32(seed));
      let meddled = 0;
      let changes = 0;
      proxy.meddling = {
        toClient: (text) => {
          if (!isUpdate(text)) return asIs(text);
          meddled += 1;
          if (text.includes('"session:changed"')) changes += 1;
          switch (chance.int(5)) {
            case 0:
              return [];
            case 1:
              return [...asIs(text), { text, afterMs: 1 + chance.int(30) }];
            case 2:
              return [{ text, afterMs: 1 + chance.int(60) }];
            default:
              return asIs(text);
          }
        },
      };
      const [told, truth] = [diary(bad), diary(good)];
      await playOut(bad, seed);
      await until('both have heard the end', () => good.state.getState().phase === 'over');
      expect(told.at(-1)?.version).toBe(truth.at(-1)?.version);
      // What is told again after the end is told openly: all that was heard, and perhaps more.
      expect(told.flatMap(({ events }) => events)).toMatchObject(truth.flatMap(({ events }) => events));
      expect(told.every(({ kind }) => kind !== 'jump')).toBe(true);
      expect(told.some(({ kind }) => kind === 'missed')).toBe(true);
      expect(meddled).toBeGreaterThan(10);
      expect(changes).toBeGreaterThan(5);
      expect(bad.state.getState().picture).toEqual(good.state.getState().picture);
      end();
    },
  );

  it('tells everything after the line was away, and plays an action once whose answer was lost with it', async () => {
    const { bad, good, end } = await twoLines();
    const [told, truth] = [diary(bad), diary(good)];
    const pick = anyChoice(4);
    await until('it is my turn', () => bad.state.getState().picture!.toAct.includes(0));
    let lost = 0;
    let sent = 0;
    proxy.meddling = {
      toServer: (text) => {
        if (text.includes('"session:act"')) sent += 1;
        return asIs(text);
      },
      toClient: (text) => {
        // The answer of the action, and the line with it.
        if (sent === 0 || lost > 0 || !/^43\/go-fish,/.test(text)) return asIs(text);
        lost += 1;
        setImmediate(() => proxy.cut());
        return [];
      },
    };
    const answer = await bad.act(pick(bad.state.getState().picture!.legalActions));
    expect({ answer, lost, sent }).toEqual({ answer: 'done', lost: 1, sent: 2 });
    await playOut(bad, 5);
    await until('both have heard the end', () => good.state.getState().phase === 'over');
    expect(told.flatMap(({ events }) => events)).toMatchObject(truth.flatMap(({ events }) => events));
    end();
  });

  it('plays an action once that a page before a reload has sent', async () => {
    const { good, end } = await twoLines();
    const { sessionId } = good.state.getState();
    const kept = { storage: new Memory(), tabStorage: new Memory() };
    const mine = parlour(proxy.url, kept);
    await mine.account.guest('bea');
    const { sessionId: game } = await mine.sessions.open<GoFish>('go-fish', {
      seats: [{ kind: 'me' }, { kind: 'me' }],
    });
    expect(game).not.toBe(sessionId);
    const before = mine.game<GoFish>('go-fish').open(game);
    await whenThere(before);
    proxy.meddling = { toClient: (text) => (/^43\/go-fish,/.test(text) || isUpdate(text) ? [] : asIs(text)) };
    const choice = anyChoice(6)(before.state.getState().picture!.legalActions);
    const unheard = before.act(choice);
    await until('the server has played it', async () => (await mine.sessions.get(game)).version > 0);
    const played = (await mine.sessions.get(game)).version;
    // The page goes away in the middle of it.
    proxy.break();
    before.close();
    mine.close();
    proxy.meddling = {};
    proxy.mend();
    const after = parlour(proxy.url, kept);
    const again = after.game<GoFish>('go-fish').open(game);
    const sending: SessionState<GoFish>['sending'][] = [];
    again.state.subscribe(({ sending: now }) => sending.push(now));
    await until(
      'the action was answered',
      () => sending.length > 0 && sending.at(-1) === undefined && again.state.getState().phase === 'live',
    );
    expect(sending.find((one) => one)?.action).toEqual(choice);
    expect((await after.sessions.get(game)).version).toBe(played);
    expect(again.state.getState().problem).toBeUndefined();
    expect(await unheard).toMatchObject({ code: 'CLOSED' });
    after.close();
    end();
  });

  it('is told that the table has moved when it acts on what it saw before, and sees it then', async () => {
    const { bad, good, end } = await twoLines(60_000);
    await until('it is my turn', () => [bad, good].every((line) => line.state.getState().picture!.toAct.includes(0)));
    proxy.meddling = { toClient: (text) => (isUpdate(text) ? [] : asIs(text)) };
    const choice = anyChoice(9)(good.state.getState().picture!.legalActions);
    const saw = bad.state.getState().picture!.version;
    expect(await good.act(choice)).toBe('done');
    expect(await bad.act(choice)).toMatchObject({ code: 'STALE_VERSION' });
    expect(bad.state.getState().picture!.version).toBeGreaterThan(saw);
    end();
  });

  it('jumps where too much was missed to be told', async () => {
    const { bad, good, end } = await twoLines();
    const told = diary(bad);
    const before = bad.state.getState().picture!.version;
    proxy.break();
    await playOut(good, 8);
    const last = good.state.getState().picture!.version;
    proxy.meddling = {
      // As a server says it that has more to tell than it tells.
      toClient: (text) =>
        text.includes('"entries"')
          ? asIs(text.replace(/"entries":\[.*\],"complete":true/s, '"entries":[],"complete":false'))
          : asIs(text),
    };
    proxy.mend();
    await until('the line is back', () => bad.state.getState().phase === 'over');
    expect(told).toEqual([expect.objectContaining({ from: before, version: last, events: [], kind: 'jump' })]);
    expect(bad.state.getState().picture).toEqual(good.state.getState().picture);
    end();
  });

  it('says so when the line is away, when it is back, and when there is no such table', async () => {
    const { bad, end } = await twoLines();
    proxy.break();
    await until('it is lost', () => bad.state.getState().phase === 'lost');
    proxy.mend();
    await until('it is live', () => bad.state.getState().phase === 'live');
    const nowhere = parlour(proxy.url).game('go-fish').open('00000000-0000-4000-8000-000000000000');
    await until('it is gone', () => nowhere.state.getState().phase === 'gone');
    expect(nowhere.state.getState().problem).toMatchObject({ code: 'SESSION_NOT_FOUND' });
    expect(nowhere.state.getState().problem).toBeInstanceOf(Problem);
    nowhere.close();
    end();
  });

  it('knows a clock that is ahead', async () => {
    const { bad, end } = await twoLines();
    expect(Math.abs(bad.state.getState().skew)).toBeLessThan(5_000);
    const hour = 3_600_000;
    proxy.meddling = {
      toClient: (text) =>
        asIs(text.replace(/"serverNow":(\d+)/, (_all, now: string) => `"serverNow":${Number(now) + hour}`)),
    };
    proxy.cut();
    await until('the skew is known', () => Math.abs(bad.state.getState().skew - hour) < 60_000);
    end();
  });
});
