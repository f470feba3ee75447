import type { BrowserContextOptions, Page } from 'playwright-core';
import type { House } from './house.js';

/** A guest of the house, with what its browser keeps. */
export interface Guest {
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly user: { readonly id: string };
}

/** Guests who come over REST, so that their games can begin in the middle, and their browsers. */
export class Guests {
  constructor(protected readonly house: House) {}

  async guests(count: number): Promise<Guest[]> {
    const all: Guest[] = [];
    for (let one = 0; one < count; one++) all.push(await this.post<Guest>('/api/auth/guest', {}));
    return all;
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

  async post<T>(path: string, body: object, guest?: Guest): Promise<T> {
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
