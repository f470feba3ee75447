import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../../common/api-error.js';
import { Retelling } from '../../../../engine/sessions/retelling.js';
import { RoundSeeds } from '../../../../engine/sessions/round-seeds.js';
import type { LiveSession } from '../../../../engine/sessions/session.js';
import { numbered } from '../../rules/events.js';
import type { Event, Owner, Reading } from '../../rules/viking-vengeance.types.js';

/** R38: once a game is over, everything that was hidden is told. */
@Injectable()
export class Replays {
  constructor(
    private readonly retelling: Retelling,
    private readonly seeds: RoundSeeds,
  ) {}

  async of(session: LiveSession) {
    if (session.status !== 'finished') {
      throw new ApiError(400, 'GAME_NOT_COMPLETED', 'The replay comes when the game is over.');
    }
    const [seed] = await this.seeds.publish(session);
    const first = (await this.retelling.tableAt(session, 0)).state as Reading;
    const told = await this.retelling.stretch(session, 'public', { after: 0 });
    // Who was hit by which clock stands in the action itself.
    const actorOf = (seat: number | null) =>
      seat === null ? null : first[first.seats.player1 === seat ? 'player1' : 'player2'].userId;
    return {
      game_id: session.id,
      seed,
      ruleset: first.ruleset,
      decks: { player1: deckOf(first, 'player1'), player2: deckOf(first, 'player2') },
      actions: told.map(
        ({
          logged: {
            version,
            seat,
            at,
            action: { type, ...rest },
          },
          events,
        }) => ({
          seq: version,
          actor: actorOf(seat),
          action: { actionType: type, ...rest },
          events: numbered(events as Event[]),
          at: new Date(at).toISOString(),
        }),
      ),
    };
  }
}

/** The cards in the order they were shuffled into: the hand first, then what was to be drawn. */
function deckOf(state: Reading, owner: Owner) {
  const { userId, hand, deck } = state[owner];
  const cards = [...hand, ...deck].map((id) => {
    const { base_card_id, level } = state.cards[id]!;
    return { user_card_instance_id: id, base_card_id, level };
  });
  return { user_id: userId, cards };
}
