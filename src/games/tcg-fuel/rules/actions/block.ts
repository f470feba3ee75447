import { refusal } from '../../../../engine/core/index.js';
import type { SeatRule } from '../../../../engine/core/index.js';
import { answered } from '../turns/clock.js';
import { areLegalBlocks, declareBlocks, possibleBlocks, smallestBlocks } from '../combat/blockers.js';
import { proceed } from '../turns/proceed.js';
import type { Block, Play, TcgFuel } from '../tcg-fuel.types.js';
import { isAskedFor, refuseUnasked } from './gate.js';

/** Declare blockers, all at once (R47). */
export const block: SeatRule<TcgFuel, 'block'> = {
  *choices(state, seat) {
    if (!isAskedFor(state, seat, 'block')) return;
    yield { type: 'block', blocks: [] };
    for (const blocks of smallestBlocks(state, seat)) yield { type: 'block', blocks };
    const options = possibleBlocks(state, seat);
    const max = new Set(options.map(({ cardId }) => cardId)).size;
    yield {
      form: { type: 'block' },
      slots: { blocks: { options: options as never, min: 0, max, uniqueBy: 'cardId' } },
    };
  },

  refuse(state, seat, { blocks }) {
    const no = refuseUnasked(state, seat, ['block']);
    if (no) return no;
    const legal = Array.isArray(blocks) && blocks.every(isBlock) && areLegalBlocks(state, seat, blocks);
    return legal ? undefined : refusal('ILLEGAL_BLOCK', 'These blocks are not legal.', { rule: 'R47' });
  },

  play(turn, { blocks }) {
    answered(turn);
    blockWith(turn, blocks);
    proceed(turn);
  },
};

/** The player who is asked blocks; then the next defending player is asked. */
export function blockWith(play: Play, blocks: readonly Block[]): void {
  const { state } = play;
  declareBlocks(play, state.waitingFor!.seat, blocks);
  state.combat!.toBlock.shift();
  state.waitingFor = null;
}

function isBlock(input: unknown): boolean {
  return typeof input === 'object' && input !== null;
}
