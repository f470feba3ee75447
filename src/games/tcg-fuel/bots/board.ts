import type { Seat } from '../../../engine/core/index.js';
import { findPrint } from '../rules/catalogue/catalogue.js';
import type { CardData } from '../rules/catalogue/card.types.js';
import type { GameView, OpenCardView, PlayerView } from '../rules/view/view.types.js';

/** A view as a player looks at it: me, them, my creatures, theirs. */
export class Board {
  readonly me: PlayerView;
  /** Opponents still in the game, the one with the least life first. */
  readonly opponents: readonly PlayerView[];
  private readonly known: ReadonlyMap<number, OpenCardView>;

  constructor(
    readonly view: GameView,
    seat: Seat,
  ) {
    this.me = view.players.find((player) => player.seat === seat)!;
    this.opponents = view.players
      .filter((player) => player.seat !== seat && !player.hasLost)
      .sort((a, b) => a.lifeTotal - b.lifeTotal);
    this.known = new Map(view.cards.flatMap((card) => ('hidden' in card ? [] : [[card.id, card] as const])));
  }

  find(id: number | undefined): OpenCardView | undefined {
    return id === undefined ? undefined : this.known.get(id);
  }

  get isMyTurn(): boolean {
    return this.view.currentPlayerIndex === this.me.playerIndex;
  }

  /** The permanents that a player controls. */
  permanents(playerId: number): OpenCardView[] {
    return [...this.known.values()].filter((card) => card.location === 'battlefield' && card.controllerId === playerId);
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

  get hand(): OpenCardView[] {
    return [...this.known.values()].filter((card) => card.location === 'hand' && card.ownerId === this.me.playerId);
  }

  isMine(card: OpenCardView): boolean {
    return card.controllerId === this.me.playerId;
  }
}

export const isCreature = (card: OpenCardView): boolean => card.types.includes('creature');

export function dataOf(card: { readonly slug: string }): CardData {
  return findPrint(card.slug)!.data;
}
