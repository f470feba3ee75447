import { getCard, printOf } from '../cards.js';
import type { CardLook, Look, Phase, Step } from '../tcg-fuel.types.js';
import type { Scenario, ScenarioCard, ScenarioPlayer } from './scenario.types.js';

/**
 * A position as text. The first line may say where the turn stands; `>` marks the active player; cards are separated by
 * commas, what is special about them stands in brackets:
 *
 *     combat/declare_attackers
 *     > A 20
 *         hand: backdraft-lance
 *         field: mountain*2, slagback-pikeman (tapped, damage 1)
 *       B 3
 *         field: island*3, oath-of-stillness (on slagback-pikeman)
 *         deck: island*10
 */
export function readPicture(picture: string): Scenario {
  const players: Record<string, ScenarioCard[] | number>[] = [];
  let head: Partial<Scenario> = {};
  let active = 0;
  for (const line of picture
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')) {
    const zone = /^(hand|field|grave|deck):(.*)$/.exec(line);
    const player = /^(>?)\s*[A-H](?:\s+(-?\d+))?$/.exec(line);
    if (zone) players.at(-1)![ZONE_OF[zone[1]!]!] = zone[2]!.split(/,(?![^(]*\))/).flatMap(readCard);
    else if (player) {
      if (player[1]) active = players.length;
      players.push(player[2] === undefined ? {} : { life: Number(player[2]) });
    } else head = readHead(line);
  }
  return { ...head, active, players: players as ScenarioPlayer[] };
}

const ZONE_OF: Readonly<Record<string, string>> = {
  hand: 'hand',
  field: 'battlefield',
  grave: 'graveyard',
  deck: 'deck',
};

/** `main1`, `combat/declare_attackers`, `end/end turn 7`. */
function readHead(line: string): Partial<Scenario> {
  const head = /^(\w+)(?:\/(\w+))?(?:\s+turn\s+(\d+))?$/.exec(line);
  if (!head) throw new Error(`This line of a picture says nothing: "${line}"`);
  const [, phase, step, turn] = head;
  return {
    phase: phase as Phase,
    ...(step && { step: step as Step }),
    ...(turn && { turnCount: Number(turn) }),
  };
}

function readCard(text: string): ScenarioCard[] {
  const card = /^\s*(?:([\w#-]+)=)?([\w-]+(?:\*\d+)?)(?:\s*\((.*)\))?\s*$/.exec(text);
  if (!card) {
    if (text.trim() === '') return [];
    throw new Error(`This is no card: "${text}"`);
  }
  const [, label, slug, notes] = card;
  if (label === undefined && notes === undefined) return [slug!];
  return [{ card: slug!, ...(label && { label }), ...readNotes(notes ?? '') }];
}

function readNotes(notes: string): Partial<Exclude<ScenarioCard, string>> {
  const read: Record<string, unknown> = {};
  for (const note of notes.split(',').map((one) => one.trim())) {
    const [word, value = ''] = note.split(/\s+/);
    if (word === 'tapped' || word === 'sick') read[word] = true;
    else if (word === 'damage' || word === 'loyalty') read[word] = Number(value);
    else if (word === 'on') read.attachedTo = value;
    else if (word === 'by') read.controller = value.charCodeAt(0) - 65;
    else if (word === '+1/+1' || word === '-1/-1')
      read.counters = { ...(read.counters as object), [word]: Number(value) };
    else if (word !== '') throw new Error(`A card in a picture cannot be "${note}".`);
  }
  return read;
}

/** Draws a position: hands, battlefields and graveyards, each card with what is special about it. */
export function drawPicture(state: Look): string {
  const lines = [`${state.phase}/${state.step}`];
  for (const [seat, player] of state.players.entries()) {
    lines.push(`${seat === state.active ? '>' : ' '} ${String.fromCharCode(65 + seat)} ${player.lifeTotal}`);
    const field = state.battlefield.map((id) => getCard(state, id)).filter((card) => card.owner === seat);
    const plain = (ids: readonly number[]): string[] => ids.map((id) => getCard(state, id).card);
    const zones = {
      hand: plain(player.hand),
      field: field.map((card) => describe(state, card)),
      grave: plain(player.graveyard),
    };
    for (const [zone, cards] of Object.entries(zones))
      if (cards.length > 0) lines.push(`    ${zone}: ${gather(cards)}`);
  }
  return lines.join('\n');
}

function describe(state: Look, card: CardLook): string {
  const permanent = card.permanent!;
  const { loyalty } = printOf(card).data;
  const notes = [
    permanent.isTapped && 'tapped',
    permanent.summoningSick && 'sick',
    permanent.damage > 0 && `damage ${permanent.damage}`,
    permanent.counters['+1/+1'] > 0 && `+1/+1 ${permanent.counters['+1/+1']}`,
    permanent.counters['-1/-1'] > 0 && `-1/-1 ${permanent.counters['-1/-1']}`,
    permanent.loyalty !== null && permanent.loyalty !== loyalty && `loyalty ${permanent.loyalty}`,
    permanent.attachedTo !== null && `on ${getCard(state, permanent.attachedTo).card}`,
    card.controller !== card.owner && `by ${String.fromCharCode(65 + card.controller)}`,
  ].filter(Boolean);
  return notes.length > 0 ? `${card.card} (${notes.join(', ')})` : card.card;
}

/** Equal neighbours become `slug*n`. */
function gather(cards: readonly string[]): string {
  const groups: { card: string; count: number }[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last?.card === card && !card.includes('(')) last.count += 1;
    else groups.push({ card, count: 1 });
  }
  return groups.map(({ card, count }) => (count > 1 ? `${card}*${count}` : card)).join(', ');
}
