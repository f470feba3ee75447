import { findCardAt, findPlaced, findTileTowards, OPPOSITE, otherOwner, samePosition, SIDES } from '../board/board.js';
import type { Placed } from '../board/board.js';
import { powerOfCard, totalPower } from '../board/power.js';
import type { AtTable, Owner, Position, Reading } from '../viking-vengeance.types.js';
import { attemptDefeat, defend } from './defeat.js';
import { then } from './pending.js';
import type { TaskOf } from './task.js';

/** R25: one direction of a card's combat; the next one waits until this one is resolved. */
export function fight(turn: AtTable, task: TaskOf<'fight'>): void {
  const { state } = turn;
  const fighter = findFighter(state, task);
  const side = SIDES[task.side];
  if (!fighter || !side) return;
  then(state, { ...task, side: task.side + 1 });
  const tile = findTileTowards(task.from, side);
  const neighbour = tile && findCardAt(state, tile);
  if (!neighbour || neighbour.owner === task.owner) return;
  const wins = powerOfCard(state, fighter.card)[side] > powerOfCard(state, neighbour)[OPPOSITE[side]];
  if (wins) attemptDefeat(turn, { source: task.card, target: neighbour.id, to: task.owner });
  else defend(turn, task.card, neighbour.id);
}

/** An ability strikes at a tile: an enemy there that is weaker right now is defeated. */
export function strikeAt(turn: AtTable, task: TaskOf<'strike'>): void {
  const striker = findFighter(turn.state, task);
  const target = findCardAt(turn.state, task.at);
  if (!striker || !target || target.owner === task.owner) return;
  if (totalPower(turn.state, target) >= totalPower(turn.state, striker.card)) return;
  attemptDefeat(turn, { source: task.card, target: target.id, to: task.owner });
}

/** R47: a picked card that is no longer on the board is not rolled for. Nothing protects from this. */
export function roll(turn: AtTable, { card, target, oneIn }: TaskOf<'roll'>): void {
  const found = findPlaced(turn.state, target);
  if (!found || turn.rng.int(oneIn) !== 1) return;
  attemptDefeat(turn, { source: card, target, to: otherOwner(found.card.owner), ignoresProtection: true });
}

/** R29: a card fights on only from its own tile and for the side it fights for. */
function findFighter(
  state: Reading,
  { card, from, owner }: { card: string; from: Position; owner: Owner },
): Placed | undefined {
  const found = findPlaced(state, card);
  return found && samePosition(found.at, from) && found.card.owner === owner ? found : undefined;
}
