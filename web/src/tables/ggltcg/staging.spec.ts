import { timelineOf } from '../../play/stage/timeline.js';
import type { TimedBeat } from '../../play/stage/timeline.js';
import { recordGame } from '../../play/testing/drift-of.js';
import { games } from '../../play/testing/games.js';
import { beginWith } from '../../../../src/games/ggltcg/rules/testing/promises.js';
import { gestures } from './gestures.js';
import { table } from './index.js';
import type { Face, GameEvent, Ggltcg } from './shapes.js';

interface Told {
  readonly event: GameEvent;
  readonly events: readonly GameEvent[];
  readonly beats: readonly TimedBeat<Face>[];
}

/** Every event of some whole games with its beats. */
const told: readonly Told[] = [41, 42, 43, 44, 45, 46].flatMap((seed) => {
  const recorded = recordGame<Ggltcg>(
    { game: games.ggltcg.game, begin: beginWith('standard', true) },
    { seed, eyes: 0 },
  );
  const { players } = recorded;
  let view = recorded.first;
  return recorded.steps.flatMap((step) => {
    const { beats } = timelineOf(table, step, { scene: table.scene(view, 0, players), view, eyes: 0, players });
    view = step.picture.view;
    const { events } = step;
    return events.map((event, index) => ({ event, events, beats: beats.filter((beat) => beat.event === index) }));
  });
});

const isLaidDown = (events: readonly GameEvent[], id: string) =>
  events.some((event) => event.type === 'card_sleeped' && event.from_zone === null && event.card.id === id);

describe('how the events of GGLTCG look', () => {
  const played = told.flatMap(({ event, ...rest }) => (event.type === 'card_played' ? [{ event, ...rest }] : []));
  const gesturesOf = ({ beats }: Pick<Told, 'beats'>) =>
    beats.flatMap(({ beat }) => (beat.shows ?? []).flatMap((show) => (show.show === 'gesture' ? [show.name] : [])));

  it('lets an action burst where it was played, and a toy not', () => {
    const actions = played.filter(({ event, events }) => isLaidDown(events, event.card.id));
    const toys = played.filter(({ event, events }) => !isLaidDown(events, event.card.id));
    expect(actions.length).toBeGreaterThan(3);
    expect(toys.length).toBeGreaterThan(3);
    expect(actions.map(gesturesOf)).toEqual(actions.map(() => ['burst']));
    expect(toys.map(gesturesOf)).toEqual(toys.map(() => []));
  });

  it('leaves of a paper that has burst a pale rest, which is whole again in bed', () => {
    const poses = (told: readonly Told[], id: (event: GameEvent) => string | undefined) =>
      told.flatMap(({ event, beats }) => {
        const item = beats.at(-1)?.scene.items.get(`card:${id(event)}`);
        return item ? [item.pose] : [];
      });
    const bursting = told.filter(
      ({ event, events }) => event.type === 'card_played' && isLaidDown(events, event.card.id),
    );
    const lying = told.filter(({ event }) => event.type === 'card_sleeped' && event.from_zone === null);
    const id = (event: GameEvent) => ('card' in event ? event.card.id : undefined);
    expect(poses(bursting, id)).toEqual(bursting.map(() => ({ dim: true })));
    expect(poses(lying, id)).toEqual(lying.map(() => ({ asleep: true })));
  });

  it('dims the side whose turn has ended when the next turn begins, and not before', () => {
    const active = (type: GameEvent['type']) =>
      told.flatMap(({ event, beats }) =>
        event.type === type && 'player_id' in event
          ? beats.map(({ scene }) => scene.facts.get('active') === scene.facts.get(`player:${event.player_id}`))
          : [],
      );
    for (const type of ['turn_started', 'turn_ended'] as const) {
      expect(active(type).length).toBeGreaterThan(3);
      expect(new Set(active(type))).toEqual(new Set([true]));
    }
  });

  it('moves felt by transform and opacity alone, and leaves it where it was but for what falls asleep', () => {
    for (const [name, frames] of Object.entries(gestures)) {
      const made = frames(30, -40);
      expect(
        made.flatMap((frame) => Object.keys(frame)).filter((key) => !/^(transform|opacity|offset)$/.test(key)),
      ).toEqual([]);
      if (name !== 'doze') expect(made.at(-1)?.transform).toMatch(/^none$|\(0/);
    }
  });
});
