import { otherOwner, placedCards } from '../board/board.js';
import { tickEffects } from '../card-effects.js';
import { constants } from '../catalogue.js';
import { endByCount } from '../ending.js';
import { tickTiles } from '../board/tiles.js';
import type { AtTable, State } from '../viking-vengeance.types.js';
import { NOTHING, then } from './pending.js';

/** R32: what happens when a turn, and perhaps a round, is over. */
export function endTurn(state: State): void {
  const roundEnds = state.turnNumber % 2 === 0;
  then(
    state,
    { do: 'open', name: 'turn-end', about: NOTHING },
    ...(roundEnds ? [{ do: 'open', name: 'round-end', about: NOTHING } as const] : []),
    { do: 'tick' },
    { do: 'pass-turn' },
  );
}

/** R33: effects on the board run down, and so do the tiles of the player whose turn ends. */
export function tick(turn: AtTable): void {
  for (const { card } of placedCards(turn.state)) tickEffects(turn, card.id);
  tickTiles(turn, turn.state.current);
}

/** R34 to R36, or the end of a game that takes too long (R61). */
export function passTurn(turn: AtTable): void {
  const { state } = turn;
  if (state.turnNumber >= constants.turn_limit) return endByCount(turn, 'turn_limit');
  turn.emit({ type: 'turn_ended', owner: state[state.current].userId, turnNumber: state.turnNumber });
  state.current = otherOwner(state.current);
  state.turnNumber += 1;
  state.turnBeganAt = turn.at;
  const roundStarts = state.turnNumber % 2 === 1;
  then(
    state,
    ...(roundStarts ? [{ do: 'open', name: 'round-start', about: NOTHING } as const] : []),
    { do: 'open', name: 'turn-start', about: NOTHING },
    { do: 'recount' },
  );
}
