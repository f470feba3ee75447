import { ChildEntity } from 'typeorm';
import type { Emitted } from '../../../../engine/core/index.js';
import { Action } from '../../../../engine/entities/action.entity.js';
import { Player } from '../../../../engine/entities/player.entity.js';
import { Session } from '../../../../engine/entities/session.entity.js';
import { Snapshot } from '../../../../engine/entities/snapshot.entity.js';
import type { Check } from '../../rules/check.types.js';

/** This game's rows of the shared tables, with its own types. */
@ChildEntity('check')
export class CheckSession extends Session {
  declare options: Check['options'];
}

@ChildEntity('check')
export class CheckPlayer extends Player {
  declare loadout: Check['loadout'];
}

@ChildEntity('check')
export class CheckAction extends Action {
  /** Of rows of the kind `game`. */
  declare action: Check['action'];
  declare events: Emitted<Check>[];
}

@ChildEntity('check')
export class CheckSnapshot extends Snapshot {
  declare state: Check['state'];
}

export const sessionRows = [CheckSession, CheckPlayer, CheckAction, CheckSnapshot] as const;
