import type { Results } from './results.js';

interface Target {
  readonly text: string;
  readonly wanted: number;
  /** Whether more is better. */
  readonly atLeast: boolean;
  readonly reached: number | undefined;
  readonly unit: string;
}

/** What was set out to be reached, and what was. */
export function targets(results: Results): string[] {
  return [
    '| | wanted | measured | |',
    '| --- | ---: | ---: | --- |',
    ...all(results).map(({ text, wanted, atLeast, reached, unit }) => {
      const sign = atLeast ? '≥' : '≤';
      const fulfilled = reached !== undefined && (atLeast ? reached >= wanted : reached <= wanted);
      const measured = reached === undefined ? 'not measured' : `${reached.toFixed(unit === 'x' ? 2 : 1)}${unit}`;
      return `| ${text} | ${sign} ${wanted}${unit} | ${measured} | ${reached === undefined ? '' : fulfilled ? 'reached' : '**missed**'} |`;
    }),
  ];
}

function all(results: Results): Target[] {
  const against = (peer: string, cell = 'closed-50'): number | undefined =>
    ratio(results.rate('parlour', cell), results.rate(peer, cell));
  return [
    atLeast('Throughput at 10 matches, against Colyseus + Postgres', 1, against('colyseus-postgres', 'closed-10')),
    atLeast('Throughput at 50 matches, against boardgame.io + Postgres', 10, against('bgio-postgres')),
    atLeast('… against Colyseus + Postgres', 1.5, against('colyseus-postgres')),
    atLeast('… against boardgame.io in memory', 1, against('bgio-memory')),
    atLeast('… against Colyseus in memory', 1, against('colyseus-memory')),
    atLeast(
      'Commits, batched against one statement for each action',
      1.2,
      ratio(results.rate('limit', 'queue'), results.rate('limit', 'statement')),
    ),
    {
      text: 'Last action of a match of 1,000, against the tenth',
      wanted: 1.1,
      atLeast: false,
      reached: results.figure('parlour', 'long-1000', ({ early, late }) => ratio(late, early))?.median,
      unit: 'x',
    },
    {
      text: 'p99 at 1,000 actions/s, open loop',
      wanted: 25,
      atLeast: false,
      reached: results.figure('parlour', 'open-1000', ({ p99 }) => p99)?.median,
      unit: ' ms',
    },
    {
      text: 'Bytes heard by one socket for one action, half of a whole view',
      wanted: 2068,
      atLeast: false,
      reached: results.figure('parlour', 'closed-50', ({ bytes }) => bytes?.heard)?.median,
      unit: ' bytes',
    },
  ];
}

function atLeast(text: string, wanted: number, reached: number | undefined): Target {
  return { text, wanted, atLeast: true, reached, unit: 'x' };
}

function ratio(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || !other ? undefined : one / other;
}
