import { createHash } from 'node:crypto';
import { seededRng } from '../../src/engine/bots/seeded-rng.js';
import type { GameDefinition, GameShape } from '../../src/engine/core/index.js';
import { GameRegistry } from '../../src/engine/hosting/game-registry.js';
import { leakingEvents, leakingView } from '../../src/engine/testing/secrets.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import { withConspicuousNumbers } from './conspicuous-numbers.js';
import { HIDDEN } from './hidden.js';
import { WatchedGame } from './watched-game.js';
import type { Tally } from './watched-game.js';

/**
 * The short form plays twelve steps of each game, and after each of them everybody asks for everything. The long form plays as
 * many games as it is told, to their end or `PARLOUR_STEPS`; there everybody draws one question after each step. Updates and
 * streams are always heard by all.
 */
const LONG = process.env.PARLOUR_GAMES !== undefined;
const GAMES = Number(process.env.PARLOUR_GAMES ?? 1);
const SEED = Number(process.env.PARLOUR_SEED ?? 1);
const STEPS = Number(process.env.PARLOUR_STEPS ?? (LONG ? 300 : 12));
const QUESTIONS = LONG ? 1 : undefined;
/** Games played at the same time, by different people. */
const LANES = LONG ? 3 : 1;

/** Where something hidden stands in the raw table, for a leak made on purpose. */
const LEAKS: Readonly<Record<string, readonly string[]>> = {
  check: ['deck', '20'],
  'viking-vengeance': ['player2', 'deck'],
  ggltcg: ['players'],
  'tcg-fuel': ['players', '0', 'deck', '5'],
};

describe('What goes over the wire', () => {
  let parlour: Parlour;
  let own: Map<string, string[]>;
  beforeAll(async () => {
    // A client that is told to slow down is told nothing else.
    parlour = await startParlour({ socketRate: 10_000 });
    own = await ownAddresses(parlour.url);
    const fuel = hosted('tcg-fuel');
    fuel.definition = withConspicuousNumbers(fuel.definition);
  });
  afterAll(() => parlour.stop());

  const hosted = (game: string): { definition: GameDefinition<GameShape> } =>
    parlour.app.get(GameRegistry).get(game) as { definition: GameDefinition<GameShape> };

  const crowd = (): Promise<Person[]> => Promise.all([0, 1, 2].map(() => guest(parlour.url)));

  const watch = async (game: string, seed: string, crowd: Person[], steps: number, tally: Tally): Promise<Tally> => {
    // What is chosen follows the seed; the cards are dealt by the server, as for everybody.
    const rng = seededRng(createHash('sha256').update(seed).digest('hex'));
    const people = crowd.slice(0, game === 'check' || game === 'tcg-fuel' ? 2 + rng.int(2) : 2);
    const match = { game, people, own: own.get(game) ?? [], questions: QUESTIONS };
    await (await WatchedGame.begin(match, rng, tally)).play(steps);
    return tally;
  };

  it.each(Object.keys(HIDDEN))(
    `%s: nothing hidden is in anything that players, spectators, streams and histories are sent (seed ${SEED})`,
    async (game) => {
      const tally = none();
      let begun = 0;
      const lane = async (): Promise<void> => {
        let people = await crowd();
        for (let mine = 1; begun < GAMES && tally.finds.length === 0; mine++) {
          // No game lasts longer than a token.
          if (mine % 10 === 0) people = await crowd();
          begun += 1;
          await watch(game, `${game} ${SEED} ${begun}`, people, STEPS, tally);
          if (LONG && begun % 10 === 0) report(game, begun, tally);
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      if (LONG) report(game, begun, tally);
      expect(tally.finds.slice(0, 3)).toEqual([]);
      expect(tally.steps).toBeGreaterThan(GAMES);
    },
    60_000 + GAMES * 60_000,
  );

  it.each(Object.entries(LEAKS))('%s: a leak made on purpose is found, in views and in events', async (game, path) => {
    const there = hosted(game);
    const sound = there.definition;
    try {
      for (const leaking of [leakingView(sound, path), leakingEvents(sound, path)]) {
        there.definition = leaking;
        const { finds } = await watch(game, `${game} leak`, await crowd(), 3, none());
        expect(new Set(finds.map(({ viewer }) => viewer)).has('spectator')).toBe(true);
      }
    } finally {
      there.definition = sound;
    }
  });
});

function none(): Tally {
  return { steps: 0, messages: 0, bytes: 0, searches: 0, ways: {}, finds: [] };
}

function report(game: string, games: number, { finds, ...tally }: Tally): void {
  process.stderr.write(`  ${game}: ${games} games, ${JSON.stringify(tally)}, ${finds.length} finds\n`);
}

/** Every address of a game's own contract that is read with the id of a session and nothing else. */
async function ownAddresses(url: string): Promise<Map<string, string[]>> {
  const { paths } = (await (await fetch(`${url}/docs-json`)).json()) as { paths: Record<string, object> };
  const found = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    const game = Object.keys(HIDDEN).find((slug) => path.startsWith(`/api/${slug}/`));
    if (!game || !('get' in methods) || path.match(/\{/g)?.length !== 1) continue;
    found.set(game, [...(found.get(game) ?? []), path]);
  }
  return found;
}
