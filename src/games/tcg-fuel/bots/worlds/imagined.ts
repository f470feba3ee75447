import type { Seat } from '../../../../engine/core/index.js';
import type { Look } from '../../rules/tcg-fuel.types.js';
import { openCard, surroundingsOf } from '../../rules/view/card-view.js';
import type { Surroundings } from '../../rules/view/card-view.js';
import { viewTable } from '../../rules/view/view.js';
import type { OpenCardView } from '../../rules/view/view.types.js';
import { Board } from '../board.js';
import type { KnownCards } from '../board.js';

/** A world that a bot has made up, as one of its seats looks at it. Cards are only read when asked for. */
export function boardIn(state: Look, seat: Seat): Board {
  return new Board(viewTable(state, seat), seat, new ImaginedCards(state, seat));
}

class ImaginedCards implements KnownCards {
  private readonly read = new Map<number, OpenCardView>();
  private readonly inPlay = new Map<number, OpenCardView[]>();
  private surroundings: Surroundings | undefined;

  constructor(
    private readonly state: Look,
    private readonly seat: Seat,
  ) {}

  /** Even in a made-up world, no seat looks into another hand. */
  find(id: number): OpenCardView | undefined {
    const card = this.state.cards[id];
    if (!card || (card.location === 'hand' && card.owner !== this.seat)) return undefined;
    let seen = this.read.get(id);
    if (!seen) {
      this.surroundings ??= surroundingsOf(this.state);
      seen = openCard(this.state, id, null, this.surroundings);
      this.read.set(id, seen);
    }
    return seen;
  }

  permanents(playerId: number): readonly OpenCardView[] {
    let found = this.inPlay.get(playerId);
    if (!found) {
      const { battlefield, cards, players } = this.state;
      found = [];
      for (const id of battlefield)
        if (players[cards[id]!.controller]!.playerId === playerId) found.push(this.find(id)!);
      this.inPlay.set(playerId, found);
    }
    return found;
  }

  hand(playerId: number): OpenCardView[] {
    const player = this.state.players.find((one) => one.playerId === playerId)!;
    return player.hand.flatMap((id) => this.find(id) ?? []);
  }
}
