import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import type { Answer } from '../support/people.js';

interface State {
  board: (null | 'R' | 'B')[][];
  phase: string;
  currentPlayer: string;
  placed: { R: number; B: number };
  holeSquareIndex: number;
  winner: string | null;
  drawReason: string | null;
  legalSlides?: number[];
}
interface Game {
  gameId: string;
  playerToken: string;
  state: State;
  version: number;
  round: number;
  aiActions: { player: string; action: string }[];
  winningBlocks: object[];
  color?: string;
  error?: string;
  code?: string;
}

const BASE = '/api/four-in-a-square';

describe('Four in a Square over REST', () => {
  let parlour: Parlour;
  let client: Person;
  beforeAll(async () => {
    parlour = await startParlour();
    client = new Person(parlour.url, undefined);
  });
  afterAll(() => parlour.stop());

  const create = async (body?: object): Promise<Game> => {
    const answer = await client.ask<Game>('POST', `${BASE}/games`, { body });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const move = ({ gameId, playerToken }: Game, body: object): Promise<Answer<Game>> =>
    client.post<Game>(`${BASE}/games/${gameId}/move`, { playerToken, ...body });
  const show = async ({ gameId }: Game) => (await client.get<Game>(`${BASE}/games/${gameId}`)).body;

  /** Plays a line such as `0.0 /1 8.3 /0` and returns the last answer. */
  const line = async (game: Game, text: string): Promise<Answer<Game>> => {
    let answer!: Answer<Game>;
    for (const word of text.split(' ')) {
      const [square, slot] = word.replace('/', '').split('.').map(Number);
      answer = await move(
        game,
        word.startsWith('/')
          ? { action: 'slide', squareIndex: square }
          : { action: 'place', squareIndex: square, slotIndex: slot },
      );
    }
    return answer;
  };
  const hotSeat = (more: object = {}) => create({ opponent: 'self', ...more });
  const rows = ({ board }: State): string =>
    Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 6 }, (_, col) => {
        const square = Math.floor(row / 2) * 3 + Math.floor(col / 2);
        return board[square]![(row % 2) * 2 + (col % 2)] ?? '.';
      }).join(''),
    ).join(' ');
  const refused = (status: number, code: string, error?: string) => ({
    status,
    body: error ? { error, code } : { code },
  });

  it('W1: answers a new game with its nine fields, its id and a token', async () => {
    const answer = await client.ask<Game>('POST', `${BASE}/games`);
    expect(answer.status).toBe(201);
    expect(answer.body.playerToken).toMatch(/^tok_/);
    expect(answer.body.state).toEqual({
      board: Array(9).fill([null, null, null, null]),
      phase: 'placement',
      currentPlayer: 'R',
      placed: { R: 0, B: 0 },
      piecesPerPlayer: 8,
      holeSquareIndex: 4,
      selectedSquareIndex: null,
      winner: null,
      drawReason: null,
    });
    expect(answer.body).toMatchObject({ version: 0, round: 1, aiActions: [] });
  });

  it('answers a key again, and takes one of 200 characters at most', async () => {
    const { gameId, playerToken } = await hotSeat();
    const place = (key: string) =>
      client.post<Game>(
        `${BASE}/games/${gameId}/move`,
        { playerToken, action: 'place', squareIndex: 1, slotIndex: 0 },
        { 'idempotency-key': key },
      );
    expect(await place('k'.repeat(201))).toMatchObject(refused(400, 'BAD_REQUEST'));
    const first = await place('k'.repeat(200));
    expect(first).toMatchObject({ status: 200, body: { version: 1 } });
    expect((await place('k'.repeat(200))).body).toEqual(first.body);
  });

  it('W2: carries a piece along with its square', async () => {
    const { body } = await line(await hotSeat(), '1.0 /1');
    expect(body.state.board[4]).toEqual(['R', null, null, null]);
    expect(body.state).toMatchObject({
      holeSquareIndex: 1,
      phase: 'placement',
      currentPlayer: 'B',
      placed: { R: 1, B: 0 },
    });
  });

  it('W3, W4, W5: says which rule is broken, in its own words', async () => {
    const game = await hotSeat();
    const say = (text: string) => line(game, text);
    expect(await say('4.0')).toMatchObject(
      refused(400, 'HOLE_SQUARE', 'Invalid move: cannot place in the hole square'),
    );
    expect(await say('/1')).toMatchObject(refused(400, 'WRONG_PHASE', 'Invalid move: cannot slide in phase placement'));
    await say('0.0');
    expect(await say('0.1')).toMatchObject(
      refused(400, 'WRONG_PHASE', 'Invalid move: cannot place in phase placementSlide'),
    );
    expect(await say('/0')).toMatchObject(
      refused(400, 'NOT_ADJACENT', 'Invalid move: square is not adjacent to the hole'),
    );
    expect(await say('/4')).toMatchObject(refused(400, 'HOLE_SQUARE', 'Invalid move: cannot slide the hole square'));
    expect((await show(game)).state).toMatchObject({
      phase: 'placementSlide',
      currentPlayer: 'R',
      placed: { R: 1, B: 0 },
    });
    await say('/1');
    const occupied = await say('0.0');
    expect(occupied.body).toEqual({ error: 'Invalid move: slot is occupied', code: 'SLOT_OCCUPIED' });
    expect(await say('1.0')).toMatchObject(refused(400, 'HOLE_SQUARE'));
  });

  it('W6: ends at once with a block made by a placement', async () => {
    const game = await hotSeat();
    const { body } = await line(game, '0.0 /7 8.3 /4 0.1 /7 8.2 /4 0.2 /7 6.0 /4 0.3');
    expect(body.state).toMatchObject({
      winner: 'R',
      phase: 'placement',
      currentPlayer: 'R',
      placed: { R: 4, B: 3 },
      holeSquareIndex: 4,
    });
    expect(rows(body.state)).toBe('RR.... RR.... ...... ...... B..... ....BB');
    expect(body.winningBlocks).toEqual([{ player: 'R', row: 0, col: 0 }]);
    expect(await line(game, '/1')).toMatchObject(refused(400, 'GAME_OVER', 'Invalid move: the game is over'));
  });

  it('W8: gives the game to the rival whose block the slide made', async () => {
    const { body } = await line(await hotSeat(), '0.0 /7 3.1 /4 6.3 /7 1.3 /4 8.3 /7 2.2 /4 7.1 /7 5.0 /4 6.0 /3');
    expect(body.state).toMatchObject({
      winner: 'B',
      currentPlayer: 'R',
      phase: 'placementSlide',
      placed: { R: 5, B: 4 },
    });
    expect(rows(body.state)).toBe('R..... ...BB. ...BB. ...... R..R.. .R...R');
  });

  it('W11: draws by repetition at the fifth occurrence, unless that is off', async () => {
    const game = await hotSeat({ piecesPerPlayer: 1 });
    await line(game, '0.0 /1 8.3 /4');
    expect((await line(game, '/1 /4 /1 /4 /1 /4 /1')).body.state.drawReason).toBeNull();
    expect((await line(game, '/4')).body.state).toMatchObject({
      drawReason: 'repetition',
      currentPlayer: 'R',
      holeSquareIndex: 4,
    });
    const endless = await hotSeat({ piecesPerPlayer: 1, repetitionLimit: 0 });
    await line(endless, '0.0 /1 8.3 /4');
    expect((await line(endless, '/1 /4 /1 /4 /1 /4 /1 /4')).body.state.drawReason).toBeNull();
  });

  it('W12: bans sliding back under V1, and shows what may slide', async () => {
    const game = await hotSeat({ piecesPerPlayer: 1, noBacktrack: true });
    await line(game, '0.0 /3 8.3');
    expect(await line(game, '/4')).toMatchObject(
      refused(400, 'BACKTRACK', 'Invalid move: the square that slid last may not slide back'),
    );
    expect((await line(game, '/0')).body.state).toMatchObject({
      phase: 'movement',
      holeSquareIndex: 0,
      blockedSlideSquareIndex: 3,
      legalSlides: [1],
    });
    expect(await line(game, '/3')).toMatchObject(refused(400, 'BACKTRACK'));
    expect((await line(game, '/1')).body.state).toMatchObject({ holeSquareIndex: 1, legalSlides: [2, 4] });
  });

  it('W13: judges the game first, then the token, then the body', async () => {
    const game = await create();
    for (const squareIndex of ['0', 1.5, -1, 9, null, undefined]) {
      const answer = await move(game, { action: 'place', squareIndex, slotIndex: 0 });
      expect(answer).toMatchObject(
        refused(400, 'BAD_SQUARE_INDEX', 'Invalid move: squareIndex must be an integer from 0 to 8'),
      );
    }
    expect(await move(game, { action: 'place', squareIndex: 0, slotIndex: 4 })).toMatchObject(
      refused(400, 'BAD_SLOT_INDEX', 'Invalid move: slotIndex must be an integer from 0 to 3'),
    );
    expect(await move(game, { action: 'pass' })).toMatchObject(
      refused(400, 'UNKNOWN_ACTION', 'Invalid move: action must be "place" or "slide"'),
    );
    const legal = { action: 'place', squareIndex: 0, slotIndex: 0 };
    const wrong = `${BASE}/games/${game.gameId}/move`;
    const other = await create();
    for (const playerToken of ['tok_wrong', '', 7, null, other.playerToken, undefined]) {
      expect(await client.post(wrong, { ...legal, playerToken })).toMatchObject(
        refused(401, 'INVALID_TOKEN', 'invalid playerToken'),
      );
    }
    for (const body of ['{"action":', '[]', '"x"', '{}']) {
      for (const id of ['nothing', '00000000-0000-4000-8000-000000000000']) {
        expect(await client.ask('POST', `${BASE}/games/${id}/move`, { body })).toMatchObject(
          refused(404, 'GAME_NOT_FOUND', 'game not found'),
        );
      }
    }
    const headers = { authorization: `Bearer ${game.playerToken}` };
    const unparsed = await client.ask<Game>('POST', wrong, { body: '{"action":', headers });
    expect(unparsed).toMatchObject(refused(400, 'BAD_REQUEST'));
    expect(unparsed.body.error).toMatch(/^Invalid request: /);
    expect(await client.ask('POST', wrong, { body: '[]', headers })).toMatchObject(refused(400, 'BAD_REQUEST'));
    expect((await show(game)).version).toBe(0);
    expect(await client.ask('POST', wrong, { body: legal, headers })).toMatchObject({
      status: 200,
      body: { version: 1 },
    });
  });

  it('W14: takes 1 to 16 pieces as a JSON integer and refuses every other option clearly', async () => {
    for (const piecesPerPlayer of [0, 17, 18, '8', 2.5, null]) {
      expect(await client.post(`${BASE}/games`, { piecesPerPlayer })).toMatchObject(refused(400, 'INVALID_OPTION'));
    }
    for (const bad of [
      { opponent: 'dog' },
      { level: 'god' },
      { aiMode: 'x' },
      { humanColor: 'G' },
      { noBacktrack: 1 },
      { repetitionLimit: 1 },
      { movementLimit: 1 },
      { seed: 5 },
      { lockRestart: 'yes' },
    ]) {
      expect(await client.post(`${BASE}/games`, bad)).toMatchObject(refused(400, 'INVALID_OPTION'));
    }
    for (const piecesPerPlayer of [1, 16]) await create({ piecesPerPlayer, whatever: true });
    expect(await client.ask('POST', `${BASE}/games`, { body: '[1]' })).toMatchObject(refused(400, 'BAD_REQUEST'));
  });

  it('W15, W16: answers with the bot’s placement and slide, and restarts with history kept', async () => {
    const game = await create({ level: 'easy' });
    const placed = await line(game, '0.0');
    expect(placed.body).toMatchObject({
      aiActions: [],
      state: { phase: 'placementSlide', currentPlayer: 'R', placed: { R: 1, B: 0 } },
    });
    const slid = await line(game, '/3');
    expect(slid.body).toMatchObject({
      version: 4,
      state: { placed: { R: 1, B: 1 }, currentPlayer: 'R', phase: 'placement' },
    });
    expect(slid.body.state.holeSquareIndex % 2).toBe(0);
    expect(slid.body.aiActions.map(({ player, action }) => `${player} ${action}`)).toEqual(['B place', 'B slide']);
    const restart = (body: object) => client.post<Game>(`${BASE}/games/${game.gameId}/restart`, body);
    expect(await restart({ playerToken: 'tok_wrong' })).toMatchObject(refused(401, 'INVALID_TOKEN'));
    expect((await show(game)).version).toBe(4);
    const again = await restart({ playerToken: game.playerToken });
    expect(again.body).toMatchObject({
      round: 2,
      state: { phase: 'placement', placed: { R: 0, B: 0 }, holeSquareIndex: 4 },
    });
    expect((await line(game, '0.0')).status).toBe(200);
    const history = async (query = '') =>
      (await client.get<{ actions: { round: number; by: string }[] }>(`${BASE}/games/${game.gameId}/history${query}`))
        .body.actions;
    expect((await history('?round=1')).map(({ by }) => by)).toEqual(['human', 'human', 'bot', 'bot']);
    expect(await history('?round=2')).toHaveLength(1);
    expect(await history()).toHaveLength(5);
    expect((await restart({})).status).toBe(200);
  });

  it('restarts without a token only where one person plays and has not locked it', async () => {
    for (const setup of [{ lockRestart: true }, { opponent: 'human' }]) {
      const game = await create(setup);
      expect(await client.ask('POST', `${BASE}/games/${game.gameId}/restart`)).toMatchObject(
        refused(401, 'INVALID_TOKEN'),
      );
    }
  });

  it('lets the bot begin for a human who plays Blue', async () => {
    const game = await create({ humanColor: 'B', level: 'random' });
    expect(game.state).toMatchObject({ currentPlayer: 'B', placed: { R: 1, B: 0 }, phase: 'placement' });
    expect(game.aiActions).toHaveLength(2);
    const again = await client.post<Game>(`${BASE}/games/${game.gameId}/restart`, { playerToken: game.playerToken });
    expect(again.body).toMatchObject({ round: 2, state: { currentPlayer: 'B', placed: { R: 1, B: 0 } } });
  });

  it('accepts what later clients send: both halves at once, and both ends of a slide', async () => {
    const game = await hotSeat();
    const bad = await move(game, { action: 'place', squareIndex: 0, slotIndex: 0, slideSquareIndex: 8 });
    expect(bad).toMatchObject(refused(400, 'NOT_ADJACENT'));
    expect((await show(game)).state.placed.R).toBe(0);
    const both = await move(game, { action: 'place', squareIndex: 0, slotIndex: 0, slideSquareIndex: 1 });
    expect(both.body).toMatchObject({ version: 2, state: { holeSquareIndex: 1, currentPlayer: 'B' } });
    await line(game, '8.3');
    const wrongHole = await move(game, { action: 'slide', fromSquareIndex: 0, toHoleSquareIndex: 5 });
    expect(wrongHole).toMatchObject(
      refused(400, 'HOLE_MISMATCH', 'Invalid move: toHoleSquareIndex must equal the current hole'),
    );
    expect(
      (await move(game, { action: 'slide', fromSquareIndex: 0, toHoleSquareIndex: 1, slotIndex: 99 })).body.state
        .holeSquareIndex,
    ).toBe(0);
  });

  it('does not make the slide when the placement has won', async () => {
    const game = await hotSeat();
    await line(game, '0.0 /7 8.3 /4 0.1 /7 8.2 /4 0.2 /7 6.0 /4');
    const won = await move(game, { action: 'place', squareIndex: 0, slotIndex: 3, slideSquareIndex: 1 });
    expect(won.body.state).toMatchObject({ winner: 'R', holeSquareIndex: 4 });
  });

  it('protects a retried slide by its version', async () => {
    const game = await hotSeat();
    await line(game, '0.0');
    const slide = { action: 'slide', squareIndex: 1, expectedVersion: 1 };
    expect((await move(game, slide)).status).toBe(200);
    expect(await move(game, slide)).toMatchObject(refused(409, 'VERSION_CONFLICT'));
  });

  it('seats two people, who may not play for each other, agree on a draw, or give up', async () => {
    const red = await create({ opponent: 'human' });
    const join = () => client.post<Game>(`${BASE}/games/${red.gameId}/join`);
    const joined = await join();
    expect(joined.body).toMatchObject({ color: 'B', state: { phase: 'placement' } });
    expect(await join()).toMatchObject(refused(409, 'SEAT_TAKEN'));
    const blue: Game = { ...red, playerToken: joined.body.playerToken };
    expect(await line(blue, '0.0')).toMatchObject(refused(400, 'NOT_YOUR_TURN', 'Invalid move: not your turn'));
    await line(red, '0.0 /1');
    expect((await line(blue, '8.3 /0')).status).toBe(200);
    const draw = (who: Game, body: object) =>
      client.post<Game>(`${BASE}/games/${red.gameId}/draw`, { playerToken: who.playerToken, ...body });
    expect((await draw(red, { offer: true })).body).toMatchObject({ drawOffer: 'R' });
    expect((await draw(blue, { accept: true })).body.state).toMatchObject({ drawReason: 'agreement', winner: null });
    await client.post(`${BASE}/games/${red.gameId}/restart`, { playerToken: blue.playerToken });
    const resigned = await client.post<Game>(`${BASE}/games/${red.gameId}/resign`, { playerToken: red.playerToken });
    expect(resigned.body.state).toMatchObject({ winner: 'B', phase: 'placement', currentPlayer: 'R' });
  });

  it('lists what is legal', async () => {
    const game = await hotSeat();
    const legal = async () =>
      (await client.get<{ actions: object[] }>(`${BASE}/games/${game.gameId}/legal`)).body.actions;
    expect(await legal()).toHaveLength(32);
    await line(game, '0.0');
    expect(await legal()).toEqual([1, 3, 5, 7].map((squareIndex) => ({ action: 'slide', squareIndex })));
  });

  it('takes back the last decision of a practice game, and only there', async () => {
    const game = await create({ practice: true, level: 'random' });
    const undo = (one: Game) => client.post<Game>(`${BASE}/games/${one.gameId}/undo`, { playerToken: one.playerToken });
    expect(await undo(game)).toMatchObject(refused(409, 'NOTHING_TO_UNDO'));
    await line(game, '0.0 /1');
    expect((await undo(game)).body.state).toMatchObject({
      phase: 'placementSlide',
      placed: { R: 1, B: 0 },
      holeSquareIndex: 4,
    });
    expect((await undo(game)).body.state).toMatchObject({ phase: 'placement', placed: { R: 0, B: 0 } });
    expect((await line(game, '5.0 /5')).status).toBe(200);
    expect(await undo(await create())).toMatchObject(refused(409, 'NOT_PRACTICE'));
  });

  it('hints to an account in its own game against a bot, and to no other', async () => {
    const [ann, bob] = [await guest(parlour.url, 'ann'), await guest(parlour.url, 'bob')];
    const begin = async (seats: object[]) => {
      const { body } = await ann.post<{ sessionId: string }>('/api/sessions', { game: 'four-in-a-square', seats });
      return `${BASE}/games/${body.sessionId}/hint`;
    };
    const alone = await begin([{ kind: 'me' }, { kind: 'bot', level: 'easy' }]);
    expect(await ann.get(alone)).toMatchObject({ status: 200, body: { version: 0, action: { action: 'place' } } });
    expect(await bob.get(alone)).toMatchObject(refused(401, 'INVALID_TOKEN'));
    expect(await ann.get(await begin([{ kind: 'me' }, { kind: 'me' }]))).toMatchObject({ status: 200 });
  });

  it('hints at a win, at a block, and only to one human', async () => {
    const hint = (game: Game) =>
      client.get<{ action: object; reason: string }>(`${BASE}/games/${game.gameId}/hint`, {
        authorization: `Bearer ${game.playerToken}`,
      });
    const winning = await hotSeat();
    await line(winning, '0.0 /7 8.3 /4 0.1 /7 8.2 /4 0.2 /7 6.0 /4');
    expect((await hint(winning)).body).toMatchObject({
      reason: 'wins',
      action: { action: 'place', squareIndex: 0, slotIndex: 3 },
    });
    expect(await hint(await create({ opponent: 'human' }))).toMatchObject(refused(409, 'NO_HINTS'));
    expect(await hint({ ...winning, playerToken: 'tok_wrong' })).toMatchObject(refused(401, 'INVALID_TOKEN'));
    expect(await hint({ ...winning, playerToken: '' })).toMatchObject(refused(401, 'INVALID_TOKEN'));
  });

  it('looks back at a finished game, turn by turn', async () => {
    const game = await hotSeat();
    const analysis = () =>
      client.get<{ turns: { player: string; value: number }[] }>(`${BASE}/games/${game.gameId}/analysis`);
    await line(game, '0.0 /7 8.3 /4 0.1 /7 8.2 /4 0.2 /7 6.0 /4');
    expect(await analysis()).toMatchObject(refused(409, 'GAME_RUNNING'));
    await line(game, '0.3');
    const reader = await guest(parlour.url, 'reader');
    expect(await reader.get(`${BASE}/games/${game.gameId}/analysis`)).toMatchObject({ status: 200 });
    const { turns } = (await analysis()).body;
    expect(turns.map(({ player }) => player).join('')).toBe('RBRBRBR');
    expect(turns.at(-1)).toMatchObject({ value: 1, best: { action: 'place', squareIndex: 0, slotIndex: 3 } });
  });

  it('can also be played through the common endpoints, by its own view of the tables', async () => {
    const game = await hotSeat();
    const headers = { authorization: `Bearer ${game.playerToken}` };
    const action = { type: 'place', squareIndex: 0, slotIndex: 0 };
    const answer = await client.ask('POST', `/api/sessions/${game.gameId}/actions`, { body: { action }, headers });
    expect(answer).toMatchObject({ status: 200, body: { version: 1 } });
    const { Pool } = await import('pg');
    const { rows: matches } = await parlour.app
      .get(Pool)
      .query('SELECT * FROM four_in_a_square_match WHERE match_id = $1', [game.gameId]);
    expect(matches[0]).toMatchObject({
      opponent: 'self',
      phase: 'placementSlide',
      placed_r: 1,
      placed_b: 0,
      hole_square_index: 4,
      version: 1,
    });
  });
});
