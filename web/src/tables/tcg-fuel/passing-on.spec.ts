import { choicesOf, isForm } from '../../../../src/engine/core/index.js';
import type { Seat } from '../../../../src/engine/core/index.js';
import { RandomGame } from '../../../../src/engine/testing/index.js';
import type { Moment } from '../../../../src/engine/testing/index.js';
import { CARDS } from '../../../../src/games/tcg-fuel/rules/catalogue/catalogue.js';
import { tcgFuel } from '../../../../src/games/tcg-fuel/rules/tcg-fuel.game.js';
import type { State, TcgFuel as Rules } from '../../../../src/games/tcg-fuel/rules/tcg-fuel.types.js';
import { games } from '../../play/testing/games.js';
import { isNews, letsGoBy } from './news.js';
import { canOnlyGoOn, goesOnByItself } from './passing-on.js';
import type { GameView, TcgFuel } from './shapes.js';

/** Random games of two and three, with the usual stops. */
const SEEDS = Array.from({ length: 30 }, (_, seed) => seed + 1);

const offersTo = (state: State, seat: Seat): Partial<TcgFuel['action']>[] =>
  [...choicesOf(tcgFuel, state, seat)].map(
    (choice) => (isForm(choice) ? choice.form : choice) as Partial<TcgFuel['action']>,
  );
const printed = new Map(CARDS.map((card) => [card.id, card]));
const printedOn = (slug: string) => printed.get(slug);
const viewOf = (state: State, seat: Seat): GameView => tcgFuel.view(state, seat);

/** Something of another player waits to be answered, or attackers come at the seat. */
const isThreatened = (state: State, seat: Seat): boolean => {
  const top = state.stack.at(-1);
  const { combat, players } = viewOf(state, seat);
  const me = players.find((one) => one.seat === seat)!.playerId;
  const isAttacked = (combat?.attackers ?? []).some(({ defenderPlayerId }) => defenderPlayerId === me);
  const isBefore = state.step === 'declare_attackers' || state.step === 'declare_blockers';
  return (top !== undefined && top.controller !== seat) || (!top && isAttacked && isBefore);
};

type Played = Moment<Rules> & { readonly seed: number; readonly seat: Seat; readonly state: State };

/** Every action of a game, with the state before it. */
function momentsOf(seed: number): readonly Played[] {
  const game = new RandomGame(tcgFuel, games.tcgFuel.begin, { seed, picks: [] });
  const played: Played[] = [];
  for (let actions = 0; !game.over && actions < 500; actions += 1) {
    const moment = game.next();
    const { seat } = moment.asked;
    if (seat !== null) played.push({ ...moment, seed, seat, state: moment.before.state as State });
  }
  return played;
}

describe('priority at the table of TCG Fuel', () => {
  let moments: readonly Played[];
  beforeAll(() => {
    moments = SEEDS.flatMap(momentsOf);
  });

  it('is never passed by itself, by the server or by the page, where a player could answer, block or play', () => {
    const wrong: string[] = [];
    let passed = 0;
    let byPage = 0;
    for (const { seed, seat, state, asked } of moments) {
      const offers = offersTo(state, seat);
      const { settings } = state.players[seat]!;
      const isWished = settings.endingTurn || settings.yieldUntil !== null;
      if (asked.auto && !isWished) {
        passed += 1;
        const isLost =
          asked.action.type !== 'pass_priority' ||
          (!canOnlyGoOn(viewOf(state, seat), offers, printedOn) && isThreatened(state, seat));
        if (isLost) wrong.push(`seed ${seed}: seat ${seat} lost a chance in ${state.phase} ${state.step}`);
      }
      if (!asked.auto && goesOnByItself(viewOf(state, seat), seat, offers, printedOn)) {
        byPage += 1;
        if (offers.some(({ type }) => type === 'play_card' || type === 'block' || type === 'attack'))
          wrong.push(`seed ${seed}: the page passes for seat ${seat}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(Math.min(passed, byPage)).toBeGreaterThan(50);
  });

  it('takes at most one press of Pass in a turn where nothing can happen', () => {
    const presses = new Map<string, number>();
    for (const { seed, seat, state, asked } of moments) {
      const offers = offersTo(state, seat);
      const view = viewOf(state, seat);
      if (asked.auto || asked.action.type !== 'pass_priority' || !canOnlyGoOn(view, offers, printedOn)) continue;
      if (goesOnByItself(view, seat, offers, printedOn)) continue;
      const turn = `seed ${seed}, turn ${state.turnCount}, seat ${seat}`;
      presses.set(turn, (presses.get(turn) ?? 0) + 1);
    }
    expect(presses.size).toBeGreaterThan(50);
    expect([...presses].filter(([, pressed]) => pressed > 1)).toEqual([]);
  });

  it('is asked for with everything that may be answered as news, which no press lets go by unseen', () => {
    const wrong: string[] = [];
    const last = new Map<string, GameView>();
    let answered = 0;
    for (const { seed, seat, state, asked } of moments) {
      const key = `${seed} ${seat}`;
      const [before, view] = [last.get(key), viewOf(state, seat)];
      const had = new Set(before?.stack.map(({ stackId }) => stackId));
      const top = state.stack.at(-1);
      if (asked.auto) continue;
      last.set(key, view);
      if (!before || !top || top.controller === seat || had.has(view.stack.at(-1)!.stackId)) continue;
      answered += 1;
      if (!isNews(view, before, seat)) wrong.push(`seed ${seed}: seat ${seat} is not told of ${top.kind}`);
      if (asked.action.type === 'pass_priority' && !letsGoBy(asked.action)) wrong.push(`seed ${seed}: passing`);
    }
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(20);
  });
});
