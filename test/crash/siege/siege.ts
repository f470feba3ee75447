import { Army } from './army.js';
import { audit } from './audit.js';
import type { Findings } from './audit.js';
import { Grounds } from './grounds.js';
import { strikeOnce } from './strike.js';
import type { Strike } from './strike.js';

/** One siege: how often what was killed, what went on meanwhile, and what was found afterwards. */
export interface Report {
  readonly kills: Readonly<Record<string, number>>;
  /** Requests under way at the moments of the kills. */
  readonly caught: number;
  readonly acknowledged: number;
  readonly unanswered: number;
  readonly unavailable: number;
  readonly heard: number;
  readonly sessions: number;
  readonly findings: Findings;
}

export interface Plan {
  readonly strikes: readonly Strike[];
  /** What is started; the server with all games as shipped unless told otherwise. */
  readonly main?: string;
  readonly onStrike?: (done: number, army: Army) => void;
}

/** How long everybody may take to get further when it is over. */
const LAST_STEPS_MS = 120_000;

/** Plays while server and Postgres are killed again and again, then compares what was said with what is there. */
export async function besiege({ strikes, main = 'dist/src/main.js', onStrike }: Plan): Promise<Report> {
  const grounds = await Grounds.open(strikes, main);
  const kills: Record<string, number> = {};
  let caught = 0;
  let army: Army | undefined;
  try {
    await grounds.start();
    army = await Army.gather(grounds.doors);
    for (const [index, strike] of strikes.entries()) {
      await army.getsOn(5).catch((error: unknown) => {
        grounds.expectAll();
        throw error;
      });
      caught += await strikeOnce(strike, army, grounds);
      kills[strike] = (kills[strike] ?? 0) + 1;
      grounds.expectAll();
      onStrike?.(index + 1, army);
    }
    const stuck = await army.stuck(LAST_STEPS_MS);
    if (stuck.length > 0) stuck.push(...grounds.servers.map(({ lastWords }) => `The server said: ${lastWords}`));
    grounds.expectAll();
    await army.goesHome();
    const findings = await audit(army, grounds);
    return {
      kills,
      caught,
      acknowledged: army.sum(({ acknowledged }) => acknowledged.length),
      unanswered: army.sum(({ unanswered }) => unanswered),
      unavailable: army.sum(({ unavailable }) => unavailable),
      heard: army.sum(({ heard }) => heard),
      sessions: new Set(army.journals.flatMap(({ sessions }) => [...sessions])).size,
      findings: { ...findings, stuck: [...stuck, ...findings.stuck] },
    };
  } finally {
    army?.scatters();
    await grounds.close();
  }
}
