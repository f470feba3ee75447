import { guest } from '../../support/people.js';
import { until } from '../../support/until.js';
import { BesiegedPlayer } from './besieged-player.js';
import type { Place } from './besieged-player.js';
import type { Journal } from './journal.js';
import { PLACES } from './tables.js';

/** Everybody who plays while a siege goes on. */
export class Army {
  private stopped = false;
  private playing: Promise<void>[] = [];
  private fallen: Error | undefined;

  private constructor(readonly players: readonly BesiegedPlayer[]) {}

  /** With several servers, clients of one table play at different ones. */
  static async gather(
    servers: readonly { readonly address: string }[],
    places: readonly Place[] = PLACES,
  ): Promise<Army> {
    // One account: its clients race for the same seats, as browser tabs do.
    let token: string | undefined;
    // A busy balancer may have no instance yet that says it is ready, and answers with a page of its own.
    await until('an account for all clients', async () => {
      token = await guest(servers[0]!.address, 'ann').then(
        (person) => person.token,
        () => undefined,
      );
      return token !== undefined;
    });
    const army = new Army(
      places.map((place, index) => new BesiegedPlayer(servers[index % servers.length]!, `c${index}`, token!, place)),
    );
    army.playing = army.players.map((player) =>
      player.plays(() => army.stopped).catch((error: unknown) => void (army.fallen ??= error as Error)),
    );
    return army;
  }

  get journals(): readonly Journal[] {
    return this.players.map(({ journal }) => journal);
  }

  get inFlight(): number {
    return this.sum(({ inFlight }) => inFlight);
  }

  sum(of: (journal: Journal) => number): number {
    return this.journals.reduce((sum, journal) => sum + of(journal), 0);
  }

  /** A client has given up, which none ever should. */
  check(): void {
    if (this.fallen) throw this.fallen;
  }

  /** Resolves when the players together have got so many steps further. */
  async getsOn(steps: number): Promise<void> {
    const goal = this.steps + steps;
    await this.until(`${steps} more steps of anybody`, () => this.steps >= goal);
  }

  /** Names those who get no further, each of them, within the patience. */
  async stuck(patienceMs: number): Promise<string[]> {
    const before = this.players.map(({ steps }) => steps);
    const waiting = (): string[] =>
      this.players
        .filter(({ steps }, index) => steps === before[index])
        .map(({ name, place, journal }) => `${name} ${place.table}: ${journal.last}, ${journal.refused} refused`);
    await until('everybody to get further', () => waiting().length === 0, patienceMs).catch(() => undefined);
    return waiting();
  }

  async goesHome(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.playing);
    this.check();
  }

  /** No client tries again, whatever it waits for: something else has failed already. */
  scatters(): void {
    this.stopped = true;
    for (const player of this.players) player.leaves();
  }

  until(what: string, isSo: () => boolean): Promise<void> {
    return until(what, () => {
      this.check();
      return isSo();
    });
  }

  private get steps(): number {
    return this.players.reduce((sum, { steps }) => sum + steps, 0);
  }
}
