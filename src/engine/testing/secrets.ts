import { canonical, choicesOf, eventsFor, forecast, isForm, isRefusal, play, refuse } from '../core/index.js';
import type {
  Asked,
  Dice,
  Frozen,
  GameDefinition,
  GameShape,
  Rng,
  Seat,
  Step,
  Table,
  TableTurn,
  Viewer,
} from '../core/index.js';
import { firstDifference, valueAt } from './plain.js';

/** Another state that this viewer cannot tell from the given one: only what is hidden from the viewer has moved. */
export type Reshuffle<G extends GameShape> = (state: Frozen<G['state']>, viewer: Viewer, rng: Rng) => G['state'];

/** A moment of a game as it is, and as it would be with other hidden cards. */
export interface Twins<G extends GameShape> {
  readonly viewer: Viewer;
  readonly real: Table<G>;
  readonly twin: Table<G>;
}

/**
 * Whether a viewer can tell the twins apart: by its view, by what it is offered, by who is asked, by a deadline, by what
 * is foretold of an offer, by the answer to something it may not do, or by what it hears of the next action. Returns what
 * gives it away.
 */
export function findLeak<G extends GameShape>(
  game: GameDefinition<G>,
  { viewer, real, twin }: Twins<G>,
  attempts: readonly G['action'][],
  next: Asked<G>,
  dice: Dice,
  shownInPassing: readonly string[],
): string | undefined {
  const differs = (what: string, look: (table: Table<G>) => unknown): string | undefined => {
    const [one, other] = [JSON.stringify(look(real)), JSON.stringify(look(twin))];
    return one === other ? undefined : `${what} of viewer ${viewer}: ${around(one, other)}`;
  };
  return (
    differs('The view', (table) => game.view(table.state, viewer)) ??
    differs('Who is asked, in the eyes', (table) => game.toAct(table.state)) ??
    differs('The deadline, in the eyes', (table) => game.deadline?.(table.state) ?? null) ??
    (typeof viewer === 'number'
      ? (differs('An offer', (table) => [...choicesOf(game, table.state, viewer)]) ??
        differs('A refusal', (table) =>
          attempts.map((action) => refuse(game, table.state, { seat: viewer, action, at: next.at }) ?? null),
        ) ??
        differs('A forecast', (table) => forecastsFor(game, table, viewer)))
      : undefined) ??
    leakOfEvents(game, { viewer, real, twin }, next, dice, shownInPassing)
  );
}

/** Of so many offers, spread over all of them, the forecast is compared: a seat may have hundreds. */
const FORECASTS = 5;

/** What is foretold of some of what a seat is offered. */
function forecastsFor<G extends GameShape>(game: GameDefinition<G>, { state }: Table<G>, seat: Seat): unknown[] {
  if (!game.forecast) return [];
  const whole = [...choicesOf(game, state, seat)].filter((choice): choice is G['action'] => !isForm(choice));
  const every = Math.ceil(whole.length / FORECASTS);
  return whole.filter((_, index) => index % every === 0).map((action) => forecast(game, state, seat, action) ?? null);
}

/** Events tell a viewer nothing that its view afterwards does not show: same view after the step, same events. */
function leakOfEvents<G extends GameShape>(
  game: GameDefinition<G>,
  { viewer, real, twin }: Twins<G>,
  next: Asked<G>,
  dice: Dice,
  shownInPassing: readonly string[],
): string | undefined {
  const [one, other] = [play(game, real, next, dice), play(game, twin, next, dice)];
  if (isRefusal(one) || isRefusal(other)) return undefined;
  const viewOf = (table: Table<G>): string => JSON.stringify(game.view(table.state, viewer));
  if (viewOf(one.table) !== viewOf(other.table)) return undefined;
  const heardOf = (step: Step<G>): string =>
    JSON.stringify(eventsFor(step.events, viewer).filter((event) => !shownInPassing.includes(event.type)));
  const [heard, heardOfTwin] = [heardOf(one), heardOf(other)];
  return heard === heardOfTwin ? undefined : `An event of viewer ${viewer}: ${around(heard, heardOfTwin)}`;
}

/** The game with one hidden thing shown in every view: what a careless programmer would write. */
export function leakingView<G extends GameShape>(game: GameDefinition<G>, path: readonly string[]): GameDefinition<G> {
  return { ...game, view: (state, viewer) => ({ ...game.view(state, viewer), leaked: valueAt(state, path) ?? null }) };
}

/** The game with one hidden thing told in an event of every action. */
export function leakingEvents<G extends GameShape>(
  game: GameDefinition<G>,
  path: readonly string[],
): GameDefinition<G> {
  const actions = Object.fromEntries(
    Object.entries(game.actions).map(([type, rule]) => {
      const { play } = rule as { play(turn: TableTurn<G>, action: G['action']): void };
      const leaking = (turn: TableTurn<G>, action: G['action']): void => {
        turn.emit({ type: 'leaked', it: valueAt(turn.state, path) ?? null } as unknown as G['event']);
        play.call(rule, turn, action);
      };
      return [type, Object.assign(Object.create(rule as object) as object, { play: leaking })];
    }),
  );
  return { ...game, actions: actions as unknown as GameDefinition<G>['actions'] };
}

/** Where the twins differ, if they do. */
export function movedBetween<G extends GameShape>({ real, twin }: Twins<G>): readonly string[] | undefined {
  return canonical(real.state) === canonical(twin.state) ? undefined : firstDifference(real.state, twin.state);
}

/** The two texts around the place where they part. */
function around(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const cut = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  return `…${cut(one)}… is told from …${cut(other)}… (sizes ${one.length}, ${other.length})`;
}
