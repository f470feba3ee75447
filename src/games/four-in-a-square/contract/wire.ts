import type { GameTable, PictureOf, UpdateOf } from '../../../engine/contract/game-table.js';
import type { Block, FourInASquare, Player, PublicState } from '../rules/four-in-a-square.types.js';

export type FourTable = GameTable<FourInASquare>;

/** An action as this contract writes it. */
export interface WireAction {
  readonly player: Player;
  readonly action: 'place' | 'slide';
  readonly squareIndex: number;
  readonly slotIndex?: number;
}

/** An action as a client sends it: its type is called `action`. */
export type WireChoice = Renamed<FourInASquare['action']>;
type Renamed<A> = A extends { readonly type: infer Type } ? { readonly action: Type } & Omit<A, 'type'> : never;

export function wireChoice({ type, ...rest }: FourInASquare['action']): WireChoice {
  return { action: type, ...rest } as WireChoice;
}

/** What every answer about a game carries: the nine fields in `state`, everything else beside it. */
export interface GameAnswer {
  readonly state: PublicState;
  readonly version: number;
  readonly round: number;
  readonly aiActions: readonly WireAction[];
  readonly winningBlocks: readonly Block[];
  readonly drawOffer: Player | null;
}

/** Of an update, with what bots did in it. Nothing is hidden in this game, so any viewer's will do. */
export function answerOf(
  table: FourTable,
  { version, view, ...told }: PictureOf<FourInASquare> | UpdateOf<FourInASquare>,
): GameAnswer {
  const { state, round, winningBlocks, drawOffer } = view;
  const aiActions = wireActions('events' in told ? told.events : []).filter(({ player }) => isBot(table, player));
  return { state, version, round, aiActions, winningBlocks, drawOffer };
}

export function isBot(table: FourTable, player: Player): boolean {
  return table.isBot(player === 'R' ? 0 : 1);
}

/** The placements and slides among what happened at one version. */
export function wireActions(events: readonly FourInASquare['event'][]): WireAction[] {
  return events.flatMap((event): WireAction[] => {
    if (event.type === 'placed') {
      return [{ player: event.player, action: 'place', squareIndex: event.squareIndex, slotIndex: event.slotIndex }];
    }
    return event.type === 'slid' ? [{ player: event.player, action: 'slide', squareIndex: event.squareIndex }] : [];
  });
}
