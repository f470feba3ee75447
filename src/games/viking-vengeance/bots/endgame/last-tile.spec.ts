import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import { Chance, CHANCE_SAMPLES } from '../chance.js';
import { outcomesOf } from '../imagined.js';
import { movesOf } from '../moves.js';
import { dealOf } from '../quick/deal.js';
import { QuickGame } from '../quick/quick-game.js';
import { moveOf } from '../quick/quick-move.js';
import { quickTableOf } from '../quick/read-state.js';
import { wildGame } from '../testing/wild-game.js';
import { LastTile } from './last-tile.js';

const GAMES = Number(process.env.PARLOUR_GAMES ?? 200);

describe('The last tile', () => {
  it(`is counted as it would be played, whatever lies around it, in ${GAMES} games`, () => {
    const counted = new Map<string, number>();
    for (let seed = 1; seed <= GAMES; seed++) {
      let state = wildGame(seed);
      const rng = rngOver(sfc32(seed, 6));
      while (state.status === 'active') {
        const deal = dealOf(state);
        const table = quickTableOf(deal, state);
        const { board, current, hands } = table;
        const tile = board.indexOf(-1);
        const lastTile = new LastTile(deal);
        const isLast = board.filter((card) => card < 0).length === 1 && table.mayPlaceOn(tile, current);
        for (const card of isLast ? hands[current]! : []) {
          // Alone in the hand, so that what others there would do is no reason to play it.
          table.hands[current] = [card];
          const beaten = lastTile.isCalm(table, tile) ? lastTile.beatenBy(card, table, tile) : undefined;
          if (beaten === undefined) continue;
          const played = quickTableOf(deal, state);
          played.hands[current] = [card];
          new QuickGame(played, new Chance(0).rng).play(moveOf(card, tile));
          const { name } = deal.cards[card]!.base;
          const sign = current === 0 ? 1 : -1;
          expect({ seed, name, lead: sign * table.lead() + 1 + 2 * beaten }).toEqual({
            seed,
            name,
            lead: 0 + sign * played.lead(),
          });
          expect(played.status).not.toBe(0);
          counted.set(name, (counted.get(name) ?? 0) + 1);
        }
        const moves = movesOf(state);
        const placements = moves.slice(0, -1);
        const outcomes = outcomesOf(state, rng.pick(placements.length > 0 ? placements : moves), CHANCE_SAMPLES);
        state = rng.pick(outcomes);
      }
    }
    // Cards that change the fight themselves are among the counted.
    expect([...counted.keys()]).toEqual(
      expect.arrayContaining(['Thor', 'Odin', 'Njord', 'Ran', 'Skadi', 'Yuki-onna', 'Yamabiko', 'Ushi-oni', 'Kintarō']),
    );
  });
});
