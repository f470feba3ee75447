import type { Eyes } from '@parlour/client';
import { eventsFor, fastDice, isRefusal, play } from '../../../../src/engine/core/index.js';
import type { Rng } from '../../../../src/engine/core/index.js';
import type { Beginning } from '../../../../src/engine/testing/index.js';
import { baseCards } from '../../../../src/games/viking-vengeance/rules/catalogue.js';
import { vikingVengeance } from '../../../../src/games/viking-vengeance/rules/viking-vengeance.game.js';
import { place, read } from '../../../../src/games/viking-vengeance/rules/viking-vengeance.notation.js';
import type { VikingVengeance } from '../../../../src/games/viking-vengeance/rules/viking-vengeance.types.js';
import { MOST_OTHERS_MS, speedFor } from '../../play/stage/speed.js';
import { timelineOf } from '../../play/stage/timeline.js';
import { driftOf, kindsIn, recordGame } from '../../play/testing/drift-of.js';
import { asking } from './asking.js';
import { scene } from './scene.js';
import { derived, staging } from './staging.js';
import { words } from './words.en.js';
import type { TableKind } from '../../play/table-kind.js';
import type { Face } from './shapes.js';

/** The table without what draws it: a component has no place in these tests. */
const kind: TableKind<VikingVengeance, Face> = {
  slug: 'viking-vengeance',
  Table: () => null,
  marks: () => undefined,
  scene,
  asking,
  staging,
  derived,
  words,
};

/** Both sides bring twenty different cards of all ninety, at any level. */
const begin = (rng: Rng): Beginning<VikingVengeance> => ({
  options: { mode: 'pvp', ranked: false, abilities: true, tieToFirst: false, aiDeckId: null, aiLevel: 1 },
  seats: ['ann', 'bob'].map((name) => ({
    id: name,
    name,
    bot: false,
    loadout: rng
      .shuffle(baseCards.map(({ card_id }) => card_id))
      .slice(0, 20)
      .map((base_card_id, index) => ({
        user_card_instance_id: `${name}-${index}`,
        base_card_id,
        level: 1 + rng.int(4),
        xp: 0,
      })),
  })),
});

const GAMES = 40;
const EYES: readonly Eyes[] = [0, 1, 'public'];
const recorded = Array.from({ length: GAMES }, (_, seed) =>
  EYES.map((eyes) => recordGame({ game: vikingVengeance, begin }, { seed: seed + 1, eyes })),
).flat();

/** How long each step of a game takes at speed 1. */
function durationsOf({ eyes, players, first, steps }: (typeof recorded)[number]) {
  let view = first;
  return steps.map((step) => {
    const beginning = { scene: scene(view), view, eyes, players };
    view = step.picture.view;
    return { events: step.events.length, ms: timelineOf(kind, step, beginning).ms };
  });
}

describe('The table of Viking Vengeance', () => {
  it('is told by events exactly as each view has it, for both seats and for watchers', () => {
    expect(recorded.flatMap((game) => driftOf(kind, game)).slice(0, 20)).toEqual([]);
  });

  it('tells the longest chains within the time that a step of others has', () => {
    const told = recorded.flatMap((game) => durationsOf(game));
    const longest = told.toSorted((a, b) => b.events - a.events).slice(0, 20);
    expect(longest[0]!.events).toBeGreaterThan(15);
    for (const { ms } of told) {
      const speed = speedFor({ pace: 'normal', own: false, stepMs: ms, waitingMs: ms });
      expect(speed).not.toBe('jump');
      expect(ms / Number(speed)).toBeLessThanOrEqual(MOST_OTHERS_MS);
    }
  });

  it('tells what one ability does to many cards as one moment', () => {
    const state = read('turn 1 player1; tyr/2 oni/2 loki/2 kappa/2; 1: thor | oni; 2: oni');
    const step = play(
      vikingVengeance,
      { state, round: 1, drawn: 0 },
      { seat: 0, action: place('1.thor', 3, 3), at: 0 },
      fastDice(1),
    );
    if (isRefusal(step)) throw new Error(step.code);
    const { beats } = timelineOf<VikingVengeance, Face>(
      kind,
      { events: eventsFor(step.events, 0) },
      { scene: scene(vikingVengeance.view(state, 0)), eyes: 0, players: [] },
    );
    const pushes = beats.filter(({ event }) => {
      const told = step.events[event]?.public;
      return told?.type === 'card_power_changed' && told.abilityId === 'thor_push';
    });
    expect(pushes).toHaveLength(4);
    expect(new Set(pushes.map(({ at }) => at)).size).toBe(1);
    const titles = pushes
      .flatMap(({ beat }) => beat.shows ?? [])
      .filter((show) => show.show === 'float' && show.text === 'Thunderous Push');
    expect(titles).toHaveLength(1);
  });

  it('shows every kind of event', () => {
    const seen = new Set(recorded.flatMap((game) => [...kindsIn(game)]));
    expect(Object.keys(staging).filter((type) => !seen.has(type))).toEqual([]);
  });

  it('names no hidden card to a watcher', () => {
    for (const { eyes, first } of recorded.filter((game) => game.eyes === 'public')) {
      const hands = [...scene(first).items.values()].filter(({ place }) => place.zone.startsWith('hand:'));
      expect(hands).toHaveLength(10);
      expect(eyes).toBe('public');
      for (const { face, ref } of hands) {
        expect(face).toBe('down');
        expect(ref).toMatch(/^hand:[01]\.\d$/);
      }
    }
  });
});
