import { Inject } from '@nestjs/common';
import { WebSocketGateway } from '@nestjs/websockets';
import type { GameTable, Happening, ToldOf } from '../../engine/contract/game-table.js';
import { SessionGateway } from '../../engine/sockets/session-gateway.js';
import type { News } from '../../engine/sockets/session-gateway.js';
import type { Ggltcg } from './rules/ggltcg.types.js';
import { LanguageModel } from './contract/llm/language-model.js';
import { taleOf, toldAt } from './contract/games/tales.js';
import type { BotNote } from './contract/games/tales.js';
import { MESSAGES } from './contract/sockets/docs.js';
import { readStoryLines } from './contract/story/story-line.js';

/** The common messages, what bots are about to do, and the bedtime story. */
@WebSocketGateway({ namespace: '/ggltcg' })
export class GgltcgGateway extends SessionGateway<Ggltcg> {
  protected readonly game = 'ggltcg';
  protected override readonly ownMessages = MESSAGES;

  @Inject(LanguageModel) private readonly model!: LanguageModel;
  /** The turn of each game whose plan has been told. */
  private readonly told = new Map<string, number>();

  protected override news({ table }: Happening<Ggltcg>): News[] {
    const thinking = table.botsToAct().map((seat) => table.seats[seat]!.playerId);
    return thinking.map((id): News => ['ai:thinking', { game_id: table.id, player_id: id }]);
  }

  protected override alsoWhen({ table, version }: Happening<Ggltcg>): void {
    if (!this.hasListeners(table)) return;
    if (table.status === 'finished') {
      this.tellStory(table).catch((error: unknown) => this.logger.warn(`A story was not told: ${String(error)}`));
    }
    if (table.seats.some(({ kind }) => kind === 'bot') && table.options.reveal_decks) {
      this.tellPlan(table, version).catch((error: unknown) =>
        this.logger.warn(`A plan was not told: ${String(error)}`),
      );
    }
  }

  private async tellStory(table: GameTable<Ggltcg>): Promise<void> {
    const { play_by_play } = await taleOf(table, 'public');
    const story = await this.model.stories.tell(readStoryLines(play_by_play));
    this.tellAll(table, ['story:ready', { game_id: table.id, ...story }]);
  }

  private async tellPlan(table: GameTable<Ggltcg>, version: number): Promise<void> {
    const played = await toldAt(table, version);
    const { strategy } = (played?.logged.note ?? {}) as BotNote;
    const seat = played?.logged.seat ?? null;
    const turn = turnOf(played) ?? table.state.turn_number;
    if (table.status !== 'active') this.told.delete(table.id);
    else if (strategy && seat !== null && this.told.get(table.id) !== turn) {
      this.told.set(table.id, turn);
      const player_id = table.seats[seat]!.playerId;
      this.tellAll(table, ['ai:plan', { game_id: table.id, player_id, strategy }]);
    }
  }
}

/** The turn an action was played in: the one that ends a turn leaves a state of the next. */
function turnOf(played: ToldOf<Ggltcg> | undefined): number | undefined {
  return played?.events.find((event) => event.type === 'narrated')?.turn;
}
