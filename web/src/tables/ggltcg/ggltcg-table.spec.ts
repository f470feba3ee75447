import { readFileSync } from 'node:fs';
import { driftOf, kindsIn, recordGame } from '../../play/testing/drift-of.js';
import { games } from '../../play/testing/games.js';
import { beginWith } from '../../../../src/games/ggltcg/rules/testing/promises.js';
import { table } from './index.js';
import type { Face, Ggltcg } from './shapes.js';

const { game } = games.ggltcg;
const EYES = [0, 1, 'public'] as const;
const SEEDS = Array.from({ length: 60 }, (_, index) => 2000 + index);

describe('the table of GGLTCG', () => {
  const kinds = new Set<string>();

  it.each(['standard', 'classic'] as const)('tells whole games of the %s edition without drift', (edition) => {
    for (const seed of SEEDS) {
      const eyes = EYES[seed % EYES.length] ?? 'public';
      const recorded = recordGame<Ggltcg>({ game, begin: beginWith(edition, seed % 2 === 0) }, { seed, eyes });
      for (const kind of kindsIn(recorded)) kinds.add(kind);
      const drift = driftOf<Ggltcg, Face>(table, recorded).slice(0, 3);
      expect({ seed, eyes, drift }).toEqual({ seed, eyes, drift: [] });
    }
  });

  it('tells a game with all cards open without drift', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const begin = beginWith('standard', true);
      const recorded = recordGame<Ggltcg>({ game, begin }, { seed, eyes: 'public', open: true });
      expect({ seed, drift: driftOf<Ggltcg, Face>(table, recorded).slice(0, 3) }).toEqual({ seed, drift: [] });
    }
  });

  it.each(EYES)('names what %s may not see by its place alone', (eyes) => {
    const { first, players } = recordGame<Ggltcg>(
      { game, begin: beginWith('standard', true) },
      { seed: 1, eyes, most: 1 },
    );
    const hands = [...table.scene(first, eyes, players).items.values()].filter(({ place }) =>
      place.zone.startsWith('hand:'),
    );
    const hidden = hands.filter(({ place }) => place.zone !== `hand:${eyes}`);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter(({ ref, face }) => face !== 'down' || !/^hand:\d\.\d$/.test(ref))).toEqual([]);
    expect(hands.filter(({ place, face }) => place.zone === `hand:${eyes}` && face === 'down')).toEqual([]);
  });

  it('has seen every kind of event', () => {
    expect(Object.keys(table.staging).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  // A card is one drawing at any size and stands on other pages too: its inner distances are its own.
  it.each([
    ...['board', 'zones', 'landscape', 'over-the-board', 'victory-screen', 'cc-chart', 'review'],
    ...['workshop/workshop', 'workshop/plots', 'story/story'].map((page) => `../../ggltcg/${page}`),
  ])('spaces by the five tokens alone in %s.css', (name) => {
    const css = readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8');
    const spaces = css.match(/(?:^|[\s{-])(?:gap|margin|padding)[a-z-]*:[^;]+;/g) ?? [];
    expect(spaces.length).toBeGreaterThan(2);
    expect(spaces.filter((rule) => /\d(?:px|r?em)/.test(rule))).toEqual([]);
  });
});
