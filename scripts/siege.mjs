// npm run test:crash [-- --kills 1000] [--report siege.jsonl] [--mix server|database|pauses|partitions|redis|skew|trouble|cluster]: the crash tests; with --kills the
// long siege, in parts whose reports are appended to a file. It goes on where an earlier run ended, until the file holds so
// many kills.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeOneFile } from './one-file.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    report: { type: 'string', default: 'siege.jsonl' },
    part: { type: 'string', default: '25' },
    mix: { type: 'string', default: 'server' },
  },
});
const report = resolve(values.report);

if (values.kills === undefined) process.exit(jest(['test/crash'], {}));
const wanted = Number(values.kills);
const main = await makeOneFile();
let failures = 0;
while (sum().kills < wanted && failures < 3) {
  const kills = Math.min(Number(values.part), wanted - sum().kills);
  const before = sum().parts;
  const env = {
    PARLOUR_KILLS: `${kills}`,
    PARLOUR_SIEGE_MAIN: main,
    PARLOUR_SIEGE_MIX: values.mix,
    PARLOUR_SIEGE_REPORT: report,
  };
  if (jest(['-i', '--silent=false', 'test/crash/siege.spec.ts'], env) !== 0) failures += 1;
  // A part that fell over before its report was written is a failure without figures; its kills do not count.
  if (sum().parts === before) console.error('This part gave no report.');
  console.error(JSON.stringify(sum()));
}
const { lost, twice, torn, stuck, ...rest } = sum();
console.log(JSON.stringify(rest));
console.log(`acked and lost ${lost}, applied twice ${twice}, torn ${torn}, stuck sessions ${stuck}`);
process.exit(failures + lost + twice + torn + stuck === 0 ? 0 : 1);

function jest(args, env) {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const { status } = spawnSync(process.execPath, [...flags, 'node_modules/jest/bin/jest.js', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

/** All parts together. */
function sum() {
  const parts = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n').filter(Boolean) : [];
  const total = {
    parts: parts.length,
    kills: 0,
    byKind: {},
    caught: 0,
    acknowledged: 0,
    unanswered: 0,
    unavailable: 0,
  };
  Object.assign(total, { heard: 0, sessions: 0, lost: 0, twice: 0, torn: 0, stuck: 0 });
  for (const part of parts.map((line) => JSON.parse(line))) {
    for (const [kind, times] of Object.entries(part.kills)) {
      total.kills += times;
      total.byKind[kind] = (total.byKind[kind] ?? 0) + times;
    }
    for (const name of ['caught', 'acknowledged', 'unanswered', 'unavailable', 'heard', 'sessions']) {
      total[name] += part[name];
    }
    for (const name of ['lost', 'twice', 'torn', 'stuck']) total[name] += part.findings[name].length;
  }
  return total;
}
