import { rngOver, sfc32 } from '../../src/engine/core/index.js';
import type { Rng } from '../../src/engine/core/index.js';
import { GridGame } from '../support/four-in-a-square/grid-game.js';
import type { GridMove, GridOptions } from '../support/four-in-a-square/grid-game.js';
import { againstTheRules, MALFORMED, outOfDate, requestOf } from '../support/four-in-a-square/requests.js';
import type { Chair, Request, WrongRequest } from '../support/four-in-a-square/requests.js';
import { gamesByWindow } from '../support/four-in-a-square/window-games.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { Person } from '../support/people.js';
import type { Answer } from '../support/people.js';

/** 1,000 by PARLOUR_GAMES=1000; others by another PARLOUR_SEED. */
const GAMES = Number(process.env.PARLOUR_GAMES ?? 10);
const FIRST_SEED = Number(process.env.PARLOUR_SEED ?? 1) * 10_000;
/** So many are played at the same time. */
const AT_ONCE = 5;
const BASE = '/api/four-in-a-square/games';

/** Every code of the contract that one player can be answered with. */
const CODES = [
  ...['GAME_NOT_FOUND', 'INVALID_TOKEN', 'BAD_REQUEST', 'UNKNOWN_ACTION', 'BAD_SQUARE_INDEX', 'BAD_SLOT_INDEX'],
  ...['GAME_OVER', 'WRONG_PHASE', 'HOLE_SQUARE', 'SLOT_OCCUPIED', 'HOLE_MISMATCH', 'NOT_ADJACENT', 'BACKTRACK'],
  'VERSION_CONFLICT',
];

interface Created {
  gameId: string;
  playerToken: string;
}

describe('Random games over REST, beside a second and plainer implementation of the rules', () => {
  let parlour: Parlour;
  let client: Person;
  let stranger: Chair;
  const seen = { actions: 0, refusals: new Map<string, number>(), endings: new Map<string, number>() };
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

  beforeAll(async () => {
    parlour = await startParlour();
    client = new Person(parlour.url, undefined);
    const { body } = await client.post<Created>(BASE, { opponent: 'self' });
    stranger = { ...body, version: 0, grid: new GridGame(optionsOf(rngOver(sfc32(1)))) };
  });
  afterAll(() => parlour.stop());

  const send = ({ gameId, body, headers }: Request): Promise<Answer> =>
    client.ask('POST', `${BASE}/${gameId}/move`, { body, headers });
  const show = ({ gameId }: Chair): Promise<Answer> => client.get(`${BASE}/${gameId}`);

  /** What the server must say about a game. */
  const pictureOf = ({ grid, version }: Chair, round = 1) => ({
    state: grid.state(),
    version,
    round,
    aiActions: [],
    winningBlocks: grid.blocks(),
    drawOffer: null,
  });

  /** Refused in the words of the contract, with nothing else in the answer, and nothing changed. */
  const mustFail = async (chair: Chair, wrong: WrongRequest): Promise<void> => {
    const { status, body } = await send(wrong);
    const error = typeof wrong.error === 'string' ? wrong.error : (expect.stringMatching(wrong.error) as string);
    expect({ wrong, status, body }).toEqual({ wrong, status: wrong.status, body: { error, code: wrong.code } });
    // What a refusal changed would show in the next answer as well; some of them are looked after at once.
    if (chair.grid.over || chair.version % 4 === 0) {
      expect(await show(chair)).toMatchObject({ status: 200, body: pictureOf(chair) });
    }
    count(seen.refusals, wrong.code);
  };

  async function playGame(seed: number): Promise<void> {
    const rng = rngOver(sfc32(seed, 77));
    const options = optionsOf(rng);
    const grid = new GridGame(options);
    const created = await client.post<Created>(BASE, { opponent: 'self', ...options });
    let chair: Chair = { ...created.body, version: 0, grid };
    expect(created.body).toEqual({ gameId: chair.gameId, playerToken: chair.playerToken, ...pictureOf(chair) });
    const kinds = Object.values(MALFORMED);
    const moves: GridMove[] = [];
    for (let step = seed; !grid.over; step++) {
      const malformed = kinds[step % kinds.length]!;
      await mustFail(chair, rng.int(3) === 0 ? malformed(chair, stranger, rng) : againstTheRules(chair, rng));
      const move = withSecondHalf(grid, rng.pick(grid.legal()), rng);
      if (rng.int(12) === 0) await mustFail(chair, outOfDate(chair, move, rng));
      const request = requestOf(chair, move, rng);
      const actions = grid.play(move);
      moves.push(...actions);
      chair = { ...chair, version: chair.version + actions.length };
      const answer = await send(request);
      expect({ request, ...answer, headers: null }).toEqual({
        request,
        status: 200,
        body: pictureOf(chair),
        headers: null,
      });
      seen.actions += actions.length;
    }
    for (const malformed of kinds) await mustFail(chair, malformed(chair, stranger, rng));
    await mustFail(chair, againstTheRules(chair, rng));
    await endsWell(chair, moves);
  }

  /** The history tells the same game, nothing is legal any more, and the next round begins from the beginning. */
  async function endsWell(chair: Chair, moves: readonly GridMove[]): Promise<void> {
    const { winner, drawReason } = chair.grid.state();
    count(seen.endings, winner ?? drawReason!);
    const history = await client.get<{ actions: WireAction[] }>(`${BASE}/${chair.gameId}/history`);
    expect(history.body.actions.map(moveOf)).toEqual(moves);
    expect((await client.get(`${BASE}/${chair.gameId}/legal`)).body).toMatchObject({ actions: [] });
    const again = await client.post(`${BASE}/${chair.gameId}/restart`);
    const fresh = { ...chair, grid: chair.grid.again(), version: chair.version + 1 };
    expect(again.body).toEqual(pictureOf(fresh, 2));
  }

  it(
    `plays ${GAMES} games: every state is what the rules say, and every wrong request changes nothing`,
    async () => {
      const seeds = Array.from({ length: GAMES }, (_, index) => FIRST_SEED + index + 1);
      const worker = async (): Promise<void> => {
        for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
          await playGame(seed);
          if (seed % 100 === 0) process.stderr.write(`${seed - FIRST_SEED} games\n`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      expect([...seen.refusals.keys()].sort()).toEqual([...CODES].sort());
      if (process.env.PARLOUR_GAMES) {
        const told = { ...seen, refusals: [...seen.refusals], endings: [...seen.endings] };
        process.stderr.write(`${JSON.stringify(told)}\n`);
      }
    },
    60_000 + 10_000 * GAMES,
  );

  it('ends a game at a block in each of the 25 windows, and not before', async () => {
    const options = { piecesPerPlayer: 16, noBacktrack: false, repetitionLimit: 2, movementLimit: 2 };
    const rng = rngOver(sfc32(1, 79));
    const games = gamesByWindow(options, rng);
    expect(games.size).toBe(25);
    for (const [window, moves] of games) {
      const grid = new GridGame(options);
      const { body } = await client.post<Created>(BASE, { opponent: 'self', ...options });
      let chair: Chair = { ...body, version: 0, grid };
      for (const move of moves) {
        const request = requestOf(chair, move, rng);
        chair = { ...chair, version: chair.version + grid.play(move).length };
        expect({ window, body: (await send(request)).body }).toEqual({ window, body: pictureOf(chair) });
      }
      expect(grid.state().winner).not.toBeNull();
    }
  });

  it(`lets nobody play for the other in ${Math.ceil(GAMES / 10)} games of two people`, async () => {
    for (let seed = 1; seed <= GAMES / 10; seed++) {
      const rng = rngOver(sfc32(FIRST_SEED + seed, 78));
      const options = optionsOf(rng);
      const grid = new GridGame(options);
      const { body: red } = await client.post<Created>(BASE, { opponent: 'human', ...options });
      const { body: blue } = await client.post<Created>(`${BASE}/${red.gameId}/join`);
      let version = 0;
      while (!grid.over) {
        const move = rng.pick(grid.legal());
        const [mine, other] = grid.mover === 'R' ? [red, blue] : [blue, red];
        const seat = (token: Created): Chair => ({ gameId: red.gameId, playerToken: token.playerToken, version, grid });
        const impatient = requestOf(seat(other), rng.pick([move, { slide: rng.int(9) }]), rng);
        const error = 'Invalid move: not your turn';
        await mustFail(seat(other), { ...impatient, status: 400, code: 'NOT_YOUR_TURN', error });
        const request = requestOf(seat(mine), move, rng);
        version += grid.play(move).length;
        expect((await send(request)).body).toEqual(pictureOf(seat(mine)));
      }
    }
  });
});

interface WireAction {
  action: 'place' | 'slide';
  squareIndex: number;
  slotIndex?: number;
}

function moveOf({ action, squareIndex, slotIndex }: WireAction): GridMove {
  return action === 'place' ? { place: [squareIndex, slotIndex!] } : { slide: squareIndex };
}

/** Games of all sizes, under both rule sets, that mostly end before long. */
function optionsOf(rng: Rng): GridOptions {
  return {
    piecesPerPlayer: rng.pick([1, 3, 6, 8, 8, 10, 12, 14, 16, 16]),
    noBacktrack: rng.int(3) === 0,
    repetitionLimit: rng.pick([0, 2, 2, 3, 5]),
    movementLimit: rng.pick([2, 4, 8, 16, 32]),
  };
}

/** Sometimes both halves of a turn at once: a slide that is in order, or any at all where the placement wins. */
function withSecondHalf(grid: GridGame, move: GridMove, rng: Rng): GridMove {
  if (!('place' in move) || rng.int(3) > 0) return move;
  const whole = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((slide) => ({ ...move, slide }));
  return rng.pick(whole.filter((both) => grid.complaint(both) === undefined));
}
