import { ApiError } from '../../../../common/api-error.js';
import { numbered } from '../../rules/events.js';
import type { Owner, Reading } from '../../rules/viking-vengeance.types.js';
import type { VikingTable } from './wire.js';

/** R38: once a game is over, everything that was hidden is told. */
export async function replayOf(table: VikingTable) {
  if (table.status !== 'finished') {
    throw new ApiError(400, 'GAME_NOT_COMPLETED', 'The replay comes when the game is over.');
  }
  const [seed] = await table.seeds();
  const { state: first } = await table.at(0);
  const told = await table.log('public', { after: 0 });
  // Who was hit by which clock stands in the action itself.
  const actorOf = (seat: number | null) =>
    seat === null ? null : first[first.seats.player1 === seat ? 'player1' : 'player2'].userId;
  return {
    game_id: table.id,
    seed,
    ruleset: first.ruleset,
    decks: { player1: deckOf(first, 'player1'), player2: deckOf(first, 'player2') },
    actions: told.map(({ logged: { version, seat, at, action }, events }) => {
      const { type, ...rest } = action;
      return {
        seq: version,
        actor: actorOf(seat),
        action: { actionType: type, ...rest },
        events: numbered(events),
        at: new Date(at).toISOString(),
      };
    }),
  };
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
