import type { Rng } from '../../../src/engine/core/index.js';
import type { GridGame, GridMove } from './grid-game.js';

/** A game as its player knows it. */
export interface Chair {
  readonly gameId: string;
  readonly playerToken: string;
  readonly version: number;
  readonly grid: GridGame;
}

/** A request to move. A text is sent as it is. */
export interface Request {
  readonly gameId: string;
  readonly body: object | string;
  readonly headers?: Record<string, string>;
}

/** A request that must be refused, and how. */
export interface WrongRequest extends Request {
  readonly status: number;
  readonly code: string;
  /** The whole text, or how it begins. */
  readonly error: string | RegExp;
}

const NO_INDEX = ['0', 1.5, -1, 99, null, undefined, true, [0], {}, '', 1e300];
const NO_ACTION = ['pass', 'Place', '', null, 7, undefined, ['place'], {}];
const NO_TOKEN = ['tok_wrong', 'tok_', '', 7, null, undefined, {}, ['tok_x']];

/** A move as a client may write it: one of the forms that mean the same. */
export function requestOf({ gameId, playerToken, version }: Chair, move: GridMove, rng: Rng): Request {
  const body = { ...bodyOf(move, rng), ...(rng.int(3) === 0 && { expectedVersion: version }) };
  if (rng.int(3) === 0) return { gameId, body, headers: { authorization: `Bearer ${playerToken}` } };
  // JSON makes no difference between 2 and 2.0.
  const text = JSON.stringify({ ...body, playerToken });
  return { gameId, body: rng.int(4) === 0 ? text.replace(/(Index":\d)(?=[,}])/g, '$1.0') : text };
}

function bodyOf(move: GridMove, rng: Rng): object {
  if ('place' in move) {
    const [squareIndex, slotIndex] = move.place;
    const both = move.slide === undefined ? undefined : { slideSquareIndex: move.slide };
    return { action: 'place', squareIndex, slotIndex, ...both };
  }
  const hole = move.hole === undefined ? undefined : { toHoleSquareIndex: move.hole };
  const ignored = rng.int(3) === 0 ? { slotIndex: rng.pick([...NO_INDEX, 0, 3]), whatever: 'else' } : undefined;
  const name = rng.int(2) === 0 ? 'squareIndex' : 'fromSquareIndex';
  return { action: 'slide', [name]: move.slide, ...hole, ...ignored };
}

/** A move that the rules refuse now: first one of the reasons they have is picked, then a move. */
export function againstTheRules(chair: Chair, rng: Rng): WrongRequest {
  const byCode = new Map<string, GridMove[]>();
  for (const move of thinkable(rng)) {
    const code = chair.grid.complaint(move)?.[0];
    if (code === undefined) continue;
    const others = byCode.get(code);
    if (others) others.push(move);
    else byCode.set(code, [move]);
  }
  const move = rng.pick(byCode.get(rng.pick([...byCode.keys()]))!);
  const [code, fact] = chair.grid.complaint(move)!;
  return { ...requestOf(chair, move, rng), status: 400, code, error: `Invalid move: ${fact}` };
}

/** Everything that can be said in numbers that are in order; of whole turns, those with one placement. */
function* thinkable(rng: Rng): Generator<GridMove> {
  const placement = rng.int(36);
  const hole = rng.int(9);
  for (let square = 0; square < 9; square++) {
    yield { slide: square };
    yield { slide: square, hole };
    yield { place: [placement >> 2, placement & 3], slide: square };
    for (let slot = 0; slot < 4; slot++) yield { place: [square, slot] };
  }
}

type Maker = (chair: Chair, stranger: Chair, rng: Rng) => WrongRequest;

/** Requests that no rule has to look at, kind by kind, in the order in which the checks are made. */
export const MALFORMED: Readonly<Record<string, Maker>> = {
  'no such game': (chair, _stranger, rng) => ({
    gameId: rng.pick(['00000000-0000-4000-8000-000000000000', 'nothing', chair.gameId.slice(1)]),
    body: rng.pick(['{"action":', '[]', '{}', JSON.stringify({ action: 'place', playerToken: chair.playerToken })]),
    status: 404,
    code: 'GAME_NOT_FOUND',
    error: 'game not found',
  }),
  'no token of this game': ({ gameId }, stranger, rng) => ({
    gameId,
    body: {
      ...rng.pick([{ action: 'place', squareIndex: 0, slotIndex: 0 }, { action: 'pass' }, {}]),
      playerToken: rng.pick([...NO_TOKEN, stranger.playerToken]),
    },
    status: 401,
    code: 'INVALID_TOKEN',
    error: 'invalid playerToken',
  }),
  'not an object': ({ gameId, playerToken }, _stranger, rng) => ({
    gameId,
    body: rng.pick(['{"action":', '[]', '"place"', '17', 'null', 'true', '[{"action":"place"}]']),
    headers: { authorization: `Bearer ${playerToken}` },
    status: 400,
    code: 'BAD_REQUEST',
    error: /^Invalid request: ./,
  }),
  'no action': (chair, _stranger, rng) =>
    misshapen(
      chair,
      { action: rng.pick(NO_ACTION), squareIndex: 0, slotIndex: 0 },
      'UNKNOWN_ACTION',
      'action must be "place" or "slide"',
    ),
  'no square': (chair, _stranger, rng) =>
    misshapen(
      chair,
      { action: rng.pick(['place', 'slide']), squareIndex: rng.pick([...NO_INDEX, 9]), slotIndex: 0 },
      'BAD_SQUARE_INDEX',
      'squareIndex must be an integer from 0 to 8',
    ),
  'no slot': (chair, _stranger, rng) =>
    misshapen(
      chair,
      { action: 'place', squareIndex: rng.int(9), slotIndex: rng.pick([...NO_INDEX, 4]) },
      'BAD_SLOT_INDEX',
      'slotIndex must be an integer from 0 to 3',
    ),
};

function misshapen({ gameId, playerToken }: Chair, body: object, code: string, fact: string): WrongRequest {
  return { gameId, body: { ...body, playerToken }, status: 400, code, error: `Invalid move: ${fact}` };
}

/** A move that would be in order, meant for another version. */
export function outOfDate(chair: Chair, move: GridMove, rng: Rng): WrongRequest {
  const { gameId, playerToken, version } = chair;
  const expectedVersion = version + rng.pick([-1, 1, 100]);
  const body = { ...bodyOf(move, rng), expectedVersion, playerToken };
  return { gameId, body, status: 409, code: 'VERSION_CONFLICT', error: /./ };
}
