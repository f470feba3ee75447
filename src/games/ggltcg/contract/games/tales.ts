import type { Viewer } from '../../../../engine/core/index.js';
import type { ToldOf } from '../../../../engine/contract/game-table.js';
import { SEARCH_BOT } from '../../bots/llm/llm-player.js';
import type { Ggltcg } from '../../rules/ggltcg.types.js';
import { narrate, NOTHING_TOLD } from '../../rules/narration/narrate.js';
import type { Narrative, PlayByPlayLine } from '../../rules/narration/narrate.js';
import type { GameView } from '../../rules/view.types.js';
import type { ToyTable } from './seats.js';

/** What a bot noted with its action. */
export interface BotNote {
  readonly strategy?: string;
  readonly reasoning?: string;
  readonly ai_endpoint?: string;
}

type Told = ToldOf<Ggltcg>;

/** The game as this contract shows it: the view, which game it is, and the play-by-play. */
export interface GamePage extends GameView {
  readonly game_id: string;
  readonly version: number;
  readonly play_by_play: readonly PlayByPlayLine[];
}

export async function pageOf(table: ToyTable, viewer: Viewer, version = table.version): Promise<GamePage> {
  const view = await table.viewAt(viewer, version);
  const { play_by_play } = await taleOf(table, viewer, version);
  return { game_id: table.id, version, ...view, play_by_play };
}

/** A game told from its stored events, without what was taken back. */
export async function taleOf(table: ToyTable, viewer: Viewer, upTo = table.version): Promise<Narrative> {
  const standing = await standingOf(table, upTo);
  const teller = new Teller(table, viewer);
  return standing.reduce((tale, told) => teller.tell(tale, told), NOTHING_TOLD);
}

/** The actions that have not been taken back. */
export async function standingOf(table: ToyTable, upTo = table.version): Promise<Told[]> {
  const standing = await table.standing('public', { after: 0, upTo }, 'public');
  return standing.filter(({ logged }) => logged.kind === 'game');
}

/** What led to a version. */
export async function toldAt(table: ToyTable, version: number): Promise<Told | undefined> {
  return (await table.log('public', { after: version - 1, upTo: version }, 'public'))[0];
}

/** Adds what bots thought to the lines about what they did. */
class Teller {
  private readonly names: ReadonlyMap<string, string>;
  private planned = '';

  constructor(
    private readonly table: ToyTable,
    private readonly viewer: Viewer,
  ) {
    this.names = new Map(table.seats.map(({ playerId, name }) => [playerId, name]));
  }

  tell(before: Narrative, { logged, events }: Told): Narrative {
    const told = narrate(events, this.names, before);
    const { seat } = logged;
    if (seat === null || !this.table.isBot(seat) || !this.mayKnow(seat)) return told;
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
    const { options } = this.table.state;
    return options.reveal_decks || this.table.status === 'finished' || this.viewer === seat || this.viewer === 'all';
  }
}
