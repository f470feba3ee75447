import type { BrowserContextOptions, Page } from 'playwright-core';
import type { House } from './house.js';

/** A guest of the house, with what its browser keeps. */
export interface Guest {
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly user: { readonly id: string };
}

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
export class CheckTables {
  constructor(private readonly house: House) {}

  async guests(count: number): Promise<Guest[]> {
    const all: Guest[] = [];
    for (let one = 0; one < count; one++) all.push(await this.post<Guest>('/api/auth/guest', {}));
    return all;
  }

  async begin(folk: readonly Guest[], fixture: object, options: object = {}): Promise<string> {
    const body = { fixture, options, userIds: folk.map(({ user }) => user.id), names: NAMES.slice(0, folk.length) };
    const { gameId } = await this.post<{ readonly gameId: string }>('/api/check/test/fixtures', body, folk[0]);
    return gameId;
  }

  act(id: string, guest: Guest, type: string, more: object = {}): Promise<{ readonly seq: number }> {
    return this.post(`/api/check/games/${id}/actions`, { type, ...more }, guest);
  }

  async look(id: string, guest?: Guest): Promise<CheckLook> {
    const headers: Record<string, string> = guest ? { authorization: `Bearer ${guest.accessToken}` } : {};
    return (await (await fetch(`${this.house.url}/api/check/games/${id}/state`, { headers })).json()) as CheckLook;
  }

  /** A browser of its own, logged in as this guest. */
  async pageOf(guest: Guest, options: BrowserContextOptions = {}, settings: object = {}): Promise<Page> {
    const page = await this.house.visitor({ reducedMotion: 'reduce', ...options });
    const now = Date.now();
    const login = { ...guest, takenAt: now, expiresAt: now + guest.expiresIn * 1000 };
    const keeps = { 'parlour.login': JSON.stringify(login), 'parlour:settings': JSON.stringify(settings) };
    for (const [name, value] of Object.entries(keeps)) {
      await page.addInitScript(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
    }
    return page;
  }

  async sit(page: Page, id: string): Promise<void> {
    await page.goto(`/check/table/${id}`);
    await page.locator('.frame[data-settled="true"] .check-table').waitFor();
  }

  private async post<T>(path: string, body: object, guest?: Guest): Promise<T> {
    const headers = {
      'content-type': 'application/json',
      ...(guest && { authorization: `Bearer ${guest.accessToken}` }),
    };
    const answer = await fetch(this.house.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const told: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${JSON.stringify(told)}`);
    return told as T;
  }
}
