import { ChildEntity } from 'typeorm';
import type { Emitted } from '../../../../engine/core/index.js';
import { Action } from '../../../../engine/entities/action.entity.js';
import { Player } from '../../../../engine/entities/player.entity.js';
import { Session } from '../../../../engine/entities/session.entity.js';
import { Snapshot } from '../../../../engine/entities/snapshot.entity.js';
import type { Ggltcg } from '../../rules/ggltcg.types.js';

/** This game's rows of the shared tables, with its own types. */
@ChildEntity('ggltcg')
export class GgltcgSession extends Session {
  declare options: Ggltcg['options'];
}

@ChildEntity('ggltcg')
export class GgltcgPlayer extends Player {
  declare loadout: Ggltcg['loadout'];
}

@ChildEntity('ggltcg')
export class GgltcgAction extends Action {
  /** Of rows of the kind `game`. */
  declare action: Ggltcg['action'];
  declare events: Emitted<Ggltcg>[];
}

@ChildEntity('ggltcg')
export class GgltcgSnapshot extends Snapshot {
  declare state: Ggltcg['state'];
}

export const sessionRows = [GgltcgSession, GgltcgPlayer, GgltcgAction, GgltcgSnapshot] as const;
