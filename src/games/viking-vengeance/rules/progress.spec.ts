import { rngOver, sfc32 } from '../../../engine/core/index.js';
import { baseCards, setKeys } from './catalogue.js';
import { openPack } from './packs.js';
import { levelAt, rewardFor } from './progress.js';
import { read } from './viking-vengeance.notation.js';
import type { EndReason, State, Status } from './viking-vengeance.types.js';

const finished = (words: string, status: Status, endReason: EndReason, turnNumber = 16): State => ({
  ...read(`
    turn ${turnNumber} player1 ${words}
    . . . .
    . . . .
    . . . .
    . . . .
  `),
  status,
  endReason,
});

function rewards(state: State): string[] {
  state.player1.placed = ['a', 'b'];
  state.player2.placed = ['c'];
  return (['player1', 'player2'] as const).map((owner) => {
    const { currency, xp } = rewardFor(state, owner, () => 0);
    return [currency, ...xp.map(({ xp_gained }) => xp_gained)].join(' ');
  });
}

describe('Rewards', () => {
  it('R39: the winner gets ten coins, every placed card learns, and the winner’s a little more', () => {
    expect(rewards(finished('', 'player1_win', 'board_full'))).toEqual(['10 25 25', '0 20']);
    expect(rewards(finished('', 'draw', 'passes'))).toEqual(['0 20 20', '0 20']);
  });

  it('R39: games between people teach a twentieth more', () => {
    expect(rewards(finished('pvp', 'player2_win', 'board_full'))).toEqual(['0 21 21', '10 26']);
  });

  it('R39: whoever gives up learns nothing, and an early end between people pays nobody', () => {
    expect(rewards(finished('', 'player2_win', 'surrender', 2))).toEqual(['0', '10 25']);
    expect(rewards(finished('pvp', 'player2_win', 'forfeit', 9))).toEqual(['0', '10 26']);
    expect(rewards(finished('pvp', 'player2_win', 'surrender', 8))).toEqual(['0', '0']);
  });

  it('R39: the AI gets nothing, and nobody anything before the end', () => {
    const state = finished('', 'player2_win', 'board_full');
    state.player2.userId = 'AI_PLAYER_ID_STATIC_STRING';
    expect(rewards(state)).toEqual(['0 20 20', '0']);
    expect(rewards(finished('', 'active', 'board_full'))).toEqual(['0', '0']);
  });

  it('says from which level to which a card has grown', () => {
    const state = finished('', 'player1_win', 'board_full');
    state.player1.placed = ['a'];
    expect(rewardFor(state, 'player1', () => 130).xp).toEqual([
      { user_card_instance_id: 'a', xp_gained: 25, level_before: 1, level_after: 2 },
    ]);
  });
});

describe('Levels', () => {
  it('R57: begin at their thresholds and end at ten', () => {
    const thresholds = [0, 150, 487, 970, 1583, 2313, 3154, 4099, 5144, 6284];
    expect(thresholds.map(levelAt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(thresholds.slice(1).map((xp) => levelAt(xp - 1))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(levelAt(1_000_000)).toBe(10);
    for (const [index, xp] of thresholds.entries()) expect(Math.floor(150 * index ** 1.7)).toBe(xp);
  });
});

describe('Packs', () => {
  it('R60: hold five cards of the chosen set, in the promised proportions', () => {
    const rng = rngOver(sfc32(3));
    const counts = new Map<string, number>();
    for (let pack = 0; pack < 2000; pack++) {
      const cards = openPack(rng, setKeys[pack % 3]);
      expect(cards).toHaveLength(5);
      expect(new Set(cards.map(({ set }) => set))).toEqual(new Set([setKeys[pack % 3]]));
      for (const { rarity } of cards) counts.set(rarity, (counts.get(rarity) ?? 0) + 1);
    }
    const share = (rarity: string): number => counts.get(rarity)! / 10_000;
    expect(share('common')).toBeCloseTo(110 / 193, 1);
    expect(share('rare')).toBeCloseTo(40 / 193, 1);
    expect(share('epic')).toBeCloseTo(30 / 193, 1);
    expect(share('legendary')).toBeCloseTo(13 / 193, 1);
  });

  it('R60: draw by whole numbers: 109 is the last common, 110 the first rare', () => {
    const words = [109, 0, 110, 0, 150, 0, 180, 0, 192, 0];
    const rarities = openPack(rngOver(() => words.shift()!)).map(({ rarity }) => rarity);
    expect(rarities).toEqual(['common', 'rare', 'epic', 'legendary', 'legendary']);
    expect(new Set(baseCards.map(({ rarity }) => rarity)).has('uncommon')).toBe(false);
  });
});
