import { ApiError } from '../../../common/api-error.js';
import { isRefusal } from '../../../engine/core/index.js';
import type { Refusal } from '../../../engine/core/index.js';
import type { FourInASquare } from '../rules/four-in-a-square.types.js';
import { DEFAULT_OPTIONS, refuseOptions } from '../rules/options.js';
import { invalidMove, refuseSlotIndex, refuseSquareIndex } from '../rules/refusals.js';
import { LEVELS, OPPONENTS } from '../store/match-setup.js';
import type { Level, MatchSetup, Opponent } from '../store/match-setup.js';

type Body = Readonly<Record<string, unknown>>;
type Action = FourInASquare['action'];

/** Everything a new game may be given besides the options of its rules. */
export interface NewGame extends MatchSetup {
  readonly options: FourInASquare['options'];
  readonly seed: string | undefined;
}

/** A new game as it is asked for. All of it may be left out. */
export interface NewGameBody extends Partial<FourInASquare['options']> {
  readonly opponent?: Opponent;
  readonly level?: Level;
  /** The same by its older name. */
  readonly aiMode?: 'random' | 'ai';
  readonly humanColor?: 'R' | 'B';
  readonly seed?: string;
  /** Only the player's token begins the next round. */
  readonly lockRestart?: boolean;
  /** Hints, analysis and taking back. */
  readonly practice?: boolean;
}

interface WithToken {
  /** Or as a bearer token. */
  readonly playerToken?: string;
  readonly expectedVersion?: number;
}

/** A move as it is sent: a placement, with or without the slide that goes with it, or a slide. */
export type MoveBody = WithToken &
  (
    | {
        readonly action: 'place';
        readonly squareIndex: number;
        readonly slotIndex: number;
        readonly slideSquareIndex?: number;
      }
    | {
        readonly action: 'slide';
        readonly squareIndex?: number;
        readonly fromSquareIndex?: number;
        readonly toHoleSquareIndex?: number;
      }
  );

/** Offering a draw, accepting it or declining it: one of the three. */
export interface DrawBody {
  readonly playerToken?: string;
  readonly action?: 'offer' | 'accept' | 'decline';
  readonly offer?: boolean;
  readonly accept?: boolean;
  readonly decline?: boolean;
}

/** The published contract calls the level of its two first bots by other names. */
const AI_MODES: Readonly<Record<string, Level>> = { random: 'random', ai: 'hard' };

/** A body as an object; no body is an empty one. Unknown members are ignored, as this contract says. */
export function readBody(body: unknown): Body {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(400, 'BAD_REQUEST', 'Invalid request: the body must be a JSON object');
  }
  return body as Body;
}

export function readNewGame(body: Body): NewGame {
  const options = {
    piecesPerPlayer: given(body, 'piecesPerPlayer', DEFAULT_OPTIONS.piecesPerPlayer),
    noBacktrack: given(body, 'noBacktrack', DEFAULT_OPTIONS.noBacktrack),
    repetitionLimit: given(body, 'repetitionLimit', DEFAULT_OPTIONS.repetitionLimit),
    movementLimit: 'movementLimit' in body ? (body.movementLimit ?? Number.NaN) : null,
  };
  throwIf(refuseOptions(options));
  return {
    options: options as FourInASquare['options'],
    opponent: oneOf(body, 'opponent', OPPONENTS, 'ai'),
    level: 'aiMode' in body && !('level' in body) ? aiMode(body.aiMode) : oneOf(body, 'level', LEVELS, 'medium'),
    humanColor: oneOf(body, 'humanColor', ['R', 'B'] as const, 'R'),
    seed: seedOf(body.seed),
    lockRestart: flag(body, 'lockRestart'),
    practice: flag(body, 'practice'),
  };
}

/** The actions of a move: one, or a placement and the slide that goes with it. */
export function readMove(body: Body): { actions: Action[]; expectedVersion: number | undefined } {
  return { actions: readActions(body), expectedVersion: readVersion(body.expectedVersion) };
}

function readActions(body: Body): Action[] {
  if (body.action === 'slide') return [readSlide(body)];
  if (body.action !== 'place') throwIf(invalidMove('UNKNOWN_ACTION', 'action must be "place" or "slide"'));
  throwIf(refuseSquareIndex(body.squareIndex) ?? refuseSlotIndex(body.slotIndex));
  const place: Action = { type: 'place', squareIndex: body.squareIndex as number, slotIndex: body.slotIndex as number };
  if (body.slideSquareIndex === undefined) return [place];
  throwIf(refuseSquareIndex(body.slideSquareIndex));
  return [place, { type: 'slide', squareIndex: body.slideSquareIndex as number }];
}

/** Later clients name the square `fromSquareIndex`, and say where they believe the hole is. */
function readSlide(body: Body): Action {
  const squareIndex = body.squareIndex === undefined ? body.fromSquareIndex : body.squareIndex;
  throwIf(refuseSquareIndex(squareIndex));
  if (body.toHoleSquareIndex === undefined) return { type: 'slide', squareIndex: squareIndex as number };
  const hole = body.toHoleSquareIndex;
  // A hole that is no square is not the current hole either; the rules say so, in their order.
  const toHoleSquareIndex = Number.isInteger(hole) ? (hole as number) : -1;
  return { type: 'slide', squareIndex: squareIndex as number, toHoleSquareIndex };
}

/** `{ "offer": true }`, or `{ "action": "offer" }`. */
export function readDraw(body: Body): Action {
  const words = ['offer', 'accept', 'decline'] as const;
  const said = words.filter((word) => body[word] === true || body.action === word);
  if (said.length !== 1) throw new ApiError(400, 'BAD_REQUEST', 'Invalid request: say one of offer, accept, decline');
  return { type: `${said[0]!}-draw` };
}

function readVersion(version: unknown): number | undefined {
  if (version === undefined) return undefined;
  if (!Number.isInteger(version)) {
    throw new ApiError(400, 'BAD_REQUEST', 'Invalid request: expectedVersion must be an integer');
  }
  return version as number;
}

function given(body: Body, name: string, otherwise: unknown): unknown {
  return body[name] === undefined ? otherwise : body[name];
}

function oneOf<T extends string>(body: Body, name: string, values: readonly T[], otherwise: T): T {
  const value = given(body, name, otherwise);
  if (!values.includes(value as T)) throw invalidOption(`${name} must be one of ${values.join(', ')}`);
  return value as T;
}

function aiMode(value: unknown): Level {
  const level = typeof value === 'string' && Object.hasOwn(AI_MODES, value) ? AI_MODES[value] : undefined;
  if (!level) throw invalidOption('aiMode must be one of random, ai');
  return level;
}

function flag(body: Body, name: string): boolean {
  const value = given(body, name, false);
  if (typeof value !== 'boolean') throw invalidOption(`${name} must be true or false`);
  return value;
}

function seedOf(seed: unknown): string | undefined {
  if (seed === undefined) return undefined;
  if (typeof seed !== 'string' || seed.length < 1 || seed.length > 200) {
    throw invalidOption('seed must be a text of 1 to 200 characters');
  }
  return seed;
}

function invalidOption(fact: string): ApiError {
  return new ApiError(400, 'INVALID_OPTION', `Invalid option: ${fact}`);
}

function throwIf(refusal: Refusal | undefined): void {
  if (isRefusal(refusal)) throw new ApiError(400, refusal.code, refusal.message);
}
