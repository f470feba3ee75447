import type { Seat } from '../../../engine/core/index.js';
import { ask } from './asking.js';
import { getCard, permanentsOf, printOf, turnOrder } from './cards.js';
import { characteristicsOf } from './characteristics.js';
import { eliminate } from './leaving.js';
import type { CardLook, LossReason, Play, State } from './tcg-fuel.types.js';
import { moveCards, vanish } from './zones.js';

/** One pass of the state check (section 2.8): all that it finds happens together. Returns whether it found anything. */
export function checkState(play: Play): boolean {
  const { state } = play;
  const losers = losing(state);
  const dying = permanentsOf(state).flatMap((card) => ruleThatBuries(state, card) ?? []);
  const changed = [loosenEquipment(play), removeTokens(state), annihilateCounters(state)].includes(true);
  // Those who leave together see each other leave, whatever the reasons (R55).
  const reasons = new Map(dying.map(({ id, rule }) => [id, rule]));
  moveCards(play, [...reasons.keys()], 'graveyard', { rule: (id) => reasons.get(id)! });
  clearMarks(state);
  if (losers.length > 0) eliminate(play, losers);
  return losers.length > 0 || dying.length > 0 || changed || askForLegend(play);
}

/** S1, S2 */
function losing(state: State): { seat: Seat; reason: LossReason; rule: string }[] {
  const losers: { seat: Seat; reason: LossReason; rule: string }[] = [];
  for (const seat of turnOrder(state, state.active)) {
    const player = state.players[seat]!;
    if (player.lifeTotal <= 0) losers.push({ seat, reason: 'life', rule: 'S1' });
    else if (player.drewFromEmptyDeck) losers.push({ seat, reason: 'deck_out', rule: 'S2' });
    if (player.drewFromEmptyDeck) player.drewFromEmptyDeck = false;
  }
  return losers;
}

/** S3, S4, S5, S7: why a permanent goes to the graveyard now. */
function ruleThatBuries(state: State, card: CardLook): { id: number; rule: string } | undefined {
  const { isCreature, isPlaneswalker, isAura } = printOf(card);
  const permanent = card.permanent!;
  if (isCreature) {
    const { toughness, keywords } = characteristicsOf(state, card);
    if (toughness <= 0) return { id: card.id, rule: 'S3' };
    const lethal = permanent.damage >= toughness || permanent.deathtouched;
    if (lethal && !keywords.has('indestructible')) return { id: card.id, rule: 'S4' };
  }
  if (isPlaneswalker && permanent.loyalty === 0) return { id: card.id, rule: 'S5' };
  if (isAura && !hasCreatureHost(state, permanent.attachedTo)) return { id: card.id, rule: 'S7' };
  return undefined;
}

function hasCreatureHost(state: State, host: number | null): boolean {
  return host !== null && state.battlefield.includes(host) && printOf(getCard(state, host)).isCreature;
}

/** S8 */
function loosenEquipment({ state, emit }: Play): boolean {
  let changed = false;
  for (const id of state.battlefield) {
    const card = getCard(state, id);
    const { attachedTo } = card.permanent!;
    if (attachedTo === null || !printOf(card).isEquipment || hasCreatureHost(state, attachedTo)) continue;
    card.permanent!.attachedTo = null;
    emit({ type: 'unattached', rule: 'S8', cardId: id });
    changed = true;
  }
  return changed;
}

/** S9 */
function removeTokens(state: State): boolean {
  const strays = [...state.strays];
  for (const id of strays) vanish(state, id);
  return strays.length > 0;
}

/** S10 */
function annihilateCounters(state: State): boolean {
  let changed = false;
  for (const id of state.battlefield) {
    const { counters } = getCard(state, id).permanent!;
    const pairs = Math.min(counters['+1/+1'], counters['-1/-1']);
    if (pairs === 0) continue;
    counters['+1/+1'] -= pairs;
    counters['-1/-1'] -= pairs;
    changed = true;
  }
  return changed;
}

/** R52: the mark of deathtouch counts for one check, whether or not it destroyed. */
function clearMarks(state: State): void {
  for (const id of state.battlefield) {
    const permanent = getCard(state, id).permanent!;
    if (permanent.deathtouched) permanent.deathtouched = false;
  }
}

/** S6: looked at when nothing else is left to do. */
function askForLegend(play: Play): boolean {
  const { state } = play;
  for (const seat of turnOrder(state, state.active)) {
    const legends = permanentsOf(state, seat).filter((card) => printOf(card).data.supertypes?.includes('legendary'));
    for (const { card: name } of legends) {
      const same = legends.filter(({ card }) => card === name).map(({ id }) => id);
      if (same.length < 2) continue;
      ask(play, { seat, kind: 'legend', options: same.sort((a, b) => a - b) }, 'S6');
      return true;
    }
  }
  return false;
}
