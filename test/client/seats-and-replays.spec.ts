import { Memory, parlour } from '@parlour/client';
import type { FourInASquare, Step } from '@parlour/client';
import { ChatService } from '../../src/engine/chat/chat.service.js';
import { MeddlingProxy } from '../support/meddling-proxy.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { Person } from '../support/people.js';
import { until } from '../support/until.js';
import { anyChoice } from './any-choice.js';

const ADMIN = { email: 'boss@example.org', password: 'correct horse battery' };

describe('One client', () => {
  let server: Parlour;
  beforeAll(async () => {
    server = await startParlour({ admin: ADMIN });
  });
  afterAll(() => server.stop());

  it('has several seats, looks through the one that is asked, and keeps a picture of each', async () => {
    const house = parlour(server.url);
    const table = await house.game('check').play({ seats: 2 });
    const pick = anyChoice(11);
    const asked = new Set<number>();
    const told: number[] = [];
    table.source.onStep(({ from, version, picture, eyes }) => {
      if (told.length > 0) expect(from).toBe(told.at(-1));
      expect(picture?.seat ?? eyes).toBe(eyes);
      told.push(version);
    });
    for await (const { seat, picture, choices } of table.turns()) {
      expect(picture.toAct).toContain(seat);
      expect(table.state.picture?.seat).toBe(seat);
      asked.add(seat);
      expect(await table.act(pick(choices))).toBe('done');
      if (asked.size === 2 && told.length > 20) break;
    }
    expect(asked).toEqual(new Set([0, 1]));
    await until('both seats have the newest picture', () => {
      const versions = [...table.state.pictures.values()].map(({ version }) => version);
      return versions.length === 2 && versions.every((version) => version === told.at(-1));
    });
    house.close();
  });

  it('tells a spectator the public part, and who sits there', async () => {
    const [ann, eve] = [parlour(server.url), parlour(server.url)];
    const table = await ann.game('four-in-a-square').play({ seats: 2, watch: 'anyone' });
    const watched = eve.game('four-in-a-square').open(table.sessionId);
    await until('the table is there', () => watched.state.getState().picture !== undefined);
    expect(watched.state.getState()).toMatchObject({ seats: [], picture: { seat: null, legalActions: [] } });
    expect(watched.state.getState().players.map(({ connected }) => connected)).toEqual([true, true]);
    table.close();
    await until('the players are gone', () => watched.state.getState().players.every(({ connected }) => !connected));
    expect(await watched.act({ type: 'restart' })).toMatchObject({ code: 'NOT_SEATED' });
    ann.close();
    eve.close();
  });

  it('asks for forecasts in the name of the seat that it holds by a token', async () => {
    const house = parlour(server.url);
    const { gameId, playerToken } = await house.rest.post<{ gameId: string; playerToken: string }>(
      '/api/four-in-a-square/games',
      { opponent: 'self' },
    );
    const held = house.game('four-in-a-square').open(gameId, playerToken);
    await until('the table is there', () => (held.state.getState().picture?.legalActions.length ?? 0) > 0);
    const [first] = held.state.getState().picture!.legalActions;
    // This game foretells nothing; a caller without the seat would be refused.
    expect(await held.forecasts([first as never])).toEqual([null]);
    held.close();
    house.close();
  });

  /** A player reports a message, and an admin hides it. */
  async function hide(sessionId: string, messageId: string): Promise<void> {
    const place = { scope: 'session', scopeId: sessionId } as const;
    await server.app.get(ChatService).report(place, ['players'], messageId, 'seat:1', 'rude');
    const nobody = new Person(server.url, undefined);
    const { body } = await nobody.post<{ accessToken: string }>('/api/auth/login', ADMIN);
    const admin = new Person(server.url, body.accessToken);
    const { items } = (await admin.get<{ items: { id: string }[] }>('/api/admin/reports')).body;
    await admin.post(`/api/admin/reports/${items[0]!.id}/answer`, { verdict: 'hide' });
  }

  it('hears what is said at the table, once each, and takes away what an admin hides', async () => {
    const house = parlour(server.url);
    const table = await house.game('check').play({ seats: 2 });
    expect(await table.source.say('Hello')).toBe('done');
    expect(await table.source.say('again')).toBe('done');
    const later = house.game('check').open(table.sessionId);
    await until('the talk was read', () => later.state.getState().chat.length === 2);
    expect(later.state.getState().chat.map(({ text }) => text)).toEqual(['Hello', 'again']);
    expect(table.state.chat).toHaveLength(2);

    await hide(table.sessionId, table.state.chat[0]!.id);
    for (const { state } of [table.source, later]) {
      await until('the line to disappear', () => state.getState().chat.length === 1);
      expect(state.getState().chat.map(({ text }) => text)).toEqual(['again']);
    }
    house.close();
  });

  it('takes away what was hidden, and hears what was said, while its line was down', async () => {
    const proxy = await MeddlingProxy.start(server.url);
    const storage = new Memory();
    const near = parlour(server.url, { storage });
    await near.account.guest('ann');
    const far = parlour(proxy.url, { storage });
    const table = await near.game('check').play({ seats: 2 });
    const away = far.game('check').open(table.sessionId);
    const texts = (): string[] => away.state.getState().chat.map(({ text }) => text);
    await until('the table is there', () => away.state.getState().picture !== undefined);
    await table.source.say('rude');
    await until('the line', () => texts().length === 1);

    proxy.break();
    await until('the line is down', () => away.state.getState().phase === 'lost');
    await hide(table.sessionId, table.state.chat[0]!.id);
    await until('those at the table to see it go', () => table.state.chat.length === 0);
    proxy.mend();
    await until('nothing to be left of it', () => texts().length === 0);

    await table.source.say('Hello');
    await until('the next line', () => texts().length === 1);
    proxy.break();
    await until('the line is down again', () => away.state.getState().phase === 'lost');
    await table.source.say('again');
    proxy.mend();
    await until('what was said meanwhile', () => texts().length === 2);
    expect(texts()).toEqual(['Hello', 'again']);
    near.close();
    far.close();
    await proxy.stop();
  });

  it('looks back at the very steps that it was told live', async () => {
    const house = parlour(server.url);
    const table = await house.game('four-in-a-square').play({ seats: 2 });
    const live: Step<FourInASquare>[] = [];
    table.source.onStep((step) => live.push(step));
    const first = table.state.picture;
    const pick = anyChoice(12);
    for await (const { choices } of table.turns()) await table.act(pick(choices));
    const replay = house.game('four-in-a-square').replay(table.sessionId, 'public');
    await replay.ready();
    const told: Step<FourInASquare>[] = [];
    replay.onStep((step) => told.push(step));
    expect(replay.state.getState().picture?.view).toEqual(first?.view);
    expect(replay.range).toEqual({ first: 0, last: live.at(-1)?.version });
    for (let version = 1; version <= replay.range.last; version++) await replay.seek(version);
    expect(told.map(({ from, version, kind }) => [from, version, kind])).toEqual(
      told.map((_, index) => [index, index + 1, 'live']),
    );
    expect(told.flatMap(({ events }) => events)).toEqual(live.flatMap(({ events }) => events));
    for (const { version, picture } of live) {
      const { view, status, outcome, toAct } = told[version - 1]!.picture!;
      expect({ view, status, outcome, toAct }).toEqual({
        view: picture!.view,
        status: picture!.status,
        outcome: picture!.outcome,
        toAct: picture!.toAct,
      });
    }
    await replay.seek(3);
    expect(told.at(-1)).toMatchObject({ version: 3, kind: 'jump', events: [] });
    expect(replay.state.getState().picture).toEqual(told[2]!.picture);
    replay.close();
    house.close();
  });

  it('offers other eyes in an earlier round, also at one screen, whichever eyes look, and not in the round that is played', async () => {
    const house = parlour(server.url);
    const options = {
      matchWindowMs: 0,
      turnMs: 0,
      abilityMs: 0,
      peekMs: 0,
      match: { mode: 'rounds', rounds: 2 },
    } as const;
    const table = await house.game('check').play({ seats: 2, options });
    const pick = anyChoice(5);
    for await (const { view, choices } of table.turns()) {
      if (view.roundNo === 2) break;
      await table.act(pick(choices));
    }
    for (const eyes of [undefined, 'all', 'seat0', 'seat1', 'public']) {
      const replay = house.game('check').replay(table.sessionId, eyes);
      await replay.ready();
      const { problem, picture } = replay.state.getState();
      expect({ eyes, problem, roundNo: picture?.view.roundNo, open: replay.allEyes }).toEqual({
        eyes,
        roundNo: 1,
        open: true,
      });
      await replay.seek(replay.range.last);
      const { roundNo } = replay.state.getState().picture!.view;
      expect({ eyes, roundNo, open: replay.allEyes }).toEqual({ eyes, roundNo, open: roundNo === 1 });
      replay.close();
    }
    house.close();
  });

  it('waits once where it is told to slow down', async () => {
    const slow = await startParlour({ socketRate: 2 });
    const house = parlour(slow.url);
    const table = await house.game('four-in-a-square').play({ seats: 2 });
    const pick = anyChoice(13);
    let acted = 0;
    for await (const { choices } of table.turns()) {
      expect(await table.act(pick(choices))).toBe('done');
      if (++acted === 12) break;
    }
    house.close();
    await slow.stop();
  });
});
