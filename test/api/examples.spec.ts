import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { RockPaperScissorsModule } from '../../examples/rock-paper-scissors/rock-paper-scissors.module.js';
import { games } from '../../src/games/index.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';

/** What a program in `examples` says and how it ends. */
async function run(program: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [`dist/examples/${program}.js`, ...args]);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

describe('The examples', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour({ games: { 'four-in-a-square': { atGames: true } } }, [
      ...games,
      GoFishModule,
      RockPaperScissorsModule,
    ]);
  });
  afterAll(() => parlour.stop());

  it.each(['go-fish', 'rock-paper-scissors'])('play a whole game of %s over REST', async (game) => {
    const { code, said } = await run('rest-game', parlour.url, game);
    const over = new RegExp(`^${game}: over after \\d+ versions`);
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringMatching(over) });
  });

  it.each(['four-in-a-square', 'check', 'ggltcg', 'viking-vengeance', 'tcg-fuel', 'rock-paper-scissors'])(
    'play a whole game of %s over a socket',
    async (game) => {
      const { code, said } = await run('socket-game', parlour.url, game);
      expect({ code, said }).toMatchObject({
        code: 0,
        said: expect.stringMatching(new RegExp(`^${game}: over after \\d+ versions`, 'm')),
      });
    },
    120_000,
  );

  it('play Four in a Square by its four published endpoints, twice with a restart between', async () => {
    const { code, said } = await run('four-in-a-square-client', `${parlour.url}/api/four-in-a-square`);
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringMatching(/^round 1: .*\nround 2: .*\n$/) });
  });

  it('play it at its original address too, where the server says so', async () => {
    const { code, said } = await run('four-in-a-square-client', parlour.url);
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringMatching(/^round 1: .*\nround 2: .*\n$/) });
    const missing = await fetch(`${parlour.url}/games/nobody`);
    const contract = await fetch(`${parlour.url}/api/four-in-a-square/games/nobody`);
    expect([missing.status, await missing.json()]).toEqual([404, await contract.json()]);
  });
});
