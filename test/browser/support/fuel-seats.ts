import type { Page } from 'playwright-core';
import type { Scenario } from '../../../src/games/tcg-fuel/rules/scenario/scenario.types.js';
import type { House } from './house.js';

declare const localStorage: { setItem(key: string, value: string): void };

interface Guest {
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly playerId: number;
}

interface Looks {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly hasTouch?: boolean;
}

/** People at a game of TCG Fuel that begins from a written position, each before a browser of their own. */
export class FuelSeats {
  private constructor(
    readonly pages: readonly Page[],
    private readonly labels: Readonly<Record<string, number>>,
  ) {}

  static async at(house: House, scenario: Scenario, looks: Looks = {}): Promise<FuelSeats> {
    const people: Guest[] = [];
    for (const index of scenario.players.keys()) people.push(await guest(house.url, `Guest ${index + 1}`));
    const [first] = people as [Guest];
    const seats = people.map(({ playerId }) => playerId);
    const body = { ...scenario, options: { autoPass: 'smart', ...scenario.options }, seats };
    const { labels } = await ask<{ labels: Record<string, number> }>(
      house.url,
      'POST',
      '/api/tcg-fuel/scenarios',
      first,
      body,
    );
    const { items } = await ask<{ items: { sessionId: string }[] }>(
      house.url,
      'GET',
      '/api/sessions?mine=true&game=tcg-fuel&limit=1',
      first,
    );
    const pages: Page[] = [];
    for (const person of people) {
      const page = await house.visitor({ reducedMotion: 'reduce', ...looks });
      const login = { ...person, takenAt: Date.now(), expiresAt: Date.now() + person.expiresIn * 1000 };
      await page.addInitScript((kept) => localStorage.setItem('parlour.login', kept), JSON.stringify(login));
      await page.goto(`/tcg-fuel/table/${items[0]!.sessionId}`);
      await page.locator('.fuel').waitFor();
      pages.push(page);
    }
    return new FuelSeats(pages, labels);
  }

  /** Presses a card of the position, as soon as the page offers it. */
  async press(seat: number, label: string): Promise<void> {
    const id = this.labels[label];
    if (id === undefined) throw new Error(`There is no ${label} in this position.`);
    await this.pressRef(seat, `card:${id}`);
  }

  async pressRef(seat: number, ref: string): Promise<void> {
    await this.pages[seat]!.locator(`[data-ref="${ref}"]:is(.source, .target, .taken)`).first().click();
  }

  /** Presses a button of the prompt. */
  async choose(seat: number, name: string | RegExp): Promise<void> {
    await this.pages[seat]!.locator('.prompt').getByRole('button', { name }).first().click();
  }

  async done(seat: number): Promise<void> {
    await this.pages[seat]!.locator('[data-done]').first().click();
  }

  async logged(seat: number, text: string): Promise<void> {
    await this.pages[seat]!.locator('.side .log-line', { hasText: text }).last().waitFor();
  }
}

async function guest(url: string, name: string): Promise<Guest> {
  const made = await ask<Guest>(url, 'POST', '/api/auth/guest', undefined, { name });
  const me = await ask<{ id: number }>(url, 'GET', '/api/tcg-fuel/players/me', made);
  return { ...made, playerId: me.id };
}

async function ask<T>(url: string, method: string, path: string, who?: Guest, body?: object): Promise<T> {
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.accessToken}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const told = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${told}`);
  return JSON.parse(told) as T;
}
