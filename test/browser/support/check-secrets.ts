import type { Page } from 'playwright-core';
import type { Card, CheckLook } from './check-tables.js';

/** What a page holds at one moment: every card it names, every slot that shows a face, and whether it keeps cards. */
interface Held {
  readonly version: number;
  readonly settled: boolean;
  readonly over: boolean;
  readonly named: readonly string[];
  readonly up: readonly string[];
  readonly stored: string;
}

/** Run in the page, as text. Searches everything: text, attributes, what is hidden, what flies, and all storage. */
const HELD = `(async () => {
  const frame = document.querySelector('.frame[data-version]');
  const card = /\\b(ace|10|[2-9]|jack|queen|king) of (hearts|diamonds|clubs|spades)\\b/gi;
  const whole = document.documentElement.outerHTML;
  const bases = await indexedDB.databases();
  const kept = await Promise.all(bases.map(({ name }) => new Promise((done) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => done('');
    opening.onsuccess = () => {
      const base = opening.result;
      const stores = [...base.objectStoreNames];
      if (stores.length === 0) return done('');
      const reading = base.transaction(stores).objectStore(stores[0]).getAll();
      reading.onsuccess = () => { base.close(); done(JSON.stringify(reading.result)); };
      reading.onerror = () => done('');
    };
  })));
  return {
    version: Number(frame?.dataset.version),
    settled: frame?.dataset.settled === 'true',
    over: frame?.dataset.over === 'true',
    named: [...new Set((whole.match(card) ?? []).map((name) => name.toLowerCase()))],
    up: [...document.querySelectorAll('.slot .card-face')].map((face) => face.closest('[data-ref]')?.dataset.ref ?? 'flying'),
    stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, kept]),
  };
})()`;

const RANKS: Readonly<Record<string, string>> = { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' };
const SUITS: Readonly<Record<string, string>> = { H: 'hearts', D: 'diamonds', C: 'clubs', S: 'spades' };
const nameOf = ({ rank, suit }: Card): string => `${RANKS[rank] ?? rank} of ${SUITS[suit]}`;

/** Looks at every step whether a page holds a card that its player may not know any more. */
export class SecretSearch {
  /** How often the page was searched in full. */
  searched = 0;
  private readonly seenByAll = new Set<string>();

  constructor(
    private readonly page: Page,
    /** The table as this page's player may see it now. */
    private readonly look: () => Promise<CheckLook>,
  ) {}

  async search(): Promise<void> {
    await this.page.locator('.frame[data-settled="true"]').waitFor();
    const held = await this.page.evaluate<Held>(HELD);
    const view = await this.look();
    for (const card of view.discardPile) this.seenByAll.add(nameOf(card));
    // While the page still tells what has happened, or the others have gone on, there is nothing to compare.
    if (!held.settled || held.version !== view.seq || view.phase === 'scoringPhase') return;
    const looks = view.reveals.map(({ card }) => nameOf(card));
    const drawn = Object.values(view.players).flatMap(({ pendingDrawnCard: card }) =>
      card && !('hidden' in card) ? [nameOf(card)] : [],
    );
    const allowed = new Set([...this.seenByAll, ...looks, ...drawn]);
    expect(held.named.filter((name) => !allowed.has(name))).toEqual([]);
    const open = view.reveals.map(({ playerID, cardIndex }) => `slot:${playerID}.${cardIndex}`);
    expect(held.up.filter((ref) => !open.includes(ref))).toEqual([]);
    expect(held.stored).not.toMatch(/"(suit|rank)"|of (hearts|diamonds|clubs|spades)/);
    this.searched++;
  }
}
