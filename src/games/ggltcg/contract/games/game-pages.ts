import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../engine/core/index.js';
import { Retelling } from '../../../../engine/sessions/retelling.js';
import type { LiveSession } from '../../../../engine/sessions/session.js';
import type { PlayByPlayLine } from '../../rules/narrate.js';
import type { GameView } from '../../rules/view.types.js';
import { Tales } from './tales.js';

/** The game as this contract shows it: the view, which game it is, and the play-by-play. */
export interface GamePage extends GameView {
  readonly game_id: string;
  readonly version: number;
  readonly play_by_play: readonly PlayByPlayLine[];
}

@Injectable()
export class GamePages {
  constructor(
    private readonly retelling: Retelling,
    private readonly tales: Tales,
  ) {}

  async of(session: LiveSession, viewer: Viewer, version = session.version): Promise<GamePage> {
    const picture = await this.retelling.pictureAt(session, viewer, version);
    const { play_by_play } = await this.tales.of(session, viewer, version);
    return { game_id: session.id, version, ...(picture.view as GameView), play_by_play };
  }
}
