import { fillAtRandom, rngOver, sfc32 } from '../../src/engine/core/index.js';
import { isForm, parlour } from '@parlour/client';
import type { Choice } from '@parlour/client';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { games } from '../../src/games/index.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';

const rng = rngOver(sfc32(7));

/** Any action of a list of choices. */
function pick<A extends { type: string }>(choices: readonly Choice<A>[]): A {
  const choice = rng.pick(choices);
  return isForm(choice) ? fillAtRandom(choice, rng) : choice;
}

describe('The client library', () => {
  let server: Parlour;
  beforeAll(async () => {
    server = await startParlour({}, [...games, GoFishModule]);
  });
  afterAll(() => server.stop());

  it.each(['check', 'four-in-a-square', 'ggltcg', 'viking-vengeance', 'tcg-fuel', 'go-fish'])(
    'plays a whole game of %s against a bot',
    async (id) => {
      const house = parlour(server.url);
      const table = await house.game(id).play();
      const told: number[] = [table.state.picture?.version ?? -1];
      table.source.onStep(({ from, version }) => {
        expect(from).toBe(told.at(-1));
        told.push(version);
      });
      for await (const { choices } of table.turns()) await table.act(pick(choices));
      const outcome = await table.over();
      expect(outcome?.winners).toBeDefined();
      expect(told.at(-1)).toBe((await house.sessions.get(table.sessionId)).version);
      table.close();
      house.close();
    },
  );
});
