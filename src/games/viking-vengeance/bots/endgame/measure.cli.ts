import { parseArgs } from 'node:util';
import { OutOfTime } from '../out-of-time.js';
import { movesOf } from '../moves.js';
import { Endgame } from './endgame.js';
import { findPosition, STYLES } from './positions.js';
import type { Style } from './positions.js';

const USAGE = `npm run endgames -- --empty <tiles> --style <${Object.keys(STYLES).join('|')}>
  --positions <n>   how many (100)
  --nodes <n>       most nodes for one position with all its first moves (2000000)
  --seed <n>        of the first game (1)`;

/** How many nodes and milliseconds positions of real games take until every first move is solved. */
function main(): void {
  const { values } = parseArgs({
    options: {
      empty: { type: 'string', default: '6' },
      style: { type: 'string', default: 'hard' },
      positions: { type: 'string', default: '100' },
      nodes: { type: 'string', default: '2000000' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || !(values.style in STYLES)) return console.log(USAGE);
  const most = Number(values.nodes);
  const nodes: number[] = [];
  const millis: number[] = [];
  let solved = 0;
  let sum = 0;
  for (let seed = Number(values.seed); nodes.length < Number(values.positions); seed++) {
    const state = findPosition(seed, Number(values.empty), values.style as Style);
    if (!state) continue;
    let spent = 0;
    const before = process.cpuUsage();
    try {
      const endgame = new Endgame(state, () => ++spent <= most);
      for (const move of movesOf(state)) sum += endgame.valueOf(move);
      solved += 1;
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
    }
    nodes.push(spent);
    // Of this process only: others on the machine do not count.
    const { user, system } = process.cpuUsage(before);
    millis.push((user + system) / 1000);
  }
  const total = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
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
      `  ${((1000 * total(millis)) / total(nodes)).toFixed(2)} microseconds a node`,
    ].join('\n'),
  );
}

main();
