import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import type { HistoryEntry } from '../../src/engine/sessions/past/retelling.js';
import type { FollowingPicture } from '../../src/engine/http/shared-views.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import type { SessionPicture } from '../../src/engine/sessions/session-update.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

interface Views {
  readonly version: number;
  readonly pictures: readonly FollowingPicture[];
  readonly next: number | null;
}

/** The whole view of each picture, as a client puts it together. */
function viewsOf(pictures: readonly FollowingPicture[]): object[] {
  let view: Record<string, unknown> = {};
  return pictures.map((picture) => {
    view = picture.view ? { ...picture.view } : { ...view, ...picture.changed };
    for (const name of picture.gone ?? []) delete view[name];
    return view;
  });
}

describe('Looking back at a game', () => {
  let parlour: Parlour;
  let ann: Person;
  let bob: Person;
  let id: string;
  let last: number;

  beforeAll(async () => {
    parlour = await startParlour({}, [GoFishModule]);
    [ann, bob] = [await guest(parlour.url, 'ann'), await guest(parlour.url, 'bob')];
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const opened = await ann.post<{ sessionId: string }>('/api/sessions', { game: 'go-fish', seats });
    id = opened.body.sessionId;
    await bob.post(`/api/sessions/${id}/join`, {});
  });
  afterAll(() => parlour.stop());

  /** Plays on for the seat that is asked, at most so many actions; returns the version. */
  async function playOn(most: number): Promise<number> {
    for (let played = 0; ; played++) {
      const { body } = await ann.get<SessionPage>(`/api/sessions/${id}`);
      if (body.outcome || played === most) return body.version;
      const asked = body.toAct[0] === 0 ? ann : bob;
      const offered = await asked.get<{ legalActions: object[] }>(`/api/sessions/${id}/legal-actions`);
      await asked.acts(id, offered.body.legalActions[0]!);
    }
  }

  it('begins a new game from an earlier table, for those who may know every hand', async () => {
    const from = await playOn(5);
    expect((await ann.get<SessionPage>(`/api/sessions/${id}`)).body.told).toBe('own');
    const path = `/api/sessions/${id}/from-here`;
    const usual = await startParlour({ testHooks: false, databaseUrl: parlour.settings.databaseUrl }, [GoFishModule]);
    const anyone = await guest(usual.url, 'anyone');
    expect(await anyone.post(path, { version: 2 })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    await usual.stop();
    const writer = await guest(parlour.url, 'writer');
    expect((await writer.post(path, { version: from + 1 })).status).toBe(404);
    expect((await writer.post(path, { version: -1 })).status).toBe(400);
    const { status, body } = await writer.post<SessionPage>(path, { version: 2 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ version: 0, rated: false, players: [{ name: 'ann' }, { name: 'bob' }] });
    const { body: then } = await (body.seat === 0 ? ann : bob).get<SessionPicture>(`/api/sessions/${id}/at/2`);
    expect(body.view).toEqual(then.view);
  });

  it('tells several versions at once, and each is what a look at that version shows', async () => {
    last = await playOn(9);
    const { body } = await ann.get<Views>(`/api/sessions/${id}/views?from=2&to=${last}`);
    expect(body).toMatchObject({ version: last, next: null });
    expect(body.pictures.map(({ version }) => version)).toEqual(Array.from({ length: last - 1 }, (_, k) => k + 2));
    const views = viewsOf(body.pictures);
    for (const [index, { version }] of body.pictures.entries()) {
      const { body: then } = await ann.get<SessionPicture>(`/api/sessions/${id}/at/${version}`);
      expect(views[index]).toEqual(then.view);
    }
    for (const [index, { changed = {} }] of body.pictures.entries()) {
      for (const [name, value] of Object.entries(changed)) {
        expect(value).not.toEqual((views[index - 1] as Record<string, unknown>)[name]);
      }
    }
  });

  it('goes on page by page', async () => {
    const { body } = await ann.get<Views>(`/api/sessions/${id}/views?from=0&to=3`);
    expect(body).toMatchObject({ next: 4 });
    expect(body.pictures).toHaveLength(4);
  });

  it('shows the public side to anybody while the game runs, and other seats to nobody', async () => {
    const asPublic = await ann.get<SessionPicture>(`/api/sessions/${id}/at/1?as=public`);
    expect(asPublic).toMatchObject({ status: 200, body: { seat: null } });
    const stranger = await guest(parlour.url);
    expect(asPublic.body.view).toEqual((await stranger.get<SessionPicture>(`/api/sessions/${id}/at/1`)).body.view);
    for (const path of ['at/1?as=seat1', 'at/1?as=all', 'history?as=seat1', `views?as=all`, `at/${last}?as=seat1`]) {
      expect(await ann.get(`/api/sessions/${id}/${path}`)).toMatchObject({
        status: 403,
        body: { code: 'NOT_TOLD_YET' },
      });
    }
    expect(await ann.get(`/api/sessions/${id}/at/1?as=seat0`)).toMatchObject({ status: 200, body: { seat: 0 } });
  });

  it('refuses a seat that is not there, and eyes that are none', async () => {
    for (const as of ['seat7', 'everybody', 'seat-1']) {
      expect(await ann.get(`/api/sessions/${id}/at/1?as=${as}`)).toMatchObject({ status: 400 });
    }
    expect(await ann.get(`/api/sessions/${id}/views?from=9999`)).toMatchObject({ status: 404 });
    expect(await ann.get(`/api/sessions/${id}/views?from=-1`)).toMatchObject({ status: 400 });
  });

  it('shows every perspective when the game is over', async () => {
    const end = await playOn(10_000);
    const bobs = await bob.get<SessionPicture>(`/api/sessions/${id}/at/1?as=seat1`);
    const annAsBob = await ann.get<SessionPicture>(`/api/sessions/${id}/at/1?as=seat1`);
    expect(annAsBob.body.view).toEqual(bobs.body.view);
    const all = await ann.get<SessionPicture>(`/api/sessions/${id}/at/1?as=all`);
    expect(all.body.view).not.toEqual(annAsBob.body.view);
    const asPublic = await ann.get<{ entries: HistoryEntry[] }>(`/api/sessions/${id}/history?as=public`);
    expect(asPublic.body.entries.every(({ action }) => action === undefined)).toBe(true);
    const { body } = await ann.get<Views>(`/api/sessions/${id}/views?from=${end - 3}&as=all`);
    expect(body.pictures).toHaveLength(4);
  });
});
