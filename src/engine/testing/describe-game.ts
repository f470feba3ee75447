import fc from 'fast-check';
import { changed, changeOf } from '../core/change.js';
import type { Change } from '../core/change.js';
import { choicesOf, findRule, isForm, isOffered, isRefusal, play, refuse, replay } from '../core/index.js';
import type { Form, Frozen, GameDefinition, GameShape, Rng, SeatRule, Viewer } from '../core/index.js';
import { assertPlain, deepFreeze } from './plain.js';
import { RandomGame } from './random-game.js';
import type { Beginning, Moment, Script } from './random-game.js';
import { findLeak, leakingEvents, leakingView, movedBetween } from './secrets.js';
import type { Reshuffle, Twins } from './secrets.js';

/** So many offers of one moment are tried in another order. */
const MOST_TURNED = 40;

/** What a game tells the promise suite about itself. */
export interface GamePromises<G extends GameShape> {
  /** Options and seats for one game; drawn at random where a game has several. */
  begin(rng: Rng): Beginning<G>;
  /** No game has more actions than this, automatic ones included. */
  readonly mostActions: number;
  /** No state is longer than this as JSON, however long the game. */
  readonly mostBytes: number;
  /** Moves what a viewer may not know; or the game hides nothing, and all viewers have the same view. */
  readonly reshuffle: Reshuffle<G> | 'nothing-hidden';
  /**
   * Events that rightly show in passing what no view keeps: a card revealed and shuffled away. All others tell nothing
   * that the view after them does not show.
   */
  readonly shownInPassing?: readonly G['event']['type'][];
  /** What holds in every state of this game: throw where it does not. */
  readonly always?: { readonly [sentence: string]: (state: Frozen<G['state']>, moment?: Moment<G>) => void };
  /** How many random games each promise is tried on. */
  readonly runs?: number;
  /** About how many moments of a game the costly promises look at. */
  readonly looks?: number;
}

/** The promises every game keeps, tried on random games. A failure names the seed and the fewest picks that show it. */
export function describeGame<G extends GameShape>(game: GameDefinition<G>, promises: GamePromises<G>): void {
  const runs = promises.runs ?? 20;
  const looks = promises.looks ?? 25;

  /** Plays random games to the end, handing every moment to `look`; `often` says whether a costly look is due. */
  const everyGame = (look: (moment: Moment<G>, random: RandomGame<G>, often: boolean) => void): RandomGame<G>[] => {
    const played: RandomGame<G>[] = [];
    const script = fc.record({
      seed: fc.integer({ min: 0, max: 2 ** 31 }),
      picks: fc.array(fc.nat({ max: 1000 }), { maxLength: 30 }),
    });
    const whole = (one: Script): void => {
      const random = new RandomGame(game, (rng) => promises.begin(rng), one);
      deepFreeze(random.table.state);
      let spacing = 1;
      while (!random.over) {
        if (random.log.length >= promises.mostActions)
          throw new Error(`Not over after ${promises.mostActions} actions.`);
        const moment = random.next();
        deepFreeze(moment.step.table.state);
        // The looks are dense at first and spread out later, so that a long game costs little more than a short one.
        if (random.log.length > looks) spacing = Math.ceil(random.log.length / looks);
        look(moment, random, random.log.length % spacing === 0);
      }
      played.push(random);
    };
    fc.assert(fc.property(script, whole), { numRuns: runs, endOnFailure: false });
    return played;
  };

  describe(`${game.id} keeps the promises of every game`, () => {
    it('asks only seats that have a choice, refuses nothing it offered, and ends', () => {
      everyGame(({ step }, random) => {
        if (random.over) return;
        for (const seat of game.toAct(step.table.state)) {
          if (choicesOf(game, step.table.state, seat).next().done) throw new Error(`Seat ${seat} has no choice.`);
        }
      });
    });

    it('accepts nothing that it did not offer', () => {
      const strangers = [1, 2, 3].flatMap((seed) => offersIn(game, promises, seed));
      const earlier = new WeakMap<RandomGame<G>, G['action'][]>();
      everyGame(({ before }, random, often) => {
        if (!often) return;
        const offeredBefore = earlier.get(random) ?? [...strangers];
        earlier.set(random, offeredBefore);
        for (let seat = 0; seat < random.start.seats.length; seat++) {
          const offers = [...choicesOf(game, before.state, seat)];
          for (const action of offeredBefore) {
            if (isOffered(game, offers, action)) continue;
            if ((findRule(game, action.type) as SeatRule<G, G['action']['type']>).unlisted) continue;
            const answer = play(game, before, { seat, action, at: random.start.at }, random.dice);
            if (!isRefusal(answer))
              throw new Error(`Seat ${seat} was not offered ${JSON.stringify(action)} and played it.`);
          }
          offeredBefore.push(...wholeOffers(offers).slice(0, 5));
        }
        offeredBefore.splice(0, Math.max(0, offeredBefore.length - 60));
      });
    });

    it('offers a list in every order in which it accepts it, and in no other', () => {
      everyGame(({ before }, random, often) => {
        if (!often) return;
        for (const seat of game.toAct(before.state)) {
          const offers = [...choicesOf(game, before.state, seat)];
          for (const offer of wholeOffers(offers).slice(0, MOST_TURNED)) {
            for (const action of turned(offer)) {
              const offered = isOffered(game, offers, action);
              const accepted = !refuse(game, before.state, { seat, action, at: random.start.at });
              if (offered === accepted) continue;
              const text = JSON.stringify(action);
              throw new Error(
                accepted ? `Seat ${seat} may play ${text} and is not offered it.` : `Offered ${text} is refused.`,
              );
            }
          }
        }
      });
    });

    it('answers the same step twice alike, and leaves the table it was handed as it was', () => {
      everyGame(({ before, asked, step }, random, often) => {
        if (!often) return;
        // The state is frozen: a rule that wrote to it would have thrown.
        const again = play(game, before, asked, random.dice);
        expect(JSON.stringify(again)).toBe(JSON.stringify(step));
      });
    });

    it('keeps a state that survives JSON and does not grow', () => {
      everyGame(({ step }, _random, often) => {
        if (!often) return;
        assertPlain(step.table.state);
        const text = JSON.stringify(step.table.state);
        if (text.length > promises.mostBytes) throw new Error(`The state has ${text.length} bytes.`);
        expect(JSON.parse(text)).toEqual(step.table.state);
      });
    });

    it('gives the same tables when its actions are played again', () => {
      const tables = new Map<RandomGame<G>, string[]>();
      everyGame(({ step }, random) => {
        tables.set(random, [...(tables.get(random) ?? []), JSON.stringify(step.table)]);
        if (!random.over) return;
        const log = random.log.map((asked) => ({ ...asked, auto: asked.auto ?? false }));
        const again = [...replay(game, random.start, log, random.dice)].slice(1);
        expect(again.map(({ table }) => JSON.stringify(table))).toEqual(tables.get(random));
        tables.delete(random);
      });
    });

    it('tells what changes for a viewer so that the whole is made of it, to the letter', () => {
      everyGame(({ before, step }, random) => {
        for (const viewer of viewersOf(random)) {
          const [was, is] = [before, step.table].map(({ state }) => shownTo(game, state, viewer));
          const change = changeOf(was, is);
          // As it travels: what the two have in common is not the same object there.
          const told = change === undefined ? undefined : (JSON.parse(JSON.stringify(change)) as Change);
          const made = told === undefined ? was : changed(JSON.parse(JSON.stringify(was)), told);
          expect(JSON.stringify(made)).toBe(JSON.stringify(is));
        }
      });
    });

    for (const [sentence, holds] of Object.entries(promises.always ?? {})) {
      it(`always: ${sentence}`, () => {
        everyGame((moment) => holds(moment.step.table.state, moment));
      });
    }

    if (promises.reshuffle === 'nothing-hidden') {
      it('hides nothing: every viewer has the same view', () => {
        everyGame(({ step }, random, often) => {
          if (!often) return;
          const views = viewersOf(random).map((viewer) => JSON.stringify(game.view(step.table.state, viewer)));
          expect(new Set(views).size).toBe(1);
        });
      });
    } else {
      describeSecrets(game, promises.reshuffle, promises.shownInPassing ?? [], everyGame);
    }
  });
}

function describeSecrets<G extends GameShape>(
  game: GameDefinition<G>,
  reshuffle: Reshuffle<G>,
  shownInPassing: readonly string[],
  everyGame: (look: (moment: Moment<G>, random: RandomGame<G>, often: boolean) => void) => unknown,
): void {
  const eachTwin = (look: (twins: Twins<G>, moment: Moment<G>, random: RandomGame<G>) => void): void => {
    everyGame((moment, random, often) => {
      if (!often) return;
      for (const viewer of viewersOf(random)) {
        const other = JSON.stringify(reshuffle(moment.before.state, viewer, random.rng));
        const twin = { ...moment.before, state: JSON.parse(other) as Frozen<G['state']> };
        look({ viewer, real: moment.before, twin }, moment, random);
      }
    });
  };

  it('tells no viewer what it may not know', () => {
    const moved = new Map<Viewer, number>();
    const seen: G['action'][] = [];
    eachTwin((twins, { asked }, random) => {
      if (movedBetween(twins)) moved.set(twins.viewer, (moved.get(twins.viewer) ?? 0) + 1);
      const leak = findLeak(game, twins, seen, asked, random.dice, shownInPassing);
      if (leak) throw new Error(leak);
      if (asked.seat !== null) seen.push(asked.action);
      if (seen.length > 20) seen.shift();
    });
    // A reshuffle that moves nothing would prove nothing.
    for (const viewer of [0, 1, 'public'] as const) expect(moved.get(viewer) ?? 0).toBeGreaterThan(0);
  });

  it('would be caught if one hidden thing were shown in a view or told in an event', () => {
    const caught = { view: 0, events: 0, chances: 0 };
    eachTwin((twins, { asked }, random) => {
      const path = movedBetween(twins);
      if (!path) return;
      caught.chances += 1;
      if (findLeak(leakingView(game, path), twins, [], asked, random.dice, shownInPassing)) caught.view += 1;
      if (findLeak(leakingEvents(game, path), twins, [], asked, random.dice, shownInPassing)) caught.events += 1;
    });
    expect(caught.view).toBe(caught.chances);
    expect(caught.events).toBeGreaterThan(0);
    expect(caught.chances).toBeGreaterThan(0);
  });
}

function viewersOf<G extends GameShape>(random: RandomGame<G>): Viewer[] {
  return [...random.start.seats.keys(), 'public'];
}

/** What a viewer is shown and offered. */
function shownTo<G extends GameShape>(game: GameDefinition<G>, state: Frozen<G['state']>, viewer: Viewer): object {
  const offers = typeof viewer === 'number' ? [...choicesOf(game, state, viewer)] : [];
  return { view: game.view(state, viewer), toAct: game.toAct(state), offers };
}

/** Some of what was offered in another game, for a game to refuse. */
function offersIn<G extends GameShape>(
  game: GameDefinition<G>,
  promises: GamePromises<G>,
  seed: number,
): G['action'][] {
  const random = new RandomGame(game, (rng) => promises.begin(rng), { seed, picks: [] });
  const offers: G['action'][] = [];
  while (!random.over && offers.length < 20) {
    const { before } = random.next();
    for (const seat of game.toAct(before.state)) {
      offers.push(...wholeOffers([...choicesOf(game, before.state, seat)]).slice(0, 3));
    }
  }
  return offers;
}

function wholeOffers<G extends GameShape>(offers: readonly (G['action'] | Form<G['action']>)[]): G['action'][] {
  return offers.filter((offer): offer is G['action'] => !isForm(offer));
}

/** The same action with each of its lists turned round. */
function turned<A extends { type: string }>(action: A): A[] {
  return Object.entries(action).flatMap(([member, list]: [string, unknown]) =>
    Array.isArray(list) && list.length > 1 ? [{ ...action, [member]: [...(list as unknown[])].reverse() }] : [],
  );
}
