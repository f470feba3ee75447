import Sequencer from '@jest/test-sequencer';

/** The browser tests that take longest, which begin first: none of them is left over when all others are done. */
const LONG = [
  'ggltcg',
  'routes-axe',
  'check',
  'tcg-fuel',
  'viking-vengeance',
  'generic',
  'trouble',
  'viking-people',
  'tournament',
  'tcg-fuel-moments',
  'ggltcg-workshop',
  'check-rooms',
  'house',
  'docs',
  'playing',
  'ggltcg-ways',
  'decks',
  'coming-back',
  'looking-back',
  'check-axe',
  'settings',
  'check-race',
  'stillness',
  'unanswered',
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
