import type { Eyes, GameShape, PlayerAtTable, Step } from '@parlour/client';
import { eventsFor } from '../../../../src/engine/core/index.js';
import type { GameDefinition, Rng } from '../../../../src/engine/core/index.js';
import { RandomGame } from '../../../../src/engine/testing/index.js';
import type { Beginning } from '../../../../src/engine/testing/index.js';
import { differences } from '../stage/drift.js';
import { timelineOf } from '../stage/timeline.js';
import type { TableKind } from '../table-kind.js';

/** A game as one viewer was told it, step by step. */
export interface RecordedGame<G extends GameShape> {
  readonly eyes: Eyes;
  readonly players: readonly PlayerAtTable[];
  readonly first: G['view'];
  readonly steps: readonly (Step<G> & { readonly picture: NonNullable<Step<G>['picture']> })[];
}

interface Recording {
  readonly seed: number;
  readonly eyes: Eyes;
  readonly most?: number;
  /** Looked back at with everything told, as `public` eyes see it after the end. */
  readonly open?: boolean;
}

/** Plays a seeded random game through the rules and records it for a viewer. */
export function recordGame<G extends GameShape>(
  { game, begin }: { readonly game: GameDefinition<G>; readonly begin: (rng: Rng) => Beginning<G> },
  { seed, eyes, most = 400, open = false }: Recording,
): RecordedGame<G> {
  const random = new RandomGame(game, begin, { seed, picks: [] });
  const players = random.start.seats.map(({ name, bot }, seat) => ({
    seat,
    name,
    kind: bot ? ('bot' as const) : ('human' as const),
    level: null,
    userId: null,
    connected: true,
  }));
  const viewer = open ? 'all' : eyes;
  const first = game.view(random.table.state, viewer);
  const steps: RecordedGame<G>['steps'][number][] = [];
  while (!random.over && steps.length < most) {
    const { step } = random.next();
    const version = steps.length + 1;
    const { state } = step.table;
    steps.push({
      from: version - 1,
      version,
      kind: 'live',
      eyes,
      events: eventsFor(step.events, viewer),
      picture: {
        version,
        status: random.over ? 'finished' : 'active',
        seat: eyes === 'public' ? null : eyes,
        view: game.view(state, viewer),
        toAct: game.toAct(state),
        legalActions: [],
        deadline: null,
        outcome: game.outcome(state) ?? null,
      },
    });
  }
  return { eyes, players, first, steps };
}

/** Plays a recorded game through scene and staging, and says after which step they disagree. Nothing is tolerated but `derived`. */
export function driftOf<G extends GameShape, Face>(
  kind: TableKind<G, Face>,
  { eyes, players, first, steps }: RecordedGame<G>,
): readonly string[] {
  const found: string[] = [];
  let view = first;
  let scene = kind.scene(view, eyes, players);
  for (const step of steps) {
    const told = timelineOf(kind, step, { scene, view, eyes, players }).scene;
    view = step.picture.view;
    const truth = kind.scene(view, eyes, players);
    const kinds = step.events.map(({ type }) => type).join(', ');
    for (const one of differences(told, truth, kind.derived)) found.push(`${step.version} (${kinds}) ${one}`);
    scene = truth;
  }
  return found;
}

/** Which kinds of events a recorded game holds: a set of games shows that every kind was staged. */
export function kindsIn<G extends GameShape>({ steps }: RecordedGame<G>): ReadonlySet<string> {
  return new Set(steps.flatMap(({ events }) => events.map(({ type }) => type)));
}
