import { getCard, seatsByIndex } from '../cards.js';
import type { Look, State } from '../tcg-fuel.types.js';
import type { LateHand } from '../view/view.types.js';

/** A turn begins: the hands are remembered for those who watch, and what is older than they are late is forgotten. */
export function rememberHands(state: State): void {
  const { spectatorHands } = state.options;
  if (!spectatorHands) return;
  const { delayTurns } = spectatorHands;
  const past = delayTurns === 0 ? [] : (state.pastHands ?? []).slice(-delayTurns);
  state.pastHands = [...past, { turnCount: state.turnCount, hands: handsIn(state) }];
}

/** What a watcher may see of hands: those of a turn that is long enough ago. */
export function lateHands(state: Look): LateHand[] | undefined {
  const { spectatorHands } = state.options;
  if (!spectatorHands || state.stage !== 'playing') return undefined;
  const shown = state.turnCount - spectatorHands.delayTurns;
  const { turnCount, hands } =
    spectatorHands.delayTurns === 0
      ? { turnCount: shown, hands: handsIn(state) }
      : (state.pastHands?.find((past) => past.turnCount === shown) ?? { turnCount: shown, hands: [] });
  if (hands.length === 0) return [];
  return seatsByIndex(state).map((seat) => ({
    playerId: state.players[seat]!.playerId,
    turnCount,
    cards: [...hands[seat]!],
  }));
}

function handsIn(state: Look): string[][] {
  return state.players.map(({ hand }) => hand.map((id) => getCard(state, id).card).sort());
}
