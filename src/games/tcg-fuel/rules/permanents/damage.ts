import type { Seat } from '../../../../engine/core/index.js';
import type { Keyword } from '../catalogue/card.types.js';
import { getCard, playerIdOf, printOf } from '../cards.js';
import { changeLife } from './life.js';
import { noticeCombatDamage } from '../stack/triggers.js';
import type { Play } from '../tcg-fuel.types.js';

/** Who deals damage, with what it had when it dealt it. */
export interface DamageSource {
  readonly cardId: number;
  readonly controller: Seat;
  readonly keywords: ReadonlySet<Keyword>;
}

export interface Hit {
  readonly source: DamageSource;
  readonly amount: number;
  readonly to: { readonly seat: Seat } | { readonly cardId: number };
}

/** R52: all hits land at once, lifelink at the same moment, and only then is it looked at who is dead. */
export function dealDamage(play: Play, hits: readonly Hit[], combat: boolean): void {
  const { state, emit } = play;
  for (const { source, amount, to } of hits) {
    if (amount <= 0) continue;
    const told = { type: 'damage_dealt', rule: 'R52', amount, sourceId: source.cardId, combat } as const;
    if ('seat' in to) {
      emit({ ...told, targetPlayerId: playerIdOf(state, to.seat) });
      changeLife(play, to.seat, -amount, 'R52');
      if (combat) noticeCombatDamage(state, source.cardId, to.seat);
    } else {
      emit({ ...told, targetCardId: to.cardId });
      hurt(play, to.cardId, amount, source);
    }
    if (source.keywords.has('lifelink')) changeLife(play, source.controller, amount, 'R52');
  }
}

function hurt({ state, emit }: Play, cardId: number, amount: number, source: DamageSource): void {
  const card = getCard(state, cardId);
  const permanent = card.permanent!;
  const { isCreature, isPlaneswalker } = printOf(card);
  if (isCreature) {
    permanent.damage += amount;
    if (source.keywords.has('deathtouch')) permanent.deathtouched = true;
  }
  if (isPlaneswalker) {
    const old = permanent.loyalty ?? 0;
    permanent.loyalty = Math.max(0, old - amount);
    emit({ type: 'loyalty_changed', rule: 'R52', cardId, old, new: permanent.loyalty });
  }
}
