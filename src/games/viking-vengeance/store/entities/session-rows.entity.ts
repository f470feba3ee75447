import { ChildEntity } from 'typeorm';
import type { Emitted } from '../../../../engine/core/index.js';
import { Action } from '../../../../engine/entities/action.entity.js';
import { Player } from '../../../../engine/entities/player.entity.js';
import { Session } from '../../../../engine/entities/session.entity.js';
import { Snapshot } from '../../../../engine/entities/snapshot.entity.js';
import type { VikingVengeance } from '../../rules/viking-vengeance.types.js';

/** This game's rows of the shared tables, with its own types. */
@ChildEntity('viking-vengeance')
export class VikingVengeanceSession extends Session {
  declare options: VikingVengeance['options'];
}

@ChildEntity('viking-vengeance')
export class VikingVengeancePlayer extends Player {
  declare loadout: VikingVengeance['loadout'];
}

@ChildEntity('viking-vengeance')
export class VikingVengeanceAction extends Action {
  /** Of rows of the kind `game`. */
  declare action: VikingVengeance['action'];
  declare events: Emitted<VikingVengeance>[];
}

@ChildEntity('viking-vengeance')
export class VikingVengeanceSnapshot extends Snapshot {
  declare state: VikingVengeance['state'];
}

export const sessionRows = [
  VikingVengeanceSession,
  VikingVengeancePlayer,
  VikingVengeanceAction,
  VikingVengeanceSnapshot,
] as const;
