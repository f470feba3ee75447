import type { GameInfo, Preset, RoomPage, RoomPicture } from '@parlour/client';

export type { ListedSession, MatchStatus, OptionSchema, Page, RoomPlayer } from '@parlour/client';

/** A room as everybody may know it. */
export type Room = RoomPicture;

/** A room for one viewer. */
export type MyRoom = RoomPage;

/** A game of the catalogue; its options are looked at by name. */
export interface Game extends Omit<GameInfo, 'options' | 'presets'> {
  readonly options: Readonly<Record<string, unknown>>;
  readonly presets: readonly (Omit<Preset, 'options'> & { readonly options: Readonly<Record<string, unknown>> })[];
}

/** What happened in a room. */
export type RoomEvent =
  | { readonly type: 'created' | 'options-set' | 'finished' | 'cancelled' | 'reopened' }
  | { readonly type: 'joined' | 'loadout-set'; readonly playerId: string; readonly seat: number }
  | { readonly type: 'left'; readonly playerId: string; readonly seat: number; readonly kicked: boolean }
  | { readonly type: 'ready-set'; readonly playerId: string; readonly seat: number; readonly ready: boolean }
  | { readonly type: 'owner-changed'; readonly playerId: string }
  | { readonly type: 'started'; readonly sessionId: string }
  | { readonly type: 'followed'; readonly roomId: string };

export interface RoomChatLine {
  readonly id: string;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** An opponent was found. */
export interface MatchFound {
  readonly game: string;
  readonly mode: string;
  readonly sessionId: string;
  readonly roomId: string;
}
