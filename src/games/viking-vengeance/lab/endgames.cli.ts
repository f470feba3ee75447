import { parseArgs } from 'node:util';
import { rngOver, sfc32 } from '../../../engine/core/index.js';
import type { State } from '../rules/viking-vengeance.types.js';
import { OutOfTime } from '../bots/out-of-time.js';
import { movesOf } from '../bots/moves.js';
import { Endgame } from '../bots/endgame/endgame.js';
import { followToTheEnd } from '../bots/endgame/follow.js';
import { findPosition, STYLES } from '../bots/endgame/positions.js';
import type { Style } from '../bots/endgame/positions.js';
import { solvedDeals } from '../bots/endgame/solved-deals.js';

const USAGE = `npm run lab -- viking-vengeance endgames --empty <tiles> --style <${Object.keys(STYLES).join('|')}>
  --positions <n>   how many (100)
  --nodes <n>       most nodes for one position with all its first moves (2000000)
  --seed <n>        of the first game (1)
  --follow          positions that are won are played to the end against hard and against random players, too
  --deals <nodes>   how many deals the master solves in each position with so many nodes, too`;

const total = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** Plays a won position on, and counts how often the win is kept. */
function follow(state: State, seed: number, followed: { won: number; games: number; kept: number }): void {
  followed.won += 1;
  for (const against of ['hard', 'any'] as const) {
    followed.games += 1;
    if (followToTheEnd(state, against, rngOver(sfc32(seed, 3)), () => true) === 1) followed.kept += 1;
  }
}

/** How many nodes and milliseconds positions of real games take until every first move is solved. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      empty: { type: 'string', default: '6' },
      style: { type: 'string', default: 'hard' },
      positions: { type: 'string', default: '100' },
      nodes: { type: 'string', default: '2000000' },
      seed: { type: 'string', default: '1' },
      deals: { type: 'string' },
      follow: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || !(values.style in STYLES)) return console.log(USAGE);
  const most = Number(values.nodes);
  const nodes: number[] = [];
  const millis: number[] = [];
  const deals: number[] = [];
  let solved = 0;
  const followed = { won: 0, games: 0, kept: 0 };
  let sum = 0;
  for (let seed = Number(values.seed); nodes.length < Number(values.positions); seed++) {
    const state = findPosition(seed, Number(values.empty), values.style as Style);
    if (!state) continue;
    let spent = 0;
    let won = false;
    const before = process.cpuUsage();
    try {
      const endgame = new Endgame(state, () => ++spent <= most);
      const worth = movesOf(state).map((move) => endgame.valueOf(move));
      sum += total(worth);
      solved += 1;
      won = Math.max(...worth) === 1;
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
    }
    nodes.push(spent);
    // Of this process only: others on the machine do not count.
    const { user, system } = process.cpuUsage(before);
    millis.push((user + system) / 1000);
    if (values.follow && won) follow(state, seed, followed);
    if (values.deals) deals.push(await solvedDeals(state, Number(values.deals)));
  }
  const at = (list: readonly number[], share: number): string =>
    list.toSorted((one, other) => one - other)[Math.floor(share * (list.length - 1))]!.toFixed(1);
  const line = (list: readonly number[]): string =>
    `p50 ${at(list, 0.5)}, p90 ${at(list, 0.9)}, most ${at(list, 1)}, mean ${(total(list) / list.length).toFixed(1)}`;
  const within = (limit: number): string => `${millis.filter((one) => one <= limit).length} in ${limit} ms`;
  console.log(
    [
      `${values.empty} empty tiles, ${values.style}: ${solved} of ${nodes.length} solved within ${most} nodes (values add up to ${sum.toFixed(3)})`,
      `  nodes ${line(nodes)}`,
      `  millis ${line(millis)}; ${within(25)}, ${within(100)}, ${within(1000)}`,
      ...(values.follow
        ? [`  ${followed.won} won, played on ${followed.games} times, kept ${followed.kept} times`]
        : []),
      ...(values.deals
        ? [
            `  deals solved by the master in ${values.deals} nodes: ${line(deals)}; p10 ${at(deals, 0.1)}, none in ${deals.filter((count) => count === 0).length}, thirty or more in ${deals.filter((count) => count >= 30).length}`,
          ]
        : []),
      `  ${((1000 * total(millis)) / total(nodes)).toFixed(2)} microseconds a node`,
    ].join('\n'),
  );
}

await main();
