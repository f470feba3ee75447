import { readdirSync, readFileSync } from 'node:fs';
import { driftOf, kindsIn, recordGame } from '../../play/testing/drift-of.js';
import { timelineOf } from '../../play/stage/timeline.js';
import { games } from '../../play/testing/games.js';
import { beginWith } from '../../../../src/games/ggltcg/rules/testing/promises.js';
import { table } from './index.js';
import type { Face, Ggltcg } from './shapes.js';

const { game } = games.ggltcg;
const EYES = [0, 1, 'public'] as const;
/** A distance: nothing, what is left over, or a token; `--gap` is itself one of them. */
const SPACE = /^(?:0|auto|var\(--(?:spacing-component-(?:xs|sm|md|lg|xl)|gap)\))$/;
const TAKEN_BACK = /calc\(-1 \* (var\([\w-]+\))\)/g;
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

  it('says in a banner whose turn begins', () => {
    const { first, players, steps } = recordGame<Ggltcg>(
      { game, begin: beginWith('standard', true) },
      { seed: 3, eyes: 0 },
    );
    let view = first;
    const banners = steps.flatMap((step) => {
      const beginning = { scene: table.scene(view, 0, players), view, eyes: 0, players };
      view = step.picture.view;
      return timelineOf(table, step, beginning).beats.flatMap(({ beat }) =>
        (beat.shows ?? []).flatMap((show) => (show.show === 'banner' ? [show.text] : [])),
      );
    });
    const names = first.seats.map((id) => first.players[id]?.name);
    const told = banners.map((text) => /^Turn (\d+) · (.+)$/.exec(text ?? '')?.slice(1));
    expect(banners.length).toBeGreaterThan(3);
    expect(told.map((words) => Number(words?.[0]))).toEqual(banners.map((_, index) => index + 2));
    expect(told.filter((words) => !names.includes(words?.[1]))).toEqual([]);
  });

  it('has seen every kind of event', () => {
    expect(Object.keys(table.staging).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it.each([...sheetsIn('./'), ...sheetsIn('../../ggltcg/workshop/'), ...sheetsIn('../../ggltcg/story/')])(
    'spaces by the five tokens alone in %s',
    (name) => {
      const css = readFileSync(new URL(name, import.meta.url), 'utf8');
      const spaces = [...css.matchAll(/[\s{;-](?:gap|margin|padding)[a-z-]*:([^;}]+)/g)].flatMap(([, value = '']) =>
        value.replace(TAKEN_BACK, '$1').trim().split(/\s+/),
      );
      expect(spaces.filter((space) => !SPACE.test(space))).toEqual([]);
    },
  );

  // Inside a card the lettering follows the card's width.
  it.each(sheetsIn('./').filter((name) => name !== './card-display.css'))(
    'letters by the type scale alone in %s',
    (name) => {
      const css = readFileSync(new URL(name, import.meta.url), 'utf8');
      const fonts = [...css.matchAll(/[\s{;]font(?:-size)?:([^;}]+)/g)].map(([, value = '']) =>
        value.replace(/\/\s*[\w.]+/, ''),
      );
      expect(fonts.filter((font) => /[1-9][\d.]*(?:px|r?em)/.test(font))).toEqual([]);
    },
  );

  it('has the five tokens, each of its size', () => {
    const css = readFileSync(new URL('./spacing.css', import.meta.url), 'utf8');
    const sizes = [...css.matchAll(/--spacing-component-(\w+): (\d+)px;/g)].map(([, name, size]) => [
      name,
      Number(size),
    ]);
    expect(Object.fromEntries(sizes)).toEqual({ xs: 8, sm: 12, md: 16, lg: 24, xl: 32 });
  });
});

function sheetsIn(folder: string): readonly string[] {
  const files = readdirSync(new URL(folder, import.meta.url)).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(0);
  return files.map((file) => folder + file);
}
