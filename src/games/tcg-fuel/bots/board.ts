import type { Seat } from '../../../engine/core/index.js';
import { findPrint } from '../rules/catalogue/catalogue.js';
import type { CardData } from '../rules/catalogue/card.types.js';
import type { GameView, OpenCardView, PlayerView } from '../rules/view/view.types.js';

/** The cards of a table as far as one seat knows them. */
export interface KnownCards {
  find(id: number): OpenCardView | undefined;
  /** The permanents that a player controls, in the order of arrival. */
  permanents(playerId: number): readonly OpenCardView[];
  hand(playerId: number): readonly OpenCardView[];
}

/** A table as a player looks at it: me, them, my creatures, theirs. */
export class Board {
  readonly me: PlayerView;
  /** Opponents still in the game, the one with the least life first. */
  readonly opponents: readonly PlayerView[];

  constructor(
    readonly view: GameView,
    seat: Seat,
    private readonly cards: KnownCards = new ViewedCards(view),
  ) {
    this.me = view.players.find((player) => player.seat === seat)!;
    this.opponents = view.players
      .filter((player) => player.seat !== seat && !player.hasLost)
      .sort((a, b) => a.lifeTotal - b.lifeTotal);
  }

  find(id: number | undefined): OpenCardView | undefined {
    return id === undefined ? undefined : this.cards.find(id);
  }

  get isMyTurn(): boolean {
    return this.view.currentPlayerIndex === this.me.playerIndex;
  }

  permanents(playerId: number): readonly OpenCardView[] {
    return this.cards.permanents(playerId);
  }

  creatures(playerId: number): OpenCardView[] {
    return this.permanents(playerId).filter(isCreature);
  }

  get mine(): OpenCardView[] {
    return this.creatures(this.me.playerId);
  }

  get theirs(): OpenCardView[] {
    return this.opponents.flatMap(({ playerId }) => this.creatures(playerId));
  }

  get hand(): readonly OpenCardView[] {
    return this.cards.hand(this.me.playerId);
  }

  isMine(card: OpenCardView): boolean {
    return card.controllerId === this.me.playerId;
  }
}

/** What a view shows. */
class ViewedCards implements KnownCards {
  private readonly known: ReadonlyMap<number, OpenCardView>;

  constructor({ cards }: GameView) {
    this.known = new Map(cards.flatMap((card) => ('hidden' in card ? [] : [[card.id, card] as const])));
  }

  find(id: number): OpenCardView | undefined {
    return this.known.get(id);
  }

  permanents(playerId: number): OpenCardView[] {
    return [...this.known.values()].filter((card) => card.location === 'battlefield' && card.controllerId === playerId);
  }

  hand(playerId: number): OpenCardView[] {
    return [...this.known.values()].filter((card) => card.location === 'hand' && card.ownerId === playerId);
  }
}

export const isCreature = (card: OpenCardView): boolean => card.types.includes('creature');

export function dataOf(card: { readonly slug: string }): CardData {
  return findPrint(card.slug)!.data;
}
