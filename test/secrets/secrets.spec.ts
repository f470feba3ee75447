import { seededRng } from '../../src/engine/bots/seeded-rng.js';
import type { GameDefinition, GameShape } from '../../src/engine/core/index.js';
import { GameRegistry } from '../../src/engine/sessions/game-registry.js';
import { leakingEvents, leakingView } from '../../src/engine/testing/secrets.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import { HIDDEN } from './hidden.js';
import { WatchedGame } from './watched-game.js';
import type { Tally } from './watched-game.js';

/** The long form (`npm run test:secrets`) plays more games, to their end. */
const GAMES = Number(process.env.PARLOUR_GAMES ?? 1);
const STEPS = process.env.PARLOUR_GAMES === undefined ? 12 : 300;

/** Where something hidden stands in the raw table, for a leak made on purpose. */
const LEAKS: Readonly<Record<string, readonly string[]>> = {
  check: ['deck', '20'],
  'viking-vengeance': ['player2', 'deck'],
  ggltcg: ['players'],
  'tcg-fuel': ['cards'],
};

describe('What goes over the wire', () => {
  let parlour: Parlour;
  let own: Map<string, string[]>;
  beforeAll(async () => {
    parlour = await startParlour();
    own = await ownAddresses(parlour.url);
  });
  afterAll(() => parlour.stop());

  const watch = async (game: string, seed: number, steps: number, tally: Tally): Promise<Tally> => {
    const rng = seededRng(seed.toString(16).padStart(64, '0'));
    const seats = game === 'check' || game === 'tcg-fuel' ? 2 + rng.int(2) : 2;
    const people = await Promise.all(Array.from({ length: seats }, () => guest(parlour.url)));
    await (await WatchedGame.begin(game, people, own.get(game) ?? [], rng, tally)).play(steps);
    return tally;
  };

  it.each(Object.keys(HIDDEN))(
    '%s: nothing hidden is in anything that players, spectators, streams and histories are sent',
    async (game) => {
      const tally = none();
      for (let played = 0; played < GAMES && tally.finds.length === 0; played++) {
        await watch(game, played + 1, STEPS, tally);
        if (GAMES > 1 && (played + 1) % 10 === 0) report(game, played + 1, tally);
      }
      if (GAMES > 1) report(game, GAMES, tally);
      expect(tally.finds.slice(0, 3)).toEqual([]);
      expect(tally.steps).toBeGreaterThan(GAMES);
    },
    60_000 + GAMES * 60_000,
  );

  it.each(Object.entries(LEAKS))('%s: a leak made on purpose is found, in views and in events', async (game, path) => {
    const hosted = parlour.app.get(GameRegistry).get(game) as { definition: GameDefinition<GameShape> };
    const sound = hosted.definition;
    try {
      for (const leaking of [leakingView(sound, path), leakingEvents(sound, path)]) {
        hosted.definition = leaking;
        const { finds } = await watch(game, 1, 3, none());
        expect(new Set(finds.map(({ viewer }) => viewer)).has('spectator')).toBe(true);
      }
    } finally {
      hosted.definition = sound;
    }
  });
});

function none(): Tally {
  return { steps: 0, messages: 0, bytes: 0, searches: 0, finds: [] };
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
