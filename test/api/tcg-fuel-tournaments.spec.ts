import { Pool } from 'pg';
import { LiveSessions } from '../../src/engine/sessions/live-sessions.js';
import { SessionService } from '../../src/engine/sessions/session.service.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import { TournamentTable } from '../support/tournament.js';
import type { StandingLine, TournamentPage } from '../support/tournament.js';

const BASE = '/api/tcg-fuel';

describe('Tournaments of TCG Fuel', () => {
  let parlour: Parlour;
  let people: Person[];
  beforeAll(async () => {
    parlour = await startParlour();
    people = await Promise.all(['ann', 'bob', 'cy', 'dee', 'eve'].map((name) => guest(parlour.url, name)));
  });
  afterAll(() => parlour.stop());

  const query = (text: string, values: unknown[]) => parlour.app.get(Pool).query(text, values);
  const opens = (count: number, wanted: object) => TournamentTable.of(parlour, people.slice(0, count), wanted);
  /** As if a match had waited so long for its next game. */
  const waits = (matchId: number, minutes: number) =>
    query(`UPDATE tournament_matches SET created_at = now() - make_interval(mins => $2) WHERE id = $1`, [
      matchId,
      minutes,
    ]);

  it('Swiss: everybody plays every round, the odd one out has a bye, and nobody meets twice', async () => {
    const table = await opens(5, { kind: 'swiss' });
    const { body } = await table.start();
    expect(body).toMatchObject({ status: 'running', currentRound: 1, rounds: 3 });
    const met = new Set<string>();
    for (let round = 1; round <= 3; round++) {
      await table.playRound();
      const matches = await table.matches(round);
      expect(matches).toHaveLength(3);
      for (const { playerA, playerB, status, outcome } of matches) {
        expect([status, outcome]).toEqual(['finished', playerB === null ? 'bye' : 'played']);
        const key = [playerA, playerB].sort().join('-');
        expect(met).not.toContain(key);
        met.add(key);
      }
    }
    const [ann] = table.playerIds;
    const standings = await table.standings();
    expect(standings.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
    // Ann wins whatever she plays; with a bye in the way another may be unbeaten too, and tie-breaks decide.
    expect(standings.find(({ playerId }) => playerId === ann)).toMatchObject({ points: 9, losses: 0 });
    expect(standings[0]).toMatchObject({ points: 9, losses: 0 });
    expect(await table.page()).toMatchObject({ status: 'finished', winnerId: standings[0]!.playerId });
    const points = standings.map((line) => line.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    expect(standings.reduce((sum, { byes }) => sum + byes, 0)).toBe(3);
    expect(await people[0]!.get(table.path('/rounds/4'))).toMatchObject({
      status: 404,
      body: { code: 'ROUND_NOT_FOUND' },
    });
  });

  it('tells each player the match that waits, with its room, its game and the end of patience', async () => {
    const table = await opens(2, { kind: 'single_elimination' });
    const [ann, bob] = people;
    const mine = (who: Person) =>
      who.get<{ playerId: number; matches: { tournamentId: number; roomId: string; lostAt: string | null }[] }>(
        `${BASE}/tournaments/mine`,
      );
    const here = async (who: Person) =>
      (await mine(who)).body.matches.filter(({ tournamentId }) => table.path().endsWith(`/${tournamentId}`));
    expect(await here(ann!)).toEqual([]);
    await table.start();
    const [match] = await table.matches(1);
    const [waiting] = await here(ann!);
    expect(waiting).toMatchObject({ matchId: match!.id, round: 1, opponent: 'bob', sessionId: null, isReady: false });
    expect(Date.parse(waiting!.lostAt!)).toBeGreaterThan(0);
    expect(await here(bob!)).toMatchObject([{ opponent: 'ann', roomId: waiting!.roomId }]);
    expect((await mine(people[4]!)).body.matches.some(({ roomId }) => roomId === waiting!.roomId)).toBe(false);
    await table.playRound();
    expect(await here(ann!)).toEqual([]);
    expect((await fetch(`${parlour.url}${BASE}/tournaments/mine`)).status).toBe(401);
  });

  it('single elimination: the best seed has a bye, the first two meet in the final', async () => {
    const table = await opens(3, { kind: 'single_elimination' });
    const [ann, bob, cy] = table.playerIds;
    await table.start();
    expect(await table.matches(1)).toMatchObject([
      { playerA: ann, playerB: null, outcome: 'bye', winnerId: ann },
      { playerA: bob, playerB: cy, status: 'open', stage: 'elimination' },
    ]);
    await table.playRound();
    expect(await table.matches(2)).toMatchObject([{ playerA: ann, playerB: bob, status: 'open' }]);
    await table.playRound();
    expect(await table.page()).toMatchObject({ status: 'finished', winnerId: ann, currentRound: 2 });
    expect((await table.standings()).map(({ playerId }) => playerId)).toEqual([ann, bob, cy]);
  });

  it('Swiss with a top cut: the best four play on in a bracket by rank', async () => {
    const table = await opens(5, { kind: 'swiss', rounds: 1, topCut: 4 });
    await table.start();
    await table.playRound();
    const ranked = (await table.standings()).map(({ playerId }) => playerId);
    const bracket = await table.matches(2);
    expect(bracket.map(({ playerA, playerB, stage }) => [playerA, playerB, stage])).toEqual([
      [ranked[0], ranked[3], 'elimination'],
      [ranked[1], ranked[2], 'elimination'],
    ]);
    await table.playRound();
    await table.playRound();
    const { status, winnerId } = await table.page();
    expect([status, (await table.standings())[0]!.playerId]).toEqual(['finished', winnerId]);
    expect((await table.standings())[4]!.playerId).toBe(ranked[4]);
  });

  it('best of three: the loser of a game says who begins the next, and two games win', async () => {
    const table = await opens(2, { kind: 'single_elimination', bestOf: 3 });
    await table.start();
    const [match] = await table.matches(1);
    const [ann, bob] = table.playerIds as [number, number];
    await table.lose(match!, bob);
    expect(await table.matches(1)).toMatchObject([{ winsA: 1, winsB: 0, status: 'open' }]);
    expect(await table.ready(ann, match!, { playFirst: true })).toMatchObject({
      status: 409,
      body: { code: 'NOT_YOUR_CHOICE', rule: 'R9' },
    });
    await table.ready(ann, match!);
    const { body } = await table.ready(bob, match!, { playFirst: false });
    const first = async (gameId: number) =>
      (await people[0]!.get<{ state: { players: { playerId: number }[] } }>(`${BASE}/games/${gameId}/state`)).body.state
        .players[0]!.playerId;
    expect(await first(body.gameId)).toBe(ann);
    await table.concede(ann, body.gameId);
    await table.settle();
    // Nothing said: the loser begins.
    const third = await table.begin(match!);
    expect(await first(third)).toBe(ann);
    await table.concede(ann, third);
    await table.settle();
    expect(await table.matches(1)).toMatchObject([{ winsA: 1, winsB: 2, winnerId: bob, outcome: 'played' }]);
    expect(await table.page()).toMatchObject({ status: 'finished', winnerId: bob });
  });

  it('a drawn match of the bracket is replayed once, then the higher seed goes on', async () => {
    const table = await opens(2, { kind: 'single_elimination' });
    await table.start();
    const [match] = await table.matches(1);
    const [ann, bob] = table.playerIds as [number, number];
    const draws = async (): Promise<void> => {
      const gameId = await table.begin(match!);
      await table.people.get(ann)!.post(`${BASE}/games/${gameId}/actions`, { type: 'offer_draw' });
      await table.people
        .get(bob)!
        .post(`${BASE}/games/${gameId}/actions`, { type: 'answer_draw', data: { accept: true } });
      await table.settle();
    };
    await draws();
    expect(await table.matches(1)).toMatchObject([{ status: 'open', replayed: true, draws: 0 }]);
    await draws();
    expect(await table.matches(1)).toMatchObject([{ status: 'finished', outcome: 'seed', winnerId: ann }]);
    expect(await table.page()).toMatchObject({ status: 'finished', winnerId: ann });
  });

  it('whoever drops loses the match at hand, is not paired again, and stays in the standings', async () => {
    const table = await opens(4, { kind: 'swiss', rounds: 2 });
    await table.start();
    const [first, second] = await table.matches(1);
    const gameId = await table.begin(first!);
    const leaver = first!.playerB!;
    const { body } = await table.people.get(leaver)!.post<TournamentPage>(table.path('/drop'));
    expect(body.players.find(({ playerId }) => playerId === leaver)).toMatchObject({ dropped: true });
    expect(body.log.map(({ deed }) => deed)).toEqual(['started', 'dropped']);
    expect((await table.matches(1))[0]).toMatchObject({
      status: 'finished',
      outcome: 'drop',
      winnerId: first!.playerA,
    });
    expect((await people[0]!.get(`${BASE}/games/${gameId}`)).body).toMatchObject({ status: 'finished' });
    expect(await table.people.get(leaver)!.post(table.path('/drop'))).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_DROPPED' },
    });
    await table.lose(second!, second!.playerB!);
    const paired = (await table.matches(2)).flatMap(({ playerA, playerB }) => [playerA, playerB]);
    expect(paired).not.toContain(leaver);
    await table.playRound();
    expect((await table.page()).status).toBe('finished');
    const line = (await table.standings()).find(({ playerId }) => playerId === leaver) as StandingLine;
    expect(line).toMatchObject({ dropped: true, losses: 1, points: 0 });
  });

  it('absent for five minutes loses a game, for ten the match; if nobody comes both lose', async () => {
    const table = await opens(4, { kind: 'swiss', rounds: 1, bestOf: 3 });
    await table.start();
    const [first, second] = await table.matches(1);
    await table.ready(first!.playerA, first!);
    await waits(first!.id, 6);
    await table.settle();
    await table.settle();
    expect((await table.matches(1))[0]).toMatchObject({ status: 'open', winsA: 1, winsB: 0 });
    await waits(first!.id, 11);
    await waits(second!.id, 11);
    await table.settle();
    expect(await table.matches(1)).toMatchObject([
      { status: 'finished', outcome: 'absence', winnerId: first!.playerA, winsA: 2, winsB: 0 },
      { status: 'finished', outcome: 'both_absent', winnerId: null, winsA: 0, winsB: 0 },
    ]);
    const standings = await table.standings();
    expect(standings.map(({ points }) => points)).toEqual([3, 0, 0, 0]);
    expect(standings.filter(({ losses }) => losses === 1)).toHaveLength(3);
    expect((await people[0]!.get(`${BASE}/game-rooms/${first!.roomId}`)).body).toMatchObject({ status: 'cancelled' });
  });

  it('absent from a game that runs loses that game: the table says so', async () => {
    const table = await opens(2, { kind: 'single_elimination' });
    await table.start();
    const [match] = await table.matches(1);
    const gameId = await table.begin(match!);
    const { rows } = await query('SELECT id FROM game_sessions WHERE num = $1', [gameId]);
    const { id } = rows[0] as { id: string };
    const { definition, table: dealt } = await parlour.app.get(LiveSessions, { strict: false }).get(id);
    const [ann, bob] = table.playerIds;
    const seat = (dealt.state as { players: { playerId: number }[] }).players.findIndex(
      ({ playerId }) => playerId === bob,
    );
    const absence = definition.absence!(dealt.state, seat)!;
    expect(absence).toMatchObject({ after: 300_000, action: { type: 'time_out', playerId: bob, absent: true } });
    await parlour.app.get(SessionService, { strict: false }).playForTable(id, () => absence.action);
    await table.settle();
    expect(await table.page()).toMatchObject({ status: 'finished', winnerId: ann });
  });

  it('the organiser decides a match, ends its game with that, and it is written down', async () => {
    const table = await opens(2, { kind: 'swiss', rounds: 1 });
    await table.start();
    const [match] = await table.matches(1);
    const gameId = await table.begin(match!);
    const decides = (who: Person, body: object, id = match!.id) => who.post(table.path(`/matches/${id}/result`), body);
    const result = { winsA: 1, winsB: 0, reason: 'A judge saw it' };
    expect(await decides(people[1]!, result)).toMatchObject({ status: 403, body: { code: 'NOT_ORGANISER' } });
    expect(await decides(people[0]!, result, 0)).toMatchObject({ status: 404, body: { code: 'MATCH_NOT_FOUND' } });
    for (const bad of [
      { winsA: 2, winsB: 0 },
      { winsA: 1, winsB: 1 },
      { winsA: 0, winsB: 0 },
    ]) {
      expect(await decides(people[0]!, bad)).toMatchObject({ status: 422, body: { code: 'BAD_RESULT' } });
    }
    expect(await decides(people[0]!, { winsA: -1, winsB: 0 })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
    expect(await decides(people[0]!, result)).toMatchObject({
      status: 200,
      body: { status: 'finished', outcome: 'override', winnerId: match!.playerA, decidedBy: table.playerIds[0] },
    });
    expect((await people[0]!.get(`${BASE}/games/${gameId}`)).body).toMatchObject({ status: 'cancelled' });
    const { log, status } = await table.page();
    expect(status).toBe('finished');
    expect(log.at(-1)).toMatchObject({ deed: 'decided', details: { matchId: match!.id, reason: 'A judge saw it' } });
    expect(await decides(people[0]!, result)).toMatchObject({ status: 409, body: { code: 'TOURNAMENT_NOT_RUNNING' } });
  });

  it('registration: one deck that is legal, once, while there is room; the deck is copied', async () => {
    const [ann, bob, cy] = people as [Person, Person, Person];
    const announce = (body: object) => ann.post<TournamentPage>(`${BASE}/tournaments`, { name: 'x', ...body });
    for (const bad of [
      { kind: 'round_robin' },
      { kind: 'swiss', topCut: 3 },
      { kind: 'swiss', bestOf: 2 },
      { kind: 'swiss', maxPlayers: 1 },
      { kind: 'swiss', startsAt: 'soon' },
      { kind: 'single_elimination', topCut: 4 },
      { kind: 'swiss', name: '' },
    ]) {
      expect(await announce(bad)).toMatchObject({ status: 400, body: { statusCode: 400, code: 'VALIDATION' } });
    }
    const { body } = await announce({ kind: 'swiss', maxPlayers: 2 });
    expect(body).toMatchObject({ status: 'registration', bestOf: 3, format: 'fuel40', players: [] });
    expect(JSON.stringify(body)).not.toContain('seed');
    const path = `${BASE}/tournaments/${body.id}`;
    const small = await ann.post<{ id: number }>(`${BASE}/decks`, {
      name: 'Small',
      colors: ['red'],
      cards: [{ card: 'mountain', count: 20 }],
    });
    const registers = (who: Person, deckId: number) => who.post(`${path}/register`, { deckId });
    expect(await registers(ann, small.body.id)).toMatchObject({
      status: 422,
      body: { code: 'DECK_INVALID', rule: 'R8' },
    });
    expect(await registers(ann, 999_999)).toMatchObject({ status: 404, body: { code: 'DECK_NOT_FOUND' } });
    expect(await ann.post(`${path}/start`)).toMatchObject({ status: 409, body: { code: 'NOT_ENOUGH_PLAYERS' } });
    expect((await registers(ann, 1)).status).toBe(200);
    expect(await registers(ann, 2)).toMatchObject({ status: 409, body: { code: 'ALREADY_REGISTERED' } });
    expect(await cy.post(`${path}/drop`)).toMatchObject({ status: 409, body: { code: 'NOT_REGISTERED' } });
    expect((await registers(bob, 2)).status).toBe(200);
    expect(await registers(cy, 3)).toMatchObject({ status: 409, body: { code: 'TOURNAMENT_FULL' } });
    expect((await bob.post<TournamentPage>(`${path}/drop`)).body.players).toHaveLength(1);
    await registers(cy, 3);
    expect(await bob.post(`${path}/start`)).toMatchObject({ status: 403, body: { code: 'NOT_ORGANISER' } });
    expect((await ann.post(`${path}/start`)).status).toBe(200);
    expect(await ann.post(`${path}/start`)).toMatchObject({ status: 409, body: { code: 'TOURNAMENT_STARTED' } });
    expect(await registers(bob, 2)).toMatchObject({ status: 409, body: { code: 'REGISTRATION_CLOSED' } });
    expect(await ann.get(`${BASE}/tournaments/0`)).toMatchObject({
      status: 404,
      body: { code: 'TOURNAMENT_NOT_FOUND' },
    });
    const { body: list } = await ann.get<{ tournaments: { id: number }[] }>(`${BASE}/tournaments?status=running`);
    expect(list.tournaments.map(({ id }) => id)).toContain(body.id);
  });

  it('plays with the deck that was registered, whatever is chosen in the room', async () => {
    const table = await opens(2, { kind: 'swiss', rounds: 1 });
    await table.start();
    const [match] = await table.matches(1);
    const ann = table.people.get(match!.playerA)!;
    await ann.post(`${BASE}/game-rooms/${match!.roomId}/deck`, { deckId: 6 });
    const gameId = await table.begin(match!);
    await table.concede(match!.playerB!, gameId);
    await table.settle();
    const { body } = await ann.get<{ decks: { playerId: number; deckId: number }[] }>(`${BASE}/games/${gameId}/replay`);
    expect(body.decks.map(({ deckId }) => deckId).sort()).toEqual([1, 2]);
  });

  it('begins by itself when its time has come, or is called off when nobody came', async () => {
    const startsAt = new Date(Date.now() - 1000).toISOString();
    const table = await opens(2, { kind: 'swiss', startsAt });
    const { body: empty } = await people[0]!.post<TournamentPage>(`${BASE}/tournaments`, {
      name: 'Empty',
      kind: 'swiss',
      startsAt,
    });
    await table.settle();
    expect(await table.page()).toMatchObject({ status: 'running', currentRound: 1 });
    expect((await people[0]!.get(`${BASE}/tournaments/${empty.id}`)).body).toMatchObject({ status: 'cancelled' });
  });

  it('goes on after a restart, and takes every result once', async () => {
    const table = await opens(4, { kind: 'single_elimination' });
    await table.start();
    const [first, second] = await table.matches(1);
    const games = [await table.begin(first!), await table.begin(second!)];
    const other = await startParlour({ databaseUrl: parlour.settings.databaseUrl });
    try {
      // One game ends here, one ends there; both servers look, more than once and at once.
      await table.concede(first!.playerB!, games[0]!);
      const there = table.people.get(second!.playerB!)!;
      await fetch(`${other.url}${BASE}/games/${games[1]}/actions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${there.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'concede' }),
      });
      await Promise.all([table.settle(), table.settle(other), table.settle(), table.settle(other)]);
      const final = await table.matches(2);
      expect(final).toHaveLength(1);
      expect(final[0]).toMatchObject({ playerA: first!.playerA, playerB: second!.playerA, status: 'open' });
      expect(await table.page()).toMatchObject({ status: 'running', currentRound: 2 });
      const { rows } = await query('SELECT count(*)::int FROM tournament_matches WHERE tournament_id = $1', [table.id]);
      expect(rows).toEqual([{ count: 3 }]);
    } finally {
      await other.stop();
    }
  });
});
