import { shapeOf, text } from '../../../../engine/sockets/docs/description.js';
import type { EventDescription } from '../../../../engine/sockets/docs/description.js';
import type { Story } from '../story/story-teller.js';

const game_id = text('The id of the game');
const player_id = text('The bot');

/** What this game tells beside `session:update`. */
export const MESSAGES: Readonly<Record<string, EventDescription>> = {
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
