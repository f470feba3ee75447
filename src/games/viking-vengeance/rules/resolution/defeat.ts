import { findPlaced } from '../board/board.js';
import { takeEffects } from '../card-effects.js';
import type { AtTable, Owner } from '../viking-vengeance.types.js';
import { NOTHING, then } from './pending.js';
import { preventsDefeat } from './protection.js';

/** Who would flip whom. */
export interface Defeat {
  readonly source: string;
  readonly target: string;
  /** Who owns the target afterwards. */
  readonly to: Owner;
  readonly ignoresProtection?: boolean;
}

/** R25: a defeat is attempted; what prevents it makes it a defence. */
export function attemptDefeat(turn: AtTable, defeat: Defeat): void {
  const target = findPlaced(turn.state, defeat.target)!.card;
  const source = findPlaced(turn.state, defeat.source)?.card;
  if (!defeat.ignoresProtection && source && preventsDefeat(turn, target, source)) {
    defend(turn, defeat.source, defeat.target);
  } else flip(turn, defeat, source?.owner ?? null);
}

/** R26: the attacked card holds its ground; the attacker suffers nothing. */
export function defend(turn: AtTable, source: string, target: string): void {
  const { card, at } = findPlaced(turn.state, target)!;
  turn.emit({ type: 'card_defended', cardId: target, position: at, sourceCardId: source });
  const about = { ...NOTHING, subject: target, subjectOwner: card.owner, source };
  then(turn.state, { do: 'open', name: 'defend', about });
}

/** R27: the card changes owner on the spot, and everybody concerned may react. */
function flip(turn: AtTable, { source, target, to }: Defeat, sourceOwner: Owner | null): void {
  const { state, emit } = turn;
  const { at } = findPlaced(state, target)!;
  const card = state.board[at.y]![at.x]!;
  const subjectOwner = card.owner;
  takeEffects(turn, target, ({ kind }) => kind === 'protect');
  card.lockedBy = null;
  card.owner = to;
  card.defeats = [...card.defeats, source];
  emit({
    type: 'card_flipped',
    cardId: target,
    position: at,
    sourceCardId: source,
    from: state[subjectOwner].userId,
    to: state[to].userId,
  });
  const about = { ...NOTHING, subject: target, subjectOwner, source, sourceOwner };
  then(state, { do: 'open', name: 'flip', about }, { do: 'open', name: 'flipped', about });
}
