import { refusal } from '../../../../engine/core/index.js';
import type { Seat, SeatRule } from '../../../../engine/core/index.js';
import { getCard, playerIdOf } from '../cards.js';
import { answered } from '../turns/clock.js';
import { drawCards } from '../permanents/life.js';
import { askForMulligan } from '../turns/mulligans.js';
import { proceed } from '../turns/proceed.js';
import type { Look, Play, TcgFuel } from '../tcg-fuel.types.js';
import { relocate } from '../permanents/zones.js';
import { isAskedFor, refuseUnasked } from './gate.js';

/** Keep the hand, putting back what mulligans cost, or shuffle and draw anew (R12). */
export const mulligan: SeatRule<TcgFuel, 'mulligan'> = {
  *choices(state, seat) {
    if (!isAskedFor(state, seat, 'mulligan')) return;
    const owed = bottomOwed(state, seat);
    const { hand } = state.players[seat]!;
    if (owed === 0) yield { type: 'mulligan', keep: true };
    else
      yield { form: { type: 'mulligan', keep: true }, slots: { bottom: { options: [...hand], min: owed, max: owed } } };
    if (!mustKeep(state, seat)) yield { type: 'mulligan', keep: false };
  },

  refuse(state, seat, { keep, bottom = [] }) {
    const no = refuseUnasked(state, seat, ['mulligan']);
    if (no) return no;
    const bad = (message: string) => refusal('BAD_CHOICE', message, { rule: 'R12' });
    if (keep === false) return mustKeep(state, seat) ? bad('You must keep this hand.') : undefined;
    const { hand } = state.players[seat]!;
    const owed = bottomOwed(state, seat);
    const fits = keep === true && Array.isArray(bottom) && bottom.length === owed && new Set(bottom).size === owed;
    return fits && bottom.every((id) => hand.includes(id))
      ? undefined
      : bad(`Put ${owed} of your cards on the bottom.`);
  },

  play(turn, { keep, bottom = [] }) {
    answered(turn);
    if (keep) keepHand(turn, turn.seat, bottom);
    else drawAnew(turn, turn.seat);
    proceed(turn);
  },
};

/** How many cards a kept hand puts back: one for each mulligan, the first of them free with three and more players. */
export function bottomOwed(state: Look, seat: Seat): number {
  const taken = state.players[seat]!.mulligansTaken;
  return state.players.length === 2 ? taken : Math.max(0, taken - 1);
}

function mustKeep(state: Look, seat: Seat): boolean {
  return bottomOwed(state, seat) >= state.options.handSize;
}

export function keepHand(play: Play, seat: Seat, bottom: readonly number[]): void {
  const { state, emit } = play;
  const player = state.players[seat]!;
  for (const id of bottom) relocate(state, getCard(state, id), 'deck');
  player.kept = true;
  const told = { type: 'hand_kept', rule: 'R12', playerId: playerIdOf(state, seat), bottomed: bottom.length } as const;
  emit(told, { [seat]: { cardIds: bottom } });
  askForMulligan(state, seat + 1);
}

function drawAnew(play: Play, seat: Seat): void {
  const { state, rng, emit } = play;
  const player = state.players[seat]!;
  for (const id of [...player.hand]) relocate(state, getCard(state, id), 'deck');
  rng.shuffle(player.deck);
  player.mulligansTaken += 1;
  emit({
    type: 'mulligan_taken',
    rule: 'R12',
    playerId: playerIdOf(state, seat),
    mulligansTaken: player.mulligansTaken,
  });
  drawCards(play, seat, state.options.handSize, 'R12');
  askForMulligan(state, seat + 1);
}
