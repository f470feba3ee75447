import { awaitedPlayer } from '../../rules/clock.js';
import { read } from '../../rules/ggltcg.notation.js';
import type { Action, PlayerId, ReadState } from '../../rules/ggltcg.types.js';
import { Effort } from './effort.js';
import { LETHAL_POSITIONS } from '../testing/lethal-positions.js';
import { findLethal } from './lethal.js';
import { search } from './search.js';
import { chancesOf, legalActions, simulate } from '../simulation.js';

/** What the hard bot spends on it, and on everything. */
const NODES = 8000;
const ALL_NODES = 20_000;

type Find = (state: ReadState, me: PlayerId) => Action | undefined;

const byLethal: Find = (state, me) => findLethal(state, me, new Effort(NODES));
/** All that `hard` does, once it knows the hands. */
const byHard: Find = (state, me) => search(state, me, new Effort(ALL_NODES)).action;

/** Plays what is found against every answer and every hit, and says whether all of it ends in a win this turn. */
function winsThisTurn(find: Find, state: ReadState, me: PlayerId): boolean {
  if (state.outcome !== null) return state.winner_id === me;
  if (state.active_player_id !== me) return false;
  if (awaitedPlayer(state) !== me)
    return legalActions(state).every((answer) => winsThisTurn(find, simulate(state, answer), me));
  const action = find(state, me);
  if (!action) return false;
  const hits = Array.from({ length: chancesOf(state, action) }, (_none, hit) => hit);
  return hits.every((hit) => winsThisTurn(find, simulate(state, action, hit), me));
}

describe('The search for a win this turn', () => {
  it.each([
    ['alone', byLethal],
    ['within all that hard does', byHard],
  ])(
    `finds it in all of the ${LETHAL_POSITIONS.length} positions, against every answer and chance, %s`,
    (_how, find) => {
      const missed = LETHAL_POSITIONS.filter((position) => {
        const state = read(position);
        return !winsThisTurn(find, state, state.active_player_id);
      });
      expect(missed).toEqual([]);
      expect(LETHAL_POSITIONS.length).toBeGreaterThanOrEqual(100);
    },
  );

  it('takes the shortest: nothing is thrown away before a win in one action', () => {
    const winsAtOnce = (state: ReadState, action: Action): boolean =>
      Array.from({ length: chancesOf(state, action) }, (_none, hit) => simulate(state, action, hit)).every(
        ({ outcome, winner_id }) => outcome !== null && winner_id === state.active_player_id,
      );
    // The Archer would fall in vain before Ka ends the game.
    const wasteful = read(`
      > A 8 | play Archer, Ka
        B 4 | play Dream
    `);
    const positions = [wasteful, ...LETHAL_POSITIONS.map((position) => read(position))];
    const short = positions.filter((state) => legalActions(state).some((action) => winsAtOnce(state, action)));
    expect(short).toContain(wasteful);
    for (const find of [byLethal, byHard]) {
      const longer = short.filter((state) => !winsAtOnce(state, find(state, state.active_player_id)!));
      expect(longer).toEqual([]);
    }
  });

  it('does not see one where there is none', () => {
    const safe = read(`
      > A 4 | hand Sun | play Car
        B 4 | hand Sun, Wake, Drop
    `);
    expect(findLethal(safe, 'A', new Effort(NODES))).toBeUndefined();
    expect(findLethal(safe, 'B', new Effort(NODES))).toBeUndefined();
  });

  it('does not trust in luck: both cards of the hand must fall', () => {
    const lucky = read(`
      > A 3 | hand Sun | play Car
        B 4 | hand Sun, Wake
    `);
    expect(findLethal(lucky, 'A', new Effort(NODES))).toBeUndefined();
  });

  it('reckons with the answer of Snuggles', () => {
    const trap = read(`
      > A 4 | play Ka
        B 4 | hand Wake | play Snuggles
    `);
    expect(findLethal(trap, 'A', new Effort(NODES))).toBeUndefined();
  });
});
