import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../engine/core/index.js';
import { Retelling } from '../../../../engine/sessions/retelling.js';
import type { Told } from '../../../../engine/sessions/retelling.js';
import type { LiveSession } from '../../../../engine/sessions/session.js';
import { SEARCH_BOT } from '../../bots/llm/llm-player.js';
import type { GameEvent } from '../../rules/events.js';
import { narrate, NOTHING_TOLD } from '../../rules/narrate.js';
import type { Narrative, PlayByPlayLine } from '../../rules/narrate.js';
import { stateOf } from './read-actions.js';

/** What a bot noted with its action. */
export interface BotNote {
  readonly strategy?: string;
  readonly reasoning?: string;
  readonly ai_endpoint?: string;
}

/** Tells a game from its stored events: what was taken back is not told. */
@Injectable()
export class Tales {
  constructor(private readonly retelling: Retelling) {}

  async of(session: LiveSession, viewer: Viewer, upTo = session.version): Promise<Narrative> {
    const standing = await this.standing(session, upTo);
    const teller = new Teller(session, viewer);
    return standing.reduce((tale, told) => teller.tell(tale, told), NOTHING_TOLD);
  }

  /** The actions that have not been taken back. */
  async standing(session: LiveSession, upTo = session.version): Promise<Told[]> {
    const standing = await this.retelling.standing(session, 'public', { after: 0, upTo }, 'public');
    return standing.filter(({ logged }) => logged.kind === 'game');
  }

  /** What led to a version. */
  async at(session: LiveSession, version: number): Promise<Told | undefined> {
    return (await this.retelling.stretch(session, 'public', { after: version - 1, upTo: version }, 'public'))[0];
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

  tell(before: Narrative, { logged, events }: Told): Narrative {
    const told = narrate(events as unknown as readonly GameEvent[], this.names, before);
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
