import type { Page } from 'playwright-core';
import { Guests } from './guests.js';
import type { Guest } from './guests.js';

export type { Guest } from './guests.js';

/** The part of a view of Check that the tests look at. */
export interface CheckLook {
  readonly seq: number;
  readonly phase: string;
  readonly turnStage: string | null;
  readonly currentPlayerID: string | null;
  readonly discardPile: readonly Card[];
  readonly reveals: readonly { readonly playerID: string; readonly cardIndex: number; readonly card: Card }[];
  readonly players: Readonly<
    Record<
      string,
      {
        readonly handCount: number;
        readonly hand: readonly (Card | { readonly hidden: true } | null)[];
        readonly pendingDrawnCard: Card | { readonly hidden: true } | null;
      }
    >
  >;
  readonly matchingOpportunityInfo: { readonly windowId: number; readonly remainingPlayerIDs: string[] } | null;
}

export interface Card {
  readonly rank: string;
  readonly suit: string;
}

export const NAMES = ['Ann', 'Bea', 'Cy', 'Dee', 'Eve', 'Fay'];

/** Tables of Check that begin in the middle of a round, played over REST beside the pages that look at them. */
export class CheckTables extends Guests {
  async begin(folk: readonly Guest[], fixture: object, options: object = {}): Promise<string> {
    const body = { fixture, options, userIds: folk.map(({ user }) => user.id), names: NAMES.slice(0, folk.length) };
    const { gameId } = await this.post<{ readonly gameId: string }>('/api/check/test/fixtures', body, folk[0]);
    return gameId;
  }

  /** A table from its first card, before which all of them sit. */
  async deal(folk: readonly Guest[], options: object): Promise<string> {
    const seats = folk.map((_guest, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
    const { sessionId } = await this.post<{ readonly sessionId: string }>(
      '/api/sessions',
      { game: 'check', seats, options },
      folk[0],
    );
    for (const guest of folk.slice(1)) await this.post(`/api/sessions/${sessionId}/join`, {}, guest);
    return sessionId;
  }

  act(id: string, guest: Guest, type: string, more: object = {}): Promise<{ readonly seq: number }> {
    return this.post(`/api/check/games/${id}/actions`, { type, ...more }, guest);
  }

  async look(id: string, guest?: Guest): Promise<CheckLook> {
    const headers: Record<string, string> = guest ? { authorization: `Bearer ${guest.accessToken}` } : {};
    return (await (await fetch(`${this.house.url}/api/check/games/${id}/state`, { headers })).json()) as CheckLook;
  }

  async sit(page: Page, id: string): Promise<void> {
    await page.goto(`/check/table/${id}`);
    await page.locator('.frame[data-settled="true"] .check-table').waitFor();
  }
}
