import type { HistoryEntry } from '../../engine/sessions/retelling.js';
import type { SessionPicture } from '../../engine/sessions/session-update.js';
import type { Block, FourInASquare, Player, PublicState } from './rules/four-in-a-square.types.js';

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

export function answerOf(picture: SessionPicture, botEntries: readonly HistoryEntry[]): GameAnswer {
  const { state, round, winningBlocks, drawOffer } = picture.view as FourInASquare['view'];
  return {
    state,
    version: picture.version,
    round,
    aiActions: botEntries.flatMap(wireActions),
    winningBlocks,
    drawOffer,
  };
}

/** The placements and slides among what happened at one version. */
export function wireActions({ events }: Pick<HistoryEntry, 'events'>): WireAction[] {
  return (events as readonly FourInASquare['event'][]).flatMap((event): WireAction[] => {
    if (event.type === 'placed') {
      return [{ player: event.player, action: 'place', squareIndex: event.squareIndex, slotIndex: event.slotIndex }];
    }
    return event.type === 'slid' ? [{ player: event.player, action: 'slide', squareIndex: event.squareIndex }] : [];
  });
}
