import { Inject } from '@nestjs/common';
import { WebSocketGateway } from '@nestjs/websockets';
import type { Told } from '../../engine/sessions/retelling.js';
import type { Moved } from '../../engine/sessions/session-update.js';
import { shapeOf, text } from '../../engine/sockets/docs/description.js';
import type { EventDescription } from '../../engine/sockets/docs/description.js';
import { SessionGateway } from '../../engine/sockets/session-gateway.js';
import type { News } from '../../engine/sockets/session-gateway.js';
import type { GameEvent } from './rules/events.js';
import { LanguageModel } from './contract/llm/language-model.js';
import { stateOf } from './contract/games/read-actions.js';
import { Tales } from './contract/games/tales.js';
import type { BotNote } from './contract/games/tales.js';
import { readStoryLines } from './contract/story/story-line.js';
import type { Story } from './contract/story/story-teller.js';

const game_id = text('The id of the game');
const player_id = text('The bot');

/** The common messages, what bots are about to do, and the bedtime story. */
@WebSocketGateway({ namespace: '/ggltcg' })
export class GgltcgGateway extends SessionGateway {
  protected readonly game = 'ggltcg';

  @Inject(Tales) private readonly tales!: Tales;
  @Inject(LanguageModel) private readonly model!: LanguageModel;
  /** The turn of each game whose plan has been told. */
  private readonly told = new Map<string, number>();

  protected override messages(): Readonly<Record<string, EventDescription>> {
    return {
      ...super.messages(),
      'ai:thinking': {
        about: 'A bot is on turn',
        payload: shapeOf<{ game_id: string; player_id: string }>({ game_id, player_id }),
      },
      'ai:plan': {
        about: 'What a bot is after in this turn; once a turn, and not where decks are secret',
        payload: shapeOf<{ game_id: string; player_id: string; strategy: string }>({
          game_id,
          player_id,
          strategy: text(),
        }),
      },
      'story:ready': {
        about: 'The game is over, and this is its bedtime story',
        payload: shapeOf<{ game_id: string } & Story>(
          {
            game_id,
            narrative: text('Plain text; paragraphs are parted by an empty line'),
            source: { type: 'string', enum: ['llm', 'template'] },
            code: { type: 'string', enum: ['MODEL_BUDGET_USED_UP'] },
          },
          'code',
        ),
      },
    };
  }

  protected override news({ session }: Moved): News[] {
    const thinking = session.botsToAct().map((seat) => session.seats[seat]!.playerId);
    return thinking.map((id): News => ['ai:thinking', { game_id: session.id, player_id: id }]);
  }

  protected override alsoWhen(moved: Moved): void {
    const { session } = moved;
    if (this.publisher.listeners(this.namespace, moved).length === 0) return;
    if (session.status === 'finished') {
      this.tellStory(moved).catch((error: unknown) => this.logger.warn(`A story was not told: ${String(error)}`));
    }
    if (session.seats.some(({ kind }) => kind === 'bot') && stateOf(session).options.reveal_decks) {
      this.tellPlan(moved).catch((error: unknown) => this.logger.warn(`A plan was not told: ${String(error)}`));
    }
  }

  private async tellStory(moved: Moved): Promise<void> {
    const { session } = moved;
    const { play_by_play } = await this.tales.of(session, 'public');
    const story = await this.model.stories.tell(readStoryLines(play_by_play));
    this.tellAll(moved, ['story:ready', { game_id: session.id, ...story }]);
  }

  private async tellPlan(moved: Moved): Promise<void> {
    const { session, version } = moved;
    const played = await this.tales.at(session, version);
    const { strategy } = (played?.logged.note ?? {}) as BotNote;
    const seat = played?.logged.seat ?? null;
    const turn = turnOf(played) ?? stateOf(session).turn_number;
    if (session.status !== 'active') this.told.delete(session.id);
    else if (strategy && seat !== null && this.told.get(session.id) !== turn) {
      this.told.set(session.id, turn);
      const player_id = session.seats[seat]!.playerId;
      this.tellAll(moved, ['ai:plan', { game_id: session.id, player_id, strategy }]);
    }
  }
}

/** The turn an action was played in: the one that ends a turn leaves a state of the next. */
function turnOf(played: Told | undefined): number | undefined {
  const events = (played?.events ?? []) as unknown as readonly GameEvent[];
  return events.find((event) => event.type === 'narrated')?.turn;
}
