import { ChildEntity } from 'typeorm';
import type { Emitted } from '../../../../engine/core/index.js';
import { Action } from '../../../../engine/entities/action.entity.js';
import { Player } from '../../../../engine/entities/player.entity.js';
import { Session } from '../../../../engine/entities/session.entity.js';
import { Snapshot } from '../../../../engine/entities/snapshot.entity.js';
import type { TcgFuel } from '../../rules/tcg-fuel.types.js';

/** This game's rows of the shared tables, with its own types. */
@ChildEntity('tcg-fuel')
export class TcgFuelSession extends Session {
  declare options: TcgFuel['options'];
}

@ChildEntity('tcg-fuel')
export class TcgFuelPlayer extends Player {
  declare loadout: TcgFuel['loadout'];
}

@ChildEntity('tcg-fuel')
export class TcgFuelAction extends Action {
  /** Of rows of the kind `game`. */
  declare action: TcgFuel['action'];
  declare events: Emitted<TcgFuel>[];
}

@ChildEntity('tcg-fuel')
export class TcgFuelSnapshot extends Snapshot {
  declare state: TcgFuel['state'];
}

export const sessionRows = [TcgFuelSession, TcgFuelPlayer, TcgFuelAction, TcgFuelSnapshot] as const;
