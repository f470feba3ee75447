import Sequencer from '@jest/test-sequencer';

/** The browser tests that take longest, which begin first: none of them is left over when all others are done. */
const LONG = [
  'tcg-fuel',
  'routes-axe',
  'generic',
  'trouble',
  'viking-people',
  'viking-vengeance',
  'ggltcg',
  'check',
  'docs',
  'coming-back',
  'check-rooms',
  'tournament',
  'tcg-fuel-moments',
];

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => rank(a) - rank(b));
  }
}

function rank({ path }) {
  const at = LONG.findIndex((name) => path.endsWith(`/${name}.spec.ts`));
  return at < 0 ? LONG.length : at;
}
