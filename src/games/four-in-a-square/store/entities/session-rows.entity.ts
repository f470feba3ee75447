import { ChildEntity } from 'typeorm';
import type { Emitted } from '../../../../engine/core/index.js';
import { Action } from '../../../../engine/entities/action.entity.js';
import { Player } from '../../../../engine/entities/player.entity.js';
import { Session } from '../../../../engine/entities/session.entity.js';
import { Snapshot } from '../../../../engine/entities/snapshot.entity.js';
import type { FourInASquare } from '../../rules/four-in-a-square.types.js';

/** This game's rows of the shared tables, with its own types. */
@ChildEntity('four-in-a-square')
export class FourInASquareSession extends Session {
  declare options: FourInASquare['options'];
}

@ChildEntity('four-in-a-square')
export class FourInASquarePlayer extends Player {
  declare loadout: FourInASquare['loadout'];
}

@ChildEntity('four-in-a-square')
export class FourInASquareAction extends Action {
  /** Of rows of the kind `game`. */
  declare action: FourInASquare['action'];
  declare events: Emitted<FourInASquare>[];
}

@ChildEntity('four-in-a-square')
export class FourInASquareSnapshot extends Snapshot {
  declare state: FourInASquare['state'];
}

export const sessionRows = [
  FourInASquareSession,
  FourInASquarePlayer,
  FourInASquareAction,
  FourInASquareSnapshot,
] as const;
