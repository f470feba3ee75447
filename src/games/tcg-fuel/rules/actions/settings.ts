import { refusal } from '../../../../engine/core/index.js';
import type { SeatRule } from '../../../../engine/core/index.js';
import { playerIdOf } from '../cards.js';
import type { StopWindow, TcgFuel } from '../tcg-fuel.types.js';
import { refuseOutsider } from './gate.js';

const YIELDS = ['stack_change', 'my_turn', 'turn_end'];
/** There are twelve windows in a turn, own and others'. */
const MOST_STOPS = 24;

/** When a player wants to be asked (R28). An action like any other, so that replays agree. */
export const settings: SeatRule<TcgFuel, 'settings'> = {
  unlisted: true,
  *choices() {},

  refuse(state, seat, { fullControl, stops, yieldUntil }) {
    const no = refuseOutsider(state, seat);
    if (no) return no;
    const fits =
      (fullControl === undefined || typeof fullControl === 'boolean') &&
      (stops === undefined || (Array.isArray(stops) && stops.length <= MOST_STOPS && stops.every(isWindow))) &&
      (yieldUntil === undefined || yieldUntil === null || YIELDS.includes(yieldUntil));
    return fits ? undefined : refusal('BAD_CHOICE', 'There are no such settings.', { rule: 'R28' });
  },

  play({ state, seat, emit }, { fullControl, stops, yieldUntil }) {
    const { settings } = state.players[seat]!;
    if (fullControl !== undefined) settings.fullControl = fullControl;
    if (stops !== undefined) settings.stops = stops.map(({ phase, step, turn }) => ({ phase, step, turn }));
    if (yieldUntil !== undefined) {
      settings.yieldUntil = yieldUntil;
      settings.endingTurn = false;
    }
    emit({ type: 'settings_changed', rule: 'R28', playerId: playerIdOf(state, seat) });
  },
};

function isWindow(stop: StopWindow): boolean {
  if (typeof stop !== 'object' || stop === null) return false;
  return typeof stop.phase === 'string' && typeof stop.step === 'string' && ['own', 'other'].includes(stop.turn);
}
