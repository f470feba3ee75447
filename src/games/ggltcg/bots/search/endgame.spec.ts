import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Rng } from '../../../../engine/core/index.js';
import type { Edition } from '../../rules/catalogue/card-set.js';
import { SHIPPED_SET, cardPool } from '../../rules/catalogue/card-sets.js';
import { awaitedPlayer } from '../../rules/clock.js';
import { draw, read } from '../../rules/ggltcg.notation.js';
import type { PlayerId, ReadState } from '../../rules/ggltcg.types.js';
import { attack, endTurn, play } from '../../rules/ggltcg.words.js';
import { Effort } from './effort.js';
import { hasFewCards, solve } from './endgame.js';
import { search } from './search.js';
import { chancesOf, everyAction, simulate } from '../simulation.js';

const POSITIONS = Number(process.env.PARLOUR_RUNS ?? 120);
const TURNS = 3;

class TooMuch extends Error {}

/**
 * What a position is worth, by trying everything: no memory, no pruning, no order. Whatever is not over after so many turns
 * is worth `beyond`.
 */
function worth(state: ReadState, me: PlayerId, end: number, beyond: number, nodes: { left: number }): number {
  if (state.outcome !== null) return state.winner_id === me ? 1 : state.winner_id === null ? 0 : -1;
  if (state.turn_number >= end) return beyond;
  const values = everyAction(state).map((action) => {
    const chances = chancesOf(state, action);
    let sum = 0;
    for (let hit = 0; hit < chances; hit++) {
      if (nodes.left-- === 0) throw new TooMuch();
      sum += worth(simulate(state, action, hit), me, end, beyond, nodes);
    }
    return sum / chances;
  });
  return awaitedPlayer(state) === me ? Math.max(...values) : Math.min(...values);
}

/** The value, where a few turns decide the game and trying everything does not take too long. */
function exhaustive(state: ReadState, me: PlayerId, most = 3000): number | undefined {
  const nodes = { left: most };
  try {
    const low = worth(state, me, state.turn_number + TURNS, -1, nodes);
    const high = worth(state, me, state.turn_number + TURNS, 1, nodes);
    return high - low < 1e-9 ? low : undefined;
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
}

/** A position with two to five living cards, and a few that sleep. */
function anyPosition(rng: Rng, edition: Edition): ReadState {
  const { cards } = cardPool(SHIPPED_SET, edition);
  const toys = cards.filter(({ type }) => type === 'Toy');
  const names = (of: typeof cards, count: number): string => {
    const picked = rng.shuffle([...of]).slice(0, count);
    return picked.map(({ name }) => name).join(', ');
  };
  const side = (living: number): string => {
    const inPlay = rng.int(living + 1);
    const zones = [
      ['hand', names(cards, living - inPlay)],
      ['play', names(toys, inPlay)],
      ['sleep', names(cards, rng.int(3))],
    ];
    const full = zones.filter(([, list]) => list !== '').map((zone) => zone.join(' '));
    return [String(rng.int(6)), ...full].join(' | ');
  };
  const mine = 1 + rng.int(3);
  const theirs = 1 + rng.int(5 - mine);
  return read(`${edition}, turn ${3 + rng.int(2)}\n> A ${side(mine)}\n B ${side(theirs)}`);
}

describe('The end of a game', () => {
  it('is worth what trying everything finds, for either player', () => {
    const rng = rngOver(sfc32(5, 1));
    let compared = 0;
    for (let run = 0; run < POSITIONS; run++) {
      const state = anyPosition(rng, run % 2 === 0 ? 'standard' : 'classic');
      for (const me of state.seats) {
        const value = exhaustive(state, me);
        if (value === undefined) continue;
        const solved = solve(state, me, new Effort(100_000));
        expect(`${draw(state)}\n${solved?.value.toFixed(6)}`).toBe(`${draw(state)}\n${value.toFixed(6)}`);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(POSITIONS / 4);
  });

  it.each([
    ['standard, turn 3', 'A 2 | play Snuggles, Raggy', 'B 4 | hand Surge, Monster, MaBookBook', 1 / 3],
    ['classic, turn 4', 'A 5 | play Demideca, Umbruh', 'B 5 | hand Raggy, Knight, Toynado | sleep Twist', 1 / 3],
    [
      'standard, turn 3',
      'A 3 | play Wizard, Paper Plane | sleep Dino',
      'B 3 | hand Clean, Jumpscare, That was fun | sleep Belchaletta',
      -1 / 3,
    ],
    [
      'standard, turn 3',
      'A 4 | hand Rush | play Dino | sleep Cake',
      'B 4 | hand Jumpscare, Block, Umbruh | sleep Twist',
      1 / 3,
    ],
    ['standard, turn 4', 'A 5 | play Gibbers, Ballaber', 'B 5 | hand Dino, Bubble Blocker, Surge | sleep Cake', 1 / 3],
  ])('may hang on which card is hit: %s, %s, %s', (header, mine, theirs, value) => {
    const state = read(`${header}\n> ${mine}\n${theirs}`);
    expect(exhaustive(state, 'A', 8000)).toBeCloseTo(value, 9);
    expect(solve(state, 'A', new Effort(20_000))?.value).toBeCloseTo(value, 9);
    expect(solve(state, 'B', new Effort(20_000))?.value).toBeCloseTo(-value, 9);
  });

  it('is played by an action that keeps its worth', () => {
    const rng = rngOver(sfc32(6, 1));
    let kept = 0;
    for (let run = 0; run < POSITIONS / 2; run++) {
      const state = anyPosition(rng, run % 2 === 0 ? 'standard' : 'classic');
      const solved = solve(state, 'A', new Effort(20_000));
      if (!solved || solved.value === -1) continue;
      const chances = chancesOf(state, solved.action);
      let sum = 0;
      for (let hit = 0; hit < chances; hit++) {
        const after = simulate(state, solved.action, hit);
        const rest =
          after.outcome === null ? solve(after, 'A', new Effort(200_000))?.value : Number(after.winner_id === 'A');
        sum += rest ?? NaN;
      }
      expect(`${draw(state)}\n${(sum / chances).toFixed(6)}`).toBe(`${draw(state)}\n${solved.value.toFixed(6)}`);
      kept += 1;
    }
    expect(kept).toBeGreaterThan(POSITIONS / 20);
  });

  it('is won where two attacks empty the hand, whatever they hit', () => {
    const state = read(`
      > A 4 | play Ka
        B 0 | hand Sun, Clean
    `);
    expect(solve(state, 'A', new Effort(20_000))).toEqual({ value: 1, action: attack('A.Ka', null), turns: 1 });
  });

  it('is a draw where nobody can do anything', () => {
    const dead = read(`
      > A 7 | hand Twist
        B 7 | hand Copy
    `);
    expect(solve(dead, 'A', new Effort(20_000))).toMatchObject({ value: 0, action: endTurn });
    expect(solve(dead, 'B', new Effort(20_000))).toMatchObject({ value: 0 });
  });

  it('is left to the search where the effort does not suffice', () => {
    const open = read(`
      > A 4 | hand Sun, Wake | play Umbruh | sleep Ka, Demideca, Knight
        B 7 | play Block, Beary | sleep Sun, Wake, Twist
    `);
    expect(solve(open, 'A', new Effort(50))).toBeUndefined();
    expect(search(open, 'A', new Effort(400)).action).toBeDefined();
  });

  it('has few cards by those alive on both sides, wherever they are', () => {
    const five = read(`
      > A 4 | hand Sun, Wake | play Ka | sleep Block
        B 4 | hand Clean | play Umbruh
    `);
    expect([hasFewCards(five, 5), hasFewCards(five, 4)]).toEqual([true, false]);
  });

  it('decides what hard does: Twist now wins, a tussle first does not', () => {
    const state = read(`
      > A 3 | hand Twist | play Archer
        B 4 | play Ka | sleep Sun
    `);
    expect(search(state, 'A', new Effort(2000)).action).toEqual(play('A.Twist', 'B.Ka'));
  });
});
