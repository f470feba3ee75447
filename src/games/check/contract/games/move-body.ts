import { ApiBody } from '@nestjs/swagger';
import { schemaOf } from '../../../../common/http/schema-of.js';
import type { MOVE_SHAPES } from '../shapes.dto.js';
import type { MoveEnvelopeDto } from './games.dto.js';

type Move = InstanceType<(typeof MOVE_SHAPES)[keyof typeof MOVE_SHAPES]>;
type Rest<M> = M extends { type: string } ? Omit<M, 'type'> : never;

/** A move as it is sent. */
export type CheckMove = Move & MoveEnvelopeDto;

/** A move whose name stands in the path. */
export type CheckMoveData = Rest<Move> & MoveEnvelopeDto;

const target = { playerID: '1', cardIndex: 0 };

/** One example of each move; a game begins with the look at the bottom row. */
const EXAMPLES: Readonly<Record<keyof typeof MOVE_SHAPES, object>> = {
  performPeek: {},
  confirmPeek: {},
  drawFromDeck: {},
  drawFromDiscard: {},
  swapAndDiscard: { handIndex: 0 },
  discardDrawnCard: {},
  attemptMatch: { handIndex: 1, windowId: 3 },
  passMatch: {},
  resolveSpecialAbility: { peekTargets: [target] },
  callCheck: {},
  nextRound: {},
  forfeit: {},
};

const examplesOf = (write: (type: string, rest: object) => object) =>
  Object.fromEntries(Object.entries(EXAMPLES).map(([type, rest]) => [type, { value: write(type, rest) }]));

export const MoveBody = () =>
  ApiBody({ schema: schemaOf<CheckMove>('CheckMove'), examples: examplesOf((type, rest) => ({ type, ...rest })) });

export const MoveDataBody = () =>
  ApiBody({
    schema: schemaOf<CheckMoveData>('CheckMoveData'),
    examples: examplesOf((_type, rest) => rest),
    required: false,
  });
