import { scripted } from '../../dist/bench/duel/duel.js';

const PATIENCE_MS = 15_000;

/** A match that plays the script. An action is done when all at the table, watchers included, hold the new view. */
export class Match {
  turn = 0;
  #seen = [];
  #hands = [];
  #missing = 0;
  #done;
  #failed;

  constructor(driver, url, opened, watchers = 0) {
    const viewers = Array.from({ length: 2 + watchers }, (_, index) => {
      this.#seen.push(-1);
      const seat = index < 2 ? index : undefined;
      return new driver.Viewer(url, opened, seat, (view, error) => this.#hear(index, view, error));
    });
    this.viewers = viewers;
  }

  async connect() {
    const [first, second, ...watchers] = this.viewers;
    await first.connect();
    await second.connect();
    for (let from = 0; from < watchers.length; from += 25) {
      await Promise.all(watchers.slice(from, from + 25).map((watcher) => watcher.connect()));
    }
  }

  /** Plays the next action; resolves when all hold its view. */
  act() {
    const seat = this.turn % 2;
    const { hand, cell } = scripted(this.turn);
    const held = this.#hands[seat];
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`Turn ${this.turn} was never seen by all.`)), PATIENCE_MS);
      this.#missing = this.viewers.length;
      this.#failed = (error) => {
        clearTimeout(late);
        reject(error);
      };
      this.#done = () => {
        clearTimeout(late);
        this.turn += 1;
        resolve();
      };
      this.viewers[seat].act(held[hand].id, cell);
    });
  }

  #hear(index, view, error) {
    if (error) return this.#failed?.(error);
    const before = this.#seen[index];
    if (view.turn < before) return undefined;
    this.#seen[index] = view.turn;
    this.#hands[index] = view.hand;
    if (before <= this.turn && view.turn > this.turn && --this.#missing === 0) this.#done();
    return undefined;
  }
}

export async function openTables(driver, url, many, watchers = 0) {
  const tables = (await driver.openMatches(url, many)).map((opened) => new Match(driver, url, opened, watchers));
  for (let from = 0; from < many; from += 25) {
    await Promise.all(tables.slice(from, from + 25).map((table) => table.connect()));
  }
  return tables;
}
