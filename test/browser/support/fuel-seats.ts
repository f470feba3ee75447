import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Scenario } from '../../../src/games/tcg-fuel/rules/scenario/scenario.types.js';
import type { House } from './house.js';
import type { KindsSeen } from './kinds-seen.js';

declare const localStorage: { setItem(key: string, value: string): void };

interface Guest {
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly playerId: number;
}

/** Two to eight people before a browser each, who sit down at one written position of TCG Fuel after the other. */
export class FuelSeats {
  private labels: Readonly<Record<string, number>> = {};
  private gameId = 0;

  private constructor(
    private readonly url: string,
    private readonly people: readonly Guest[],
    readonly pages: readonly Page[],
  ) {}

  static async open(
    house: House,
    count: number,
    { kinds, ...looks }: BrowserContextOptions & { readonly kinds?: KindsSeen } = {},
  ): Promise<FuelSeats> {
    const people: Guest[] = [];
    const pages: Page[] = [];
    for (let one = 1; one <= count; one++) {
      const person = await guest(house.url, `Guest ${one}`);
      const page = await house.visitor({ reducedMotion: 'reduce', ...looks });
      const login = { ...person, takenAt: Date.now(), expiresAt: Date.now() + person.expiresIn * 1000 };
      await page.addInitScript((kept) => localStorage.setItem('parlour.login', kept), JSON.stringify(login));
      kinds?.follow(page);
      people.push(person);
      pages.push(page);
    }
    return new FuelSeats(house.url, people, pages);
  }

  /** Begins a game from a position; those of `watching` have it on their screens. */
  async sit(scenario: Scenario, watching: readonly number[] = this.pages.map((_page, seat) => seat)): Promise<void> {
    const [first] = this.people as [Guest];
    const seats = this.people.slice(0, scenario.players.length).map(({ playerId }) => playerId);
    const body = { ...scenario, options: { autoPass: 'smart', ...scenario.options }, seats };
    const made = await this.ask<{ gameId: number; labels: Record<string, number> }>(
      'POST',
      '/api/tcg-fuel/scenarios',
      first,
      body,
    );
    this.labels = made.labels;
    this.gameId = made.gameId;
    const { items } = await this.ask<{ items: { sessionId: string }[] }>(
      'GET',
      '/api/sessions?mine=true&game=tcg-fuel&limit=1',
      first,
    );
    await Promise.all(
      watching.map(async (seat) => {
        await this.pages[seat]!.goto(`/tcg-fuel/table/${items[0]!.sessionId}`);
        await this.pages[seat]!.locator('.frame[data-settled="true"] .fuel').waitFor();
      }),
    );
  }

  id(label: string): number {
    const id = this.labels[label];
    if (id === undefined) throw new Error(`There is no ${label} in this position.`);
    return id;
  }

  /** Presses a card of the position, as soon as the page offers it. */
  press(seat: number, label: string): Promise<void> {
    return this.pressRef(seat, `card:${this.id(label)}`);
  }

  async pressRef(seat: number, ref: string): Promise<void> {
    await this.pages[seat]!.locator(`[data-ref="${ref}"]:is(.source, .target, .taken)`).first().click();
  }

  /** Presses a button of the prompt, once the player could see what it is about. */
  async choose(seat: number, name: string | RegExp): Promise<void> {
    await this.pages[seat]!.locator('.prompt').getByRole('button', { name }).first().waitFor();
    await this.pages[seat]!.locator('.frame[data-settled="true"]').waitFor();
    await this.pages[seat]!.locator('.prompt').getByRole('button', { name }).first().click();
  }

  async done(seat: number): Promise<void> {
    await this.pages[seat]!.locator('[data-done]').first().click();
  }

  /** Plays a card and, where it asks for them, its targets. */
  async cast(seat: number, label: string, ...targets: readonly string[]): Promise<void> {
    await this.press(seat, label);
    for (const target of targets) await this.press(seat, target);
    await this.done(seat);
  }

  /** What a player does without a browser, over REST. */
  act(seat: number, type: string, data: object = {}): Promise<unknown> {
    return this.ask('POST', `/api/tcg-fuel/games/${this.gameId}/actions`, this.people[seat], { type, data });
  }

  async logged(seat: number, text: string | RegExp): Promise<void> {
    await this.pages[seat]!.locator('.side .log-line', { hasText: text }).last().waitFor();
  }

  /** The prompt of a seat asks this, and everything lies where it belongs. */
  async asked(seat: number, text: string | RegExp): Promise<void> {
    await this.pages[seat]!.getByTestId('prompt').filter({ hasText: text }).waitFor();
    await this.pages[seat]!.locator('.frame[data-settled="true"]').waitFor();
  }

  private async ask<T>(method: string, path: string, who?: Guest, body?: object): Promise<T> {
    return request(this.url, method, path, who, body);
  }
}

async function guest(url: string, name: string): Promise<Guest> {
  const made = await request<Guest>(url, 'POST', '/api/auth/guest', undefined, { name });
  const me = await request<{ id: number }>(url, 'GET', '/api/tcg-fuel/players/me', made);
  return { ...made, playerId: me.id };
}

async function request<T>(url: string, method: string, path: string, who?: Guest, body?: object): Promise<T> {
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.accessToken}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const told = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${told}`);
  return JSON.parse(told) as T;
}
