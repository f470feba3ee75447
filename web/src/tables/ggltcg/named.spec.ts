import { earlierLines, logSections } from '../../play/frame/log-lines.js';
import { partsOf } from '../../play/frame/parts-of.js';
import { recordGame } from '../../play/testing/drift-of.js';
import { games } from '../../play/testing/games.js';
import { taleOf } from '../../play/tale.js';
import { tellingOf } from '../../play/telling.js';
import { beginWith } from '../../../../src/games/ggltcg/rules/testing/promises.js';
import { table } from './index.js';
import { named } from './named.js';
import type { Face, Ggltcg } from './shapes.js';

const KA = { id: '1', name: 'Ka' };
const UMBRUH = { id: '2', name: 'Umbruh' };
const TWIN = { id: '3', name: 'Ka' };

describe('the cards that a line of GGLTCG names', () => {
  it('come in the order of the sentence, however an event was stored', () =>
    expect(named({ type: 'strike', to: UMBRUH, from: KA, amount: 2, remaining: 1 }, [])).toEqual([
      { name: 'Ka', ref: 'card:1' },
      { name: 'Umbruh', ref: 'card:2' },
    ]));

  it('are those of its step for a line of the play-by-play, but for two of one name', () => {
    const line = { type: 'narrated', turn: 1, phase: 'Main', player_id: 'ann', player: 'Ann' } as const;
    const told = { ...line, action_type: 'tussle', description: 'Ka tussled Umbruh' } as const;
    const strike = { type: 'strike', from: KA, to: UMBRUH, amount: 2, remaining: 1 } as const;
    expect(named(told, [strike, told])).toEqual([
      { name: 'Ka', ref: 'card:1' },
      { name: 'Umbruh', ref: 'card:2' },
    ]);
    expect(named({ ...told, player: 'Ka' }, [strike, told])).toEqual([{ name: 'Umbruh', ref: 'card:2' }]);
    const twins = { ...strike, to: TWIN };
    expect(named(told, [twins, told])).toEqual([]);
  });

  it('are found in the lines of a whole game, live and from the history alike', () => {
    const begin = beginWith('standard', true);
    const recorded = recordGame<Ggltcg>({ game: games.ggltcg.game, begin }, { seed: 7, eyes: 0 });
    const { steps, players, first } = recorded;
    let view = first;
    const live = steps.flatMap((step) => {
      const telling = tellingOf<Ggltcg>(0, players, view, step.picture.view);
      view = step.picture.view;
      return taleOf<Ggltcg, Face>(table, step, telling, false);
    });
    const links = live.flatMap(({ text, names }) =>
      partsOf(text, names ?? []).filter((part) => typeof part !== 'string'),
    );
    expect(links.length).toBeGreaterThan(20);
    const cards = new Set(
      Object.values(view.players).flatMap(({ hand, in_play, sleep_zone }) =>
        [...(hand ?? []), ...in_play, ...sleep_zone].map(({ id }) => `card:${id}`),
      ),
    );
    expect(links.filter(({ ref }) => cards.has(ref)).length).toBeGreaterThan(10);

    const telling = tellingOf<Ggltcg>(0, players, view);
    const entries = steps.map(({ version, events }) => ({
      version,
      round: 1,
      seat: 0,
      auto: false,
      told: 'own' as const,
      at: 0,
      events,
    }));
    const read = logSections(earlierLines<Ggltcg>(table, entries, telling), [], new Map()).flatMap(
      ({ lines }) => lines,
    );
    const namesOf = (lines: readonly { readonly names?: unknown }[]) =>
      lines.flatMap(({ names }) => (names ? [names] : []));
    expect(namesOf(read)).toEqual(namesOf(live));
  });
});
