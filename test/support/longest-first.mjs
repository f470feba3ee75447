import Sequencer from '@jest/test-sequencer';

/** The browser tests that take longest, which begin first: none of them is left over when all others are done. */
const LONG = [
  'ggltcg',
  'check',
  'routes-axe',
  'docs',
  'viking-people',
  'viking-vengeance',
  'tcg-fuel',
  'ggltcg-workshop',
  'generic',
  'trouble',
  'decks',
  'tournament',
  'tcg-fuel-moments',
  'check-rooms',
  'playing',
  'coming-back',
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
