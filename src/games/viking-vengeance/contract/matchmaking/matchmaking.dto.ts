import { OneOf, Text } from '../../../../common/http/members.js';
import { MODES } from './match-modes.js';

export class JoinQueueDto {
  // Optional here, null included, because the contract has a code of its own for a deck without an owner.
  @Text({ optional: 'or null', required: true, format: 'uuid', about: 'One of your decks', max: 100 })
  deckId?: string;

  @OneOf(MODES, { optional: true, default: 'casual' })
  mode?: (typeof MODES)[number];
}
