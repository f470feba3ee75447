import { abilityOf, isSilenced } from '../abilities/bearer.js';
import { clausesAt } from '../abilities/book.js';
import { holds } from '../abilities/condition.js';
import { isHandMoment } from '../abilities/moment.js';
import type { Moment } from '../abilities/moment.js';
import { findPlaced, otherOwner } from '../board/board.js';
import { findHolder } from '../card-effects.js';
import { runEffect } from '../effects/index.js';
import type { Doing } from '../effects/doing.js';
import type { AtTable, Reading } from '../viking-vengeance.types.js';
import { then } from './pending.js';
import type { MomentName, TaskOf } from './task.js';

/** R40: the forms in which a moment is answered: by the card itself, from the hands, by the board. */
interface Forms {
  readonly own?: { readonly moment: Moment; readonly of: 'subject' | 'source' };
  readonly hand?: Moment;
  /** Only the hand of the player whose turn it is. */
  readonly ownHandOnly?: true;
  readonly board?: Moment;
}

const FORMS: { readonly [N in MomentName]: Forms } = {
  place: { own: { moment: 'OnPlace', of: 'subject' }, hand: 'HandOnPlace', board: 'AnyOnPlace' },
  'before-combat': { own: { moment: 'BeforeCombat', of: 'subject' } },
  'after-combat': { own: { moment: 'AfterCombat', of: 'subject' } },
  defend: { own: { moment: 'OnDefend', of: 'subject' }, hand: 'HandOnDefend', board: 'AnyOnDefend' },
  flip: { own: { moment: 'OnFlip', of: 'source' }, hand: 'HandOnFlip', board: 'AnyOnFlip' },
  flipped: { own: { moment: 'OnFlipped', of: 'subject' }, board: 'AnyOnFlipped' },
  'turn-end': { hand: 'HandOnTurnEnd', ownHandOnly: true, board: 'OnTurnEnd' },
  'round-end': { hand: 'HandOnRoundEnd', board: 'OnRoundEnd' },
  'round-start': { hand: 'HandOnRoundStart', board: 'OnRoundStart' },
  'turn-start': { hand: 'HandOnTurnStart', ownHandOnly: true, board: 'OnTurnStart' },
};

/** A moment comes up: who will react, and in which order, is settled now (R40 to R42). */
export function open({ state }: AtTable, { name, about }: TaskOf<'open'>): void {
  if (!state.ruleset.abilities) return;
  const { own, hand, ownHandOnly, board } = FORMS[name];
  const self = own && about[own.of];
  const reactions: TaskOf<'react'>[] = [];
  const list = (card: string, moment: Moment): void => {
    const abilityId = abilityOf(state, card);
    if (abilityId === null || clausesAt(abilityId, moment).length === 0) return;
    reactions.push({ do: 'react', card, clause: 0, occasion: { moment, ...about } });
  };
  if (own && self) list(self, own.moment);
  if (hand) {
    for (const card of state[state.current].hand) list(card, hand);
    if (!ownHandOnly) for (const card of state[otherOwner(state.current)].hand) list(card, hand);
  }
  if (board) {
    for (const row of state.board) for (const card of row) if (card && card.id !== about.subject) list(card.id, board);
  }
  then(state, ...reactions);
}

/** One card reacts with one sentence of its ability; the next sentence waits until this one is resolved. */
export function react(turn: AtTable, { card, clause, occasion }: TaskOf<'react'>): void {
  const clauses = clausesAt(abilityOf(turn.state, card), occasion.moment);
  const sentence = clauses[clause];
  const bearer = findBearer(turn.state, card, occasion.moment);
  if (!sentence || !bearer) return;
  const doing: Doing = { turn, abilityId: abilityOf(turn.state, card)!, self: card, occasion, ...bearer };
  if (clause + 1 < clauses.length) then(turn.state, { do: 'react', card, clause: clause + 1, occasion });
  if (!sentence.when || holds(doing, sentence.when)) runEffect(doing, sentence);
}

/** R41: a listed card that has left its zone or been silenced is skipped. */
function findBearer(state: Reading, card: string, moment: Moment): Pick<Doing, 'owner' | 'at'> | undefined {
  if (isHandMoment(moment)) {
    const holder = findHolder(state, card);
    return holder && { owner: holder, at: null };
  }
  const found = findPlaced(state, card);
  if (!found || isSilenced(found.card)) return undefined;
  const { owner } = found.card;
  // R42: whose turn it is counts when the card's own turn in the list has come.
  const ofTurn = moment === 'OnTurnStart' || moment === 'OnTurnEnd';
  return ofTurn && owner !== state.current ? undefined : { owner, at: found.at };
}
