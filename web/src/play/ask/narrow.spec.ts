import { canonical, choicesOf, fills, isForm, refuse, rngOver, sfc32 } from '../../../../src/engine/core/index.js';
import type { Choice, GameDefinition, GameShape, Rng, Seat } from '../../../../src/engine/core/index.js';
import { RandomGame } from '../../../../src/engine/testing/index.js';
import type { Beginning } from '../../../../src/engine/testing/index.js';
import { games } from '../testing/games.js';
import * as readings from '../testing/readings.js';
import { genericTable } from '../generic/index.js';
import { narrow } from './narrow.js';
import type { NarrowOptions } from './narrow.js';
import type { Narrowed } from './offer.js';
import { arrange, button, list, one, steps } from './reading.js';
import type { Press } from './reading.js';
import type { Readings } from './trail.js';

interface Action {
  type: string;
}

/** A seat that is asked, at one moment of a game. */
interface Moment {
  readonly choices: readonly Choice<Action>[];
  readonly press: (picks: readonly Press[], every?: boolean) => Narrowed<Action>;
  readonly refuses: (action: Action) => string | undefined;
}

/** Where slots depend on each other a form is a shape and no promise: only these may then be refused. */
const DEPENDENT = ['BAD_PAYMENT', 'ILLEGAL_BLOCK', 'ILLEGAL_ATTACK', 'BAD_CHOICE', 'NOT_ENOUGH_CC', 'BAD_TARGET'];

function eachMoment<G extends GameShape>(
  { game, begin }: { game: GameDefinition<G>; begin: (rng: Rng) => Beginning<G> },
  asking: Readings,
  look: (moment: Moment, rng: Rng) => void,
): void {
  // Lists of everything are long: one game of them shows enough.
  for (const seed of Object.keys(asking).length > 0 ? [1, 2, 3] : [1]) {
    const random = new RandomGame(game, begin, { seed, picks: [] });
    const rng = rngOver(sfc32(seed, 5));
    for (let turn = 0; turn < 120 && !random.over; turn++) {
      random.next();
      if (turn % (Object.keys(asking).length > 0 ? 4 : 9) !== 0) continue;
      for (const seat of game.toAct(random.table.state)) look(momentOf(random, seat, asking), rng);
    }
  }
}

function momentOf<G extends GameShape>({ game, table }: RandomGame<G>, seat: Seat, asking: Readings): Moment {
  const { state } = table;
  const listed = [...choicesOf(game, state, seat)];
  const choices = [...listed, ...(game.sideActions?.(state, seat, listed) ?? [])];
  const sight = { view: game.view(state, seat), eyes: seat };
  return {
    choices,
    press: (picks, every = false) => narrow<Action>(choices, asking, picks, { sight, every, ...anyGame(asking) }),
    refuses: (action) => refuse(game, state, { seat, action, at: 0 })?.code,
  };
}

/** Without readings, values are found as the table for any game finds them. */
function anyGame(asking: Readings): Pick<NarrowOptions, 'find' | 'grouped'> {
  const { find, grouped } = genericTable('any');
  return Object.keys(asking).length > 0 ? {} : { find: find as NarrowOptions['find'], grouped };
}

function pressable(now: Narrowed<Action>): readonly Press[] {
  const open = [...now.open.values()].filter(({ role }) => role !== 'taken').map(({ press }) => press);
  const menu = now.menu?.ways ?? [];
  const buttons = [...now.buttons, ...menu].filter(({ meaning }) => meaning.means !== 'action');
  return [...new Set([...open, ...buttons.map(({ press }) => press)])];
}

function isOffered(choices: readonly Choice<Action>[], action: Action): 'whole' | 'form' | undefined {
  const whole = choices.some((choice) => !isForm(choice) && canonical(choice) === canonical(action));
  if (whole) return 'whole';
  return choices.some((choice) => isForm(choice) && fills(choice, action)) ? 'form' : undefined;
}

/** Whether what is settled so far agrees with an action that is wanted. */
function agrees(soFar: Readonly<Record<string, unknown>>, wanted: Action): boolean {
  return Object.entries(soFar).every(([path, value]) => {
    const [member, entry] = path.split('.');
    let goal = (wanted as unknown as Record<string, unknown>)[member!];
    if (entry !== undefined) goal = (goal as Record<string, unknown> | undefined)?.[entry];
    if (!Array.isArray(value)) return value === null ? (goal ?? null) === null : canonical(value) === canonical(goal);
    const items = (Array.isArray(goal) ? goal : Object.values((goal ?? {}) as object).flat()).map(canonical);
    return value.every((item) => items.includes(canonical(item)));
  });
}

/** Presses only what is offered until the wanted action is ready. */
function reaches(moment: Moment, wanted: Action, picks: readonly Press[] = [], every = true): boolean {
  const now = moment.press(picks, every);
  if (now.ready && canonical(now.ready) === canonical(wanted)) return true;
  if (now.buttons.some(({ meaning }) => meaning.means === 'action' && canonical(meaning.action) === canonical(wanted)))
    return true;
  if (now.tool && now.tool.tool !== 'amount' && composes(now, wanted)) return true;
  if (picks.length > 12 || !agrees(now.soFar, wanted)) return false;
  const amounts = now.tool?.tool === 'amount' ? now.tool.values.map(({ press }) => press) : [];
  return [...pressable(now), ...amounts].some((press) => {
    const next = moment.press([...picks, press], every);
    return agrees(next.soFar, wanted) && reaches(moment, wanted, [...picks, press], every);
  });
}

function composes({ tool }: Narrowed<Action>, wanted: Action): boolean {
  const members = wanted as unknown as Record<string, readonly unknown[] | undefined>;
  if (tool?.tool === 'arrange') {
    const refs = (row: string) =>
      (members[row] ?? []).map((value) => tool.items.find((item) => canonical(item.value) === canonical(value))!.ref);
    const action = tool.compose(refs(tool.rows[0]), refs(tool.rows[1]));
    return action !== undefined && canonical(action) === canonical(wanted);
  }
  return false;
}

function describeNarrowing<G extends GameShape>(
  name: string,
  played: { game: GameDefinition<G>; begin: (rng: Rng) => Beginning<G> },
  asking: Readings,
): void {
  describe(`narrowing the choices of ${name}`, () => {
    it('is ready only with what the server accepts, whatever is pressed', () => {
      let sent = 0;
      eachMoment(played, asking, (moment, rng) => {
        for (let walk = 0; walk < 6; walk++) {
          let picks: readonly Press[] = [];
          for (let press = 0; press < 8; press++) {
            const now = moment.press(picks, walk % 2 === 0);
            if (now.ready) {
              sent += 1;
              const offered = isOffered(moment.choices, now.ready);
              expect(offered).toBeDefined();
              const no = moment.refuses(now.ready);
              if (no !== undefined && !(offered === 'form' && DEPENDENT.includes(no))) {
                throw new Error(`${JSON.stringify(now.ready)} by ${picks.join(' ')} is refused: ${no}`);
              }
            }
            const next = pressable(now);
            const amounts = now.tool?.tool === 'amount' ? now.tool.values.map(({ press }) => press) : [];
            const all = [...next, ...amounts];
            if (all.length === 0) break;
            picks = [...picks, all[rng.int(all.length)]!];
          }
        }
      });
      expect(sent).toBeGreaterThan(5);
    });

    it('lets every offered action be reached by presses', () => {
      let reached = 0;
      eachMoment(played, asking, (moment, rng) => {
        const whole = moment.choices.filter(
          (choice): choice is Action => !isForm(choice) && asking[choice.type] !== 'by-the-table',
        );
        for (const wanted of rng.shuffle([...whole]).slice(0, 12)) {
          for (const every of [true, false]) {
            if (!reaches(moment, wanted, [], every)) throw new Error(`${JSON.stringify(wanted)} cannot be reached.`);
          }
          reached += 1;
        }
      });
      expect(reached).toBeGreaterThan(5);
    });
  });
}

describeNarrowing('Four in a Square', games.fourInASquare, readings.fourInASquare as Readings);
describeNarrowing('Check', games.check, readings.check as Readings);
describeNarrowing('GGLTCG', games.ggltcg, readings.ggltcg as Readings);
describeNarrowing('Viking Vengeance', games.vikingVengeance, readings.vikingVengeance as Readings);
describeNarrowing('TCG Fuel', games.tcgFuel, readings.tcgFuel as Readings);

for (const [name, played] of Object.entries(games)) {
  describeNarrowing(`${name} on the table for any game`, played as never, {});
}

describe('a value that several choices share', () => {
  const place = (id: number) => `card:${id}`;
  const asking = { use: steps(one('card', place), list('ability'), one('target', place)) } as unknown as Readings;
  const uses = (ability: string) => [7, 8].map((target) => ({ type: 'use', card: 1, ability, target }));
  const asked = (...notes: readonly string[]) =>
    narrow<Action>([...uses('plus'), ...uses('minus')], asking, ['card:1'], {
      sight: { view: {}, eyes: 0 },
      captions: notes.map((note) => ({ label: 'An ability', note })),
    }).buttons.map(({ caption }) => caption?.note);

  it('is called as all of them are, and by none of them where they differ', () => {
    expect(asked('up', 'up', 'down', 'down')).toEqual(['up', 'down']);
    expect(asked('up', 'higher', 'down', 'down')).toEqual([undefined, 'down']);
  });
});

describe('a question that is answered with a tool', () => {
  const asking = {
    look: steps(arrange('top', 'bottom', (card) => `card:${String(card)}`)),
    offer: button({ in: 'menu' }),
    wait: button(),
  } as unknown as Readings;
  const rows = [
    { type: 'look', top: [7], bottom: [] },
    { type: 'look', top: [], bottom: [7] },
  ];
  const asked = (...besides: readonly string[]) =>
    narrow<Action>([...rows, ...besides.map((type) => ({ type }))], asking, [], { sight: { view: {}, eyes: 0 } });
  const inPrompt = ({ buttons }: Narrowed<Action>) =>
    buttons.filter((one) => one.in === 'prompt').map(({ ways }) => ways);

  it('needs no button while nothing but the menu stands beside it', () => {
    expect(inPrompt(asked('offer'))).toEqual([]);
    expect(asked('offer').tool?.tool).toBe('arrange');
  });

  it('is opened by a button where there is something else to do', () => {
    expect(inPrompt(asked('wait', 'offer'))).toEqual(expect.arrayContaining([[{ type: 'look' }], [{ type: 'wait' }]]));
  });
});
