import type { EffectData } from '../catalogue/card.types.js';
import { addMana } from './add-mana.js';
import { attach } from './attach.js';
import { bounce } from './bounce.js';
import { counterSpell } from './counter-spell.js';
import { createToken } from './create-token.js';
import { damage } from './damage.js';
import { destroy } from './destroy.js';
import { discard } from './discard.js';
import { draw } from './draw.js';
import type { EffectRule, Question, Resolution } from './effect.js';
import { exile } from './exile.js';
import { fight } from './fight.js';
import { freeze } from './freeze.js';
import { gainControl } from './gain-control.js';
import { gainLife } from './gain-life.js';
import { grantKeyword } from './grant-keyword.js';
import { loseLife } from './lose-life.js';
import { preventCombatDamage } from './prevent-combat-damage.js';
import { pump } from './pump.js';
import { putCounters } from './put-counters.js';
import { returnCard } from './return-card.js';
import { sacrifice } from './sacrifice.js';
import { scry } from './scry.js';
import { searchDeck } from './search-deck.js';
import { tap } from './tap.js';
import { untap } from './untap.js';

/** Everything a card can do, by the name its data uses. */
export const EFFECTS = {
  add_mana: addMana,
  attach,
  bounce,
  counter_spell: counterSpell,
  create_token: createToken,
  damage,
  destroy,
  discard,
  draw,
  exile,
  fight,
  freeze,
  gain_control: gainControl,
  gain_life: gainLife,
  grant_keyword: grantKeyword,
  lose_life: loseLife,
  prevent_combat_damage: preventCombatDamage,
  pump,
  put_counters: putCounters,
  return_card: returnCard,
  sacrifice,
  scry,
  search_deck: searchDeck,
  tap,
  untap,
} as const;

export function findEffect(type: string): EffectRule<EffectData> | undefined {
  return Object.hasOwn(EFFECTS, type) ? (EFFECTS[type as keyof typeof EFFECTS] as EffectRule<EffectData>) : undefined;
}

/** Runs one effect of a resolving object. */
export function runEffect(resolution: Resolution, effect: EffectData): Question | void {
  const rule = findEffect(effect.type);
  if (!rule) throw new Error(`There is no effect "${effect.type}".`);
  return rule.run(resolution, effect);
}
