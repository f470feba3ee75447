import { Injectable } from '@nestjs/common';
import { eventsFor } from '../../../engine/core/index.js';
import type { Viewer } from '../../../engine/core/index.js';
import type { LiveSession } from '../../../engine/sessions/session.js';
import type { LoggedAction } from '../../../engine/sessions/store/action-log.js';
import { SessionStore } from '../../../engine/sessions/store/session-store.js';
import { SEARCH_BOT } from '../bots/llm/llm-player.js';
import type { GameEvent } from '../rules/events.js';
import { narrate, NOTHING_TOLD } from '../rules/narrate.js';
import type { Narrative, PlayByPlayLine } from '../rules/narrate.js';
import { stateOf } from './read-actions.js';
import { standingActions } from './standing-actions.js';

/** What a bot noted with its action. */
export interface BotNote {
  readonly strategy?: string;
  readonly reasoning?: string;
  readonly ai_endpoint?: string;
}

/** Tells a game from its stored events: what was taken back is not told. */
@Injectable()
export class Tales {
  constructor(private readonly store: SessionStore) {}

  async of(session: LiveSession, viewer: Viewer, upTo = session.version): Promise<Narrative> {
    const standing = await this.standing(session, upTo);
    const teller = new Teller(session, viewer);
    return standing.reduce((told, logged) => teller.tell(told, logged), NOTHING_TOLD);
  }

  /** The actions that have not been taken back. */
  async standing(session: LiveSession, upTo = session.version): Promise<LoggedAction[]> {
    return standingActions(await this.store.actions(session.id, { after: 0, upTo }));
  }

  async noteAt(session: LiveSession, version: number): Promise<LoggedAction | undefined> {
    return (await this.store.actions(session.id, { after: version - 1, upTo: version }))[0];
  }
}

/** Adds what bots thought to the lines about what they did. */
class Teller {
  private readonly names: ReadonlyMap<string, string>;
  private planned = '';

  constructor(
    private readonly session: LiveSession,
    private readonly viewer: Viewer,
  ) {
    this.names = new Map(session.seats.map(({ playerId, name }) => [playerId, name]));
  }

  tell(before: Narrative, logged: LoggedAction): Narrative {
    const events = eventsFor(logged.events, 'public') as unknown as readonly GameEvent[];
    const told = narrate(events, this.names, before);
    const { seat } = logged;
    if (seat === null || !this.session.isBot(seat) || !this.mayKnow(seat)) return told;
    const note = (logged.note ?? {}) as BotNote;
    const lines = told.play_by_play.slice(before.play_by_play.length);
    const noted = lines.map((line) => ({
      ...line,
      ...(note.reasoning ? { reasoning: note.reasoning } : undefined),
      ai_endpoint: note.ai_endpoint ?? SEARCH_BOT,
    }));
    const all = [...before.play_by_play, ...this.strategy(note, noted[0]), ...noted];
    return { ...told, play_by_play: all.map((line, index) => ({ ...line, seq: index + 1 })) };
  }

  /** One line a turn says what the bot is after. */
  private strategy({ strategy }: BotNote, line: PlayByPlayLine | undefined): PlayByPlayLine[] {
    if (!strategy || !line || line.action_type === 'victory') return [];
    const turn = `${line.turn}:${line.player_id}`;
    if (turn === this.planned) return [];
    this.planned = turn;
    return [{ ...line, action_type: 'strategy', description: strategy }];
  }

  /** Where decks are secret, a bot's thoughts are too, until the game is over. */
  private mayKnow(seat: number): boolean {
    const { options } = stateOf(this.session);
    return options.reveal_decks || this.session.status === 'finished' || this.viewer === seat || this.viewer === 'all';
  }
}
