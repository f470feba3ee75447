import { rngOver, sfc32 } from '../../../engine/core/index.js';
import { anyOptions, moveHiddenCards } from '../rules/testing/random-check.js';
import { check } from '../rules/check.game.js';
import type { CheckState } from '../rules/check.types.js';
import { optionsFrom } from '../rules/options.js';
import type { CheckView } from '../rules/view.types.js';
import { BotTable, choose } from './bot-table.js';
import type { Seated } from './bot-table.js';
import { bots } from './index.js';

const LEVELS = Object.keys(bots.levels);
const seat = (level: string): Seated => ({ level, budget: { nodes: 12 } });

describe('The bots', () => {
  it('finish games under any house rules without a move that is refused', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const rng = rngOver(sfc32(seed, 11));
      const players = 2 + rng.int(3);
      const levels = Array.from({ length: players }, () => rng.pick(LEVELS));
      const options = { ...anyOptions(rng, players), match: { mode: 'rounds', rounds: 2 } } as const;
      const table = new BotTable(levels.map(seat), { ...options, maxTurnsPerRound: 16 }, seed);
      for (let moves = 0; !table.over; moves++) {
        if (moves > 3000) throw new Error('The bots do not come to an end.');
        table.next();
      }
    }
  });

  it('8.8 (e): choose the same whatever the hidden cards are', () => {
    const tested = new Set<string>();
    let tried = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const table = new BotTable(LEVELS.map(seat), optionsFrom(), seed);
      while (!table.over) {
        for (const asked of check.toAct(table.table.state)) {
          const other = structuredClone(table.table.state) as CheckState;
          moveHiddenCards(other, asked, rngOver(sfc32(seed, tried)));
          const bot = table.seated[asked]!;
          const [real, twin] = [table.view(asked), check.view(other, asked)].map((view) =>
            choose(bot, view, table.memories[asked]!, asked, 5),
          );
          expect(twin).toEqual(real);
          tested.add(bot.level);
        }
        tried += 1;
        table.next();
      }
    }
    expect([...tested].sort()).toEqual([...LEVELS].sort());
  });

  it('8.8 (e): play on when hidden cards are replaced by nonsense', () => {
    const table = new BotTable(LEVELS.map(seat), optionsFrom(), 9);
    for (let moves = 0; moves < 40 && !table.over; moves++) {
      for (const asked of check.toAct(table.table.state)) {
        const view = structuredClone(table.view(asked)) as CheckView;
        const players = Object.fromEntries(
          Object.entries(view.players).map(([id, player]) => [
            id,
            { ...player, hand: player.hand.map((card) => card && ({ suit: '?', rank: 'nonsense' } as never)) },
          ]),
        );
        const real = choose(table.seated[asked]!, view, table.memories[asked]!, asked, 5);
        expect(choose(table.seated[asked]!, { ...view, players }, table.memories[asked]!, asked, 5)).toEqual(real);
      }
      table.next();
    }
  });

  it('8.4: medium beats easy', () => {
    let won = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const levels = seed % 2 ? ['medium', 'easy'] : ['easy', 'medium'];
      const table = new BotTable(levels.map(seat), optionsFrom('classic', { firstSeat: 0 }), Math.ceil(seed / 2));
      while (!table.over) table.next();
      if (check.outcome(table.table.state)!.winners.includes(levels.indexOf('medium'))) won += 1;
    }
    expect(won).toBeGreaterThan(18);
  });
});
