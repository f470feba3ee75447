import { anything, flag, integer, listOf, orNull, shapeOf, text } from '../../../../engine/sockets/docs/description.js';
import type { EventDescription } from '../../../../engine/sockets/docs/description.js';
import type { AnalysisLine } from '../analysis.service.js';

const gameId = text('The id of the game');

const sessionId = gameId;
const watched = shapeOf<{ sessionId: string }>({ sessionId });

/** What this game may be asked for beside the common commands. */
export const COMMANDS = {
  'analysis:start': {
    about: 'Watch how your practice game stands: `analysis:line` follows, now and after each action',
    payload: watched,
    answer: shapeOf<{ version: number }>({ version: integer() }),
    errors: ['SESSION_NOT_FOUND', 'NOT_SEATED', 'NOT_PRACTICE'],
  },
  'analysis:stop': {
    about: 'Watch no longer',
    payload: watched,
    answer: shapeOf<object>({}),
    errors: [],
  },
} as const satisfies Readonly<Record<string, EventDescription>>;

/** What this game tells beside `session:update`. */
export const MESSAGES: Readonly<Record<string, EventDescription>> = {
  'ai:thinking': {
    about: 'The bot is on turn',
    payload: shapeOf<{ gameId: string; level: string | null; sinceVersion: number }>({
      gameId,
      level: orNull(text()),
      sinceVersion: integer(),
    }),
  },
  'ai:action': {
    about: 'The bot has acted; its placement and its slide come one after the other',
    payload: shapeOf<{ gameId: string; version: number; action: object }>({
      gameId,
      version: integer(),
      action: anything(),
    }),
  },
  'game:over': {
    about: 'A player has won, or it is a draw',
    payload: shapeOf<{ gameId: string; winner: string | null; drawReason: string | null; winningBlocks: object[] }>({
      gameId,
      winner: orNull(text('R or B')),
      drawReason: orNull(text()),
      winningBlocks: listOf(anything()),
    }),
  },
  'game:restarted': {
    about: 'A new round has begun',
    payload: shapeOf<{ gameId: string; round: number }>({ gameId, round: integer() }),
  },
  'analysis:line': {
    about: 'How a practice game stands, looked at ever more deeply after `analysis:start` and after each action',
    payload: shapeOf<{ gameId: string } & AnalysisLine>({
      gameId,
      version: integer('The version that was looked at'),
      depth: integer('Whole turns looked ahead'),
      value: { type: 'number', description: 'From -1 (Blue wins) to 1 (Red wins)' },
      exact: flag('Proved, not estimated: nothing deeper follows'),
      line: listOf(anything()),
    }),
  },
  'draw:offered': {
    about: 'A draw is on offer',
    payload: shapeOf<{ gameId: string; player: string }>({ gameId, player: text('R or B') }),
  },
  'draw:declined': {
    about: 'The offer is declined',
    payload: shapeOf<{ gameId: string; player: string }>({ gameId, player: text('R or B') }),
  },
};
