import type { Seat } from '../../../../engine/core/index.js';
import { ask } from '../asking.js';
import { getCard, getPermanent, printOf, turnOrder } from '../cards.js';
import { characteristicsOf, staticSources } from '../permanents/characteristics.js';
import { eliminate } from '../turns/leaving.js';
import type { CardLook, LossReason, Play, State } from '../tcg-fuel.types.js';
import { moveCards, vanish } from '../permanents/zones.js';

/** What one look over the battlefield finds. */
interface Findings {
  readonly buried: Map<number, string>;
  readonly loose: number[];
  readonly paired: number[];
  readonly marked: number[];
  readonly legends: CardLook[];
}

/** One pass of the state check (section 2.8): all that it finds happens together. Returns whether it found anything. */
export function checkState(play: Play): boolean {
  const { state } = play;
  const losers = losing(state);
  const { buried, loose, paired, marked, legends } = lookOver(state);
  const strays = [...state.strays];
  for (const id of loose) loosen(play, id);
  for (const id of strays) vanish(state, id);
  for (const id of paired) annihilate(state, id);
  // R52: the mark of deathtouch counts for one check, whether or not it destroys.
  for (const id of marked) getPermanent(state, id).deathtouched = false;
  // Those who leave together see each other leave, whatever the reasons (R55).
  if (buried.size > 0) moveCards(play, [...buried.keys()], 'graveyard', { rule: (id) => buried.get(id)! });
  if (losers.length > 0) eliminate(play, losers);
  const found = losers.length + buried.size + loose.length + strays.length + paired.length;
  return found > 0 || (legends.length > 1 && askForLegend(play, legends));
}

function lookOver(state: State): Findings {
  const findings: Findings = { buried: new Map(), loose: [], paired: [], marked: [], legends: [] };
  const sources = staticSources(state);
  for (const id of state.battlefield) {
    const card = getCard(state, id);
    const { isLand, isEquipment, data } = printOf(card);
    if (isLand) continue;
    const permanent = card.permanent!;
    const rule = ruleThatBuries(state, card, sources);
    if (rule) findings.buried.set(id, rule);
    if (isEquipment && permanent.attachedTo !== null && !hasCreatureHost(state, permanent.attachedTo))
      findings.loose.push(id);
    if (permanent.counters['+1/+1'] > 0 && permanent.counters['-1/-1'] > 0) findings.paired.push(id);
    if (permanent.deathtouched) findings.marked.push(id);
    if (data.supertypes?.includes('legendary')) findings.legends.push(card);
  }
  return findings;
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
function ruleThatBuries(state: State, card: CardLook, sources: readonly CardLook[]): string | undefined {
  const { isCreature, isPlaneswalker, isAura } = printOf(card);
  const permanent = card.permanent!;
  if (isCreature) {
    const { toughness, keywords } = characteristicsOf(state, card, sources);
    if (toughness <= 0) return 'S3';
    const lethal = permanent.damage >= toughness || permanent.deathtouched;
    if (lethal && !keywords.has('indestructible')) return 'S4';
  }
  if (isPlaneswalker && permanent.loyalty === 0) return 'S5';
  return isAura && !hasCreatureHost(state, permanent.attachedTo) ? 'S7' : undefined;
}

function hasCreatureHost(state: State, host: number | null): boolean {
  return host !== null && state.battlefield.includes(host) && printOf(getCard(state, host)).isCreature;
}

/** S8 */
function loosen({ state, emit }: Play, id: number): void {
  getPermanent(state, id).attachedTo = null;
  emit({ type: 'unattached', rule: 'S8', cardId: id });
}

/** S10 */
function annihilate(state: State, id: number): void {
  const { counters } = getPermanent(state, id);
  const pairs = Math.min(counters['+1/+1'], counters['-1/-1']);
  counters['+1/+1'] -= pairs;
  counters['-1/-1'] -= pairs;
}

/** S6: looked at when nothing else is left to do, players in turn order. */
function askForLegend(play: Play, legends: readonly CardLook[]): boolean {
  const { state } = play;
  for (const seat of turnOrder(state, state.active)) {
    const own = legends.filter(({ controller }) => controller === seat);
    for (const { card: name } of own) {
      const same = own.filter(({ card }) => card === name).map(({ id }) => id);
      if (same.length < 2) continue;
      ask(play, { seat, kind: 'legend', options: same.sort((a, b) => a - b) }, 'S6');
      return true;
    }
  }
  return false;
}
