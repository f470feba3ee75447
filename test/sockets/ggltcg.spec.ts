import { SocketNamespaces } from '../../src/engine/sockets/socket-namespaces.js';
import { misfits } from '../support/fits.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';

const BASE = '/api/ggltcg/games';
const AGGRO = ['Dream', 'Knight', 'Raggy', 'Umbruh', 'Rush', 'Surge'];
const CONTROL = ['Ka', 'Wizard', 'Beary', 'Copy', 'Clean', 'Wake'];

interface StoryNews {
  game_id: string;
  narrative: string;
  source: string;
}

interface Plan {
  game_id: string;
  player_id: string;
  strategy: string;
}

describe('GGLTCG by sockets', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour();
  }, 120_000);
  afterAll(() => parlour?.stop());

  it('tells the bedtime story to everybody at the table when the game is over', async () => {
    const [anna, ben, watcher] = [await guest(parlour.url), await guest(parlour.url), await guest(parlour.url)];
    const { body } = await anna.post<{ game_id: string; game_code: string }>(`${BASE}/lobby/create`, {
      player1_id: 'anna',
      player1_name: 'Anna',
    });
    await ben.post(`${BASE}/lobby/${body.game_code}/join`, { player2_id: 'ben', player2_name: 'Ben' });
    await anna.post(`${BASE}/lobby/${body.game_code}/start`, { player_id: 'anna', deck: AGGRO });
    const begun = await ben.post<{ first_player_id: string }>(`${BASE}/lobby/${body.game_code}/start`, {
      player_id: 'ben',
      deck: CONTROL,
    });
    const wires = await Promise.all([anna, ben, watcher].map((person) => person.connects('/ggltcg')));
    for (const wire of wires) await wire.does('session:join', { sessionId: body.game_id });
    const [active, card] = begun.body.first_player_id === 'anna' ? [anna, 'Surge'] : [ben, 'Ka'];
    await active.post(`${BASE}/${body.game_id}/play-card`, { card_name: card });
    expect(wires.flatMap(({ heard }) => heard.filter(({ event }) => event === 'story:ready'))).toEqual([]);
    await ben.post(`${BASE}/${body.game_id}/concede`, {});

    const stories = await Promise.all(wires.map((wire) => wire.hears<StoryNews>('story:ready')));
    expect(stories[0]).toMatchObject({ game_id: body.game_id, source: 'template' });
    for (const name of ['Anna', 'Ben']) expect(stories[0]!.narrative).toContain(name);
    expect(stories[1]).toEqual(stories[0]);
    expect(stories[2]).toEqual(stories[0]);
    const described = parlour.app
      .get(SocketNamespaces)
      .list()
      .find(({ address }) => address === '/ggltcg')!.messages['story:ready']!;
    expect(misfits(described.payload, stories[0]!, 'story:ready')).toEqual([]);

    const page = await anna.get<{ play_by_play: object[] }>(`${BASE}/${body.game_id}`);
    const told = await anna.post(`${BASE}/narrative`, {
      play_by_play: page.body.play_by_play,
    });
    expect(told.body).toEqual({ narrative: stories[0]!.narrative, source: 'template' });
    for (const wire of wires) {
      expect(wire.heard.filter(({ event }) => event === 'story:ready')).toHaveLength(1);
      wire.close();
    }
  });

  it.each(['easy', 'normal', 'hard'])('says once a turn what a bot of the level %s is after', async (level) => {
    const anna = await guest(parlour.url);
    const { body } = await anna.post<{ game_id: string }>(BASE, {
      access: 'open',
      player1: { player_id: 'anna', deck: AGGRO },
      player2: { player_id: 'ai', level, deck: CONTROL },
      first_player_id: 'ai',
      seed: 'plans',
    });
    const wire = await anna.connects('/ggltcg');
    await wire.does('session:join', { sessionId: body.game_id });
    for (const turn of [1, 3]) {
      await anna.post(`${BASE}/${body.game_id}/ai-turn?full=true&player_id=ai`);
      await wire.hears<Plan>('ai:plan', () => wire.all('ai:plan').length === (turn + 1) / 2);
      expect(wire.all<Plan>('ai:plan').at(-1)).toEqual({
        game_id: body.game_id,
        player_id: 'ai',
        strategy: expect.stringMatching(/^[A-Z].*\.$/),
      });
      await anna.post(`${BASE}/${body.game_id}/end-turn`, { player_id: 'anna' });
    }
    expect(wire.all('ai:plan')).toHaveLength(2);
    const page = await anna.get<{ play_by_play: { action_type: string; player_id: string; turn: number }[] }>(
      `${BASE}/${body.game_id}`,
    );
    const told = page.body.play_by_play.filter(({ action_type }) => action_type === 'strategy');
    expect(told).toMatchObject([
      { player_id: 'ai', turn: 1 },
      { player_id: 'ai', turn: 3 },
    ]);
  });
});
