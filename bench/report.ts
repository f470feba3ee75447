import { CONTESTANTS } from './contestants.js';
import type { Contestant } from './contestants.js';
import { shortcomings } from './shortcomings.js';
import type { Figure, Line, Results } from './results.js';
import { targets } from './targets.js';

export interface About {
  /** What it was measured on, line by line. */
  readonly machine: readonly string[];
  readonly chart: string;
}

type Of = (line: Line) => number | undefined;

/** The whole page, from the lines that there are so far. */
export function report(results: Results, { machine, chart }: About): string {
  const loads = results.loads();
  return [
    '# Results',
    '',
    'Written by `npm run bench`; do not edit. What is measured and how stands in [README.md](README.md).',
    '',
    ...machine.map((line) => `- ${line}`),
    `- load average during the run: ${loads ? `${loads.least.toFixed(1)} to ${loads.most.toFixed(1)}` : 'unknown'}`,
    '',
    'Medians of the rounds, with the range in brackets. Latencies are milliseconds until both players hold the new view.',
    '',
    `![Actions a second at 50 matches](${chart})`,
    '',
    '## Targets',
    '',
    ...targets(results),
    '',
    '## Closed loop: actions a second',
    '',
    ...table(results, [
      ['10 matches', 'closed-10', ({ rate }) => rate, 0],
      ['50 matches', 'closed-50', ({ rate }) => rate, 0],
      ['p99 at 50', 'closed-50', ({ p99 }) => p99, 1],
      ['200 matches', 'closed-200', ({ rate }) => rate, 0],
    ]),
    '',
    '## Open loop: latency counted from when an action was due',
    '',
    ...table(results, [
      ['300/s: p50', 'open-300', ({ p50 }) => p50, 1],
      ['p99', 'open-300', ({ p99 }) => p99, 1],
      ['1,000/s: p50', 'open-1000', ({ p50 }) => p50, 1],
      ['p99', 'open-1000', ({ p99 }) => p99, 1],
      ['done', 'open-1000', ({ rate }) => rate, 0],
    ]),
    '',
    '## Long matches, many who watch, sockets cut',
    '',
    'A match of 1,000 actions: the latency of the last twenty against that around the tenth. 200 watchers: until all of them',
    'hold the view. 500 sockets: until the last of them holds its view again.',
    '',
    ...table(results, [
      ['tenth', 'long-1000', ({ early }) => early, 2],
      ['last', 'long-1000', ({ late }) => late, 2],
      ['ratio', 'long-1000', ({ early, late }) => (early && late ? late / early : undefined), 2],
      ['reached', 'long-1000', ({ reached }) => reached, 0],
      ['200 watchers: p50', 'watched-200', ({ p50 }) => p50, 1],
      ['500 sockets: all back', 'back-500', ({ allBack }) => allBack, 0],
    ]),
    '',
    '## CPU milliseconds for one action at 50 matches',
    '',
    ...table(results, [
      ['server', 'closed-50', ({ cpu }) => cpu?.server, 3],
      ['Postgres', 'closed-50', ({ cpu }) => cpu?.postgres, 3],
      ['load generator', 'closed-50', ({ cpu }) => cpu?.load, 3],
    ]),
    '',
    '## Bytes for one action and one socket at 50 matches',
    '',
    'Counted at the TCP connection in the load generator. One of the two sockets of a match acts, both hear of it.',
    '',
    ...table(results, [
      ['heard', 'closed-50', ({ bytes }) => bytes?.heard, 0],
      ['said', 'closed-50', ({ bytes }) => bytes?.said, 0],
      ['heard by 200 watchers', 'watched-200', ({ bytes }) => bytes?.heard, 0],
    ]),
    '',
    '## The limit',
    '',
    ...limit(results),
    '',
    '## Where Parlour loses',
    '',
    ...shortcomings(results),
    '',
    ...failures(results),
  ].join('\n');
}

function table(results: Results, columns: readonly (readonly [string, string, Of, number])[]): string[] {
  const rows = CONTESTANTS.map((contestant) => ({
    contestant,
    cells: columns.map(([, cell, of, digits]) => told(results.figure(contestant.name, cell, of), digits)),
  })).filter(({ cells }) => cells.some((cell) => cell !== ''));
  return [
    `| | ${columns.map(([title]) => title).join(' | ')} |`,
    `| --- | ${columns.map(() => '---:').join(' | ')} |`,
    ...rows.map(({ contestant, cells }) => `| ${titleOf(contestant)} | ${cells.join(' | ')} |`),
  ];
}

function titleOf({ title, durable }: Contestant): string {
  return durable ? `**${title}**` : title;
}

function told(figure: Figure | undefined, digits: number): string {
  if (!figure) return '';
  const text = (value: number): string =>
    value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return figure.rounds === 1
    ? text(figure.median)
    : `${text(figure.median)} (${text(figure.least)}–${text(figure.most)})`;
}

function limit(results: Results): string[] {
  const row = (title: string, way: string): string => {
    const rate = told(
      results.figure('limit', way, (line) => line.rate),
      0,
    );
    const postgres = told(
      results.figure('limit', way, ({ cpu }) => cpu?.postgres),
      3,
    );
    const own = told(
      results.figure('limit', way, ({ cpu }) => cpu?.load),
      3,
    );
    return `| ${title} | ${rate} | ${own} | ${postgres} |`;
  };
  const parlour = results.rate('parlour', 'closed-50');
  const queue = results.rate('limit', 'queue');
  return [
    'The same rows (a session, an action, a snapshot of the duel) from a tight loop of 50 writers: nothing is played, viewed',
    'or sent.',
    '',
    '| | actions a second | CPU ms: Node | Postgres |',
    '| --- | ---: | ---: | ---: |',
    row('one statement for each action', 'statement'),
    row('batched, as Parlour commits', 'queue'),
    '',
    parlour && queue
      ? `Parlour at 50 matches, with rules, views, sockets and two clients for each match on the same machine, reaches ${Math.round((100 * parlour) / queue)} % of the batched limit.`
      : '',
  ];
}

function failures(results: Results): string[] {
  const errors = results.errors();
  if (errors.length === 0) return [];
  return [
    '## What failed',
    '',
    ...errors.map(({ round, contestant, cell, error }) => `- round ${round}, ${contestant}, ${cell}: ${error}`),
    '',
  ];
}
