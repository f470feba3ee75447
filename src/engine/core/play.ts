import { create } from 'mutative';
import type { Dice } from './dice.js';
import type { Emitted } from './events.js';
import type { Frozen, GameDefinition, GameShape, Millis, Seat, SeatRule, SeatSetup, TableRule, Turn } from './game.js';
import { refusal, isRefusal } from './refusal.js';
import type { Refusal } from './refusal.js';
import { rngOver } from './rng.js';
import type { Rng } from './rng.js';

/** A state, and where its chance stands. All there is to store. */
export interface Table<G extends GameShape> {
  readonly state: Frozen<G['state']>;
  readonly round: number;
  /** Words drawn from the round's dice so far. */
  readonly drawn: number;
}

/** What a session begins from, besides its dice. */
export interface Start<G extends GameShape> {
  readonly sessionId: string;
  readonly options: G['options'];
  readonly seats: readonly SeatSetup<G>[];
  readonly at: Millis;
}

/** A seat asks for an action. The table itself has no seat. */
export interface Asked<G extends GameShape> {
  readonly seat: Seat | null;
  readonly action: G['action'];
  readonly at: Millis;
  /** Played by the table on behalf of the seat. */
  readonly auto?: boolean;
}

/** An action that was played: what was asked, what happened, and the table afterwards. */
export interface Step<G extends GameShape> {
  readonly seat: Seat | null;
  readonly action: G['action'];
  readonly at: Millis;
  readonly auto: boolean;
  readonly events: readonly Emitted<G>[];
  readonly table: Table<G>;
}

/** More than this many moves that play themselves in a row is a mistake in `follow`. */
const MOST_FOLLOWING = 2000;

/** The table as a game begins. */
export function begin<G extends GameShape>(game: GameDefinition<G>, start: Start<G>, dice: Dice): Table<G> {
  const chance = chanceAt(dice, 1, 0);
  const state = game.setup({ ...start, rng: chance.rng, commitment: dice.commitment(1) }) as Frozen<G['state']>;
  return { state, round: 1, drawn: chance.drawn() };
}

/** Plays one action, or says why not. The table handed in stays as it is. */
export function play<G extends GameShape>(
  game: GameDefinition<G>,
  table: Table<G>,
  asked: Asked<G>,
  dice: Dice,
): Step<G> | Refusal {
  const no = refuse(game, table.state, asked);
  if (no) return no;
  const rule = findRule(game, asked.action.type)!;
  const chance = chanceAt(dice, table.round, table.drawn);
  const events: Emitted<G>[] = [];
  const state = create(table.state as object, (draft: object): void => {
    rule.play(new OneTurn(draft as G['state'], table.state, asked, chance, dice, events), asked.action as never);
  }) as unknown as Frozen<G['state']>;
  return {
    seat: asked.seat,
    action: asked.action,
    at: asked.at,
    auto: asked.auto ?? false,
    events,
    table: { state, round: chance.round(), drawn: chance.drawn() },
  };
}

/**
 * What the play of an action works with. Its functions are members of their own, since rules take them out of it. The
 * round is not: V8 keeps the getter of a literal in the old generation, where it and all that it can see (drafts, states,
 * events) stays until the next full garbage collection.
 */
class OneTurn<G extends GameShape> implements Turn<G> {
  readonly seat: Seat;
  readonly auto: boolean;
  readonly at: Millis;
  readonly rng: Rng;
  readonly emit: Turn<G>['emit'];
  readonly tell: Turn<G>['tell'];
  readonly beginRound: () => string;
  readonly revealSeed: () => string;

  constructor(
    readonly state: G['state'],
    readonly before: Frozen<G['state']>,
    asked: Asked<G>,
    private readonly chance: Chance,
    dice: Dice,
    events: Emitted<G>[],
  ) {
    this.seat = asked.seat as Seat;
    this.auto = asked.auto ?? false;
    this.at = asked.at;
    this.rng = chance.rng;
    this.emit = (event, secrets) =>
      events.push({ public: copy(event), ...(secrets ? { private: copy(secrets) } : undefined) });
    this.tell = (seat, event) => events.push({ public: null, private: { [seat]: copy(event) } });
    this.beginRound = chance.beginRound;
    this.revealSeed = () => dice.seed(chance.round());
  }

  get round(): number {
    return this.chance.round();
  }
}

/**
 * Plays a seat's actions one after the other, then whatever follows by itself: all of it, or nothing and the refusal.
 * What is left of the actions when one of them ends the game is not played.
 */
export function playAll<G extends GameShape>(
  game: GameDefinition<G>,
  table: Table<G>,
  seat: Seat | null,
  actions: readonly G['action'][],
  at: Millis,
  dice: Dice,
): Step<G>[] | Refusal {
  const steps: Step<G>[] = [];
  let now = table;
  for (const action of actions) {
    if (steps.length > 0 && game.outcome(now.state)) break;
    const step = play(game, now, { seat, action, at }, dice);
    if (isRefusal(step)) return step;
    steps.push(step);
    now = step.table;
    for (const automatic of following(game, now, at, dice)) {
      steps.push(automatic);
      now = automatic.table;
    }
  }
  return steps;
}

/** What plays itself from here on. */
export function following<G extends GameShape>(
  game: GameDefinition<G>,
  table: Table<G>,
  at: Millis,
  dice: Dice,
): Step<G>[] {
  const steps: Step<G>[] = [];
  let now = table;
  for (;;) {
    const next = game.follow?.(now.state);
    if (!next) return steps;
    if (steps.length === MOST_FOLLOWING) throw new Error(`${game.id}: what follows by itself does not end.`);
    const step = play(game, now, { ...next, at, auto: true }, dice);
    if (isRefusal(step)) throw new Error(`${game.id}: what follows by itself is refused: ${step.code}`);
    steps.push(step);
    now = step.table;
  }
}

/** Why an action may not be played now; `undefined` when it may. */
export function refuse<G extends GameShape>(
  game: GameDefinition<G>,
  state: Frozen<G['state']>,
  { seat, action, at }: Asked<G>,
): Refusal | undefined {
  const rule = findRule(game, action.type);
  // A client that names an action of the table is told the same as one that names nothing at all.
  if (!rule || (rule.by === 'table') !== (seat === null)) {
    return refusal('UNKNOWN_ACTION', 'There is no such action in this game.');
  }
  const no =
    rule.by === 'table' ? rule.refuse?.(state, action as never, at) : rule.refuse(state, seat!, action as never);
  if (no) return no;
  return game.outcome(state) && !rule.afterEnd ? refusal('GAME_OVER', 'The game is over.') : undefined;
}

/** The rule of an action type. Own members only: a client may well send `constructor`. */
export function findRule<G extends GameShape>(
  game: Pick<GameDefinition<G>, 'actions'>,
  type: string,
): SeatRule<G, G['action']['type']> | TableRule<G, G['action']['type']> | undefined {
  return Object.hasOwn(game.actions, type) ? game.actions[type as G['action']['type']] : undefined;
}

/** The dice in use: one `Rng` that counts what it draws and can go on to the next round. */
interface Chance {
  readonly rng: Rng;
  round(): number;
  drawn(): number;
  beginRound(): string;
}

function chanceAt(dice: Dice, startRound: number, startDrawn: number): Chance {
  let round = startRound;
  let drawn = startDrawn;
  let next: (() => number) | undefined;
  const rng = rngOver(() => {
    next ??= dice.words(round, drawn);
    drawn += 1;
    return next();
  });
  return {
    rng,
    round: () => round,
    drawn: () => drawn,
    beginRound: (): string => {
      round += 1;
      drawn = 0;
      next = undefined;
      return dice.commitment(round);
    },
  };
}

/** A copy without drafts in it: a draft is revoked when its step is done, and an event lives on. */
function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (value === null || typeof value !== 'object') return value;
  const plain: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const member = (value as Record<string, unknown>)[key];
    if (member !== undefined) plain[key] = copy(member);
  }
  return plain as T;
}
