import type { Edition } from './catalogue/card-set.js';
import { SHIPPED_SET, poolOf } from './catalogue/card-sets.js';
import { definitionOf, playerOf } from './cards.js';
import type { ReadCard, ReadState, State, Zone } from './ggltcg.types.js';
import { fromScenario } from './scenario.js';
import type { ScenarioCard, ScenarioPlayer } from './scenario.js';

/**
 * A table as text. One line for each player, `>` before whose turn it is, CC first; stored stamina where a toy is hurt,
 * the owner of a stolen one, and what a copy is a copy of:
 *
 *     classic, turn 4, first B
 *     > A 4 | hand Sun, Wake | play Ka, Block 2 | sleep Umbruh
 *       B 3 | hand Drop | play Knight of A, Copy as Dream
 *
 * A card read from a drawing has the id `A.Ka`; a second one of that name at the same player `A.Ka'`.
 */
export function draw(state: ReadState): string {
  const pool = poolOf(state);
  const drawCard = (card: ReadCard): string => {
    const hurt = card.zone === 'in_play' && card.current_stamina !== definitionOf(pool, card).stamina;
    const copy = card.copied_from === null ? '' : ` as ${card.copied_from}`;
    const stolen = card.controller === card.owner ? '' : ` of ${card.owner}`;
    return `${card.printed_name}${copy}${stolen}${hurt ? ` ${card.current_stamina}` : ''}`;
  };
  const lines = state.seats.map((id) => {
    const { name, cc, hand, in_play, sleep_zone } = playerOf(state, id);
    const zones: [string, readonly ReadCard[]][] = [
      ['hand', hand],
      ['play', in_play],
      ['sleep', sleep_zone],
    ];
    const parts = zones.flatMap(([zone, cards]) =>
      cards.length > 0 ? [`${zone} ${cards.map(drawCard).join(', ')}`] : [],
    );
    return `${id === state.active_player_id ? '> ' : ''}${[`${name} ${cc}`, ...parts].join(' | ')}`;
  });
  return lines.join('\n');
}

/** Reads a drawing. Its first line may also say `hidden` decks, `clock 90`, `limit 20`, `set name@1`. */
export function read(text: string): State {
  const lines = text.split('\n').map((line) => line.trim());
  const sides = lines.filter((line) => /^(> ?)?[AB] /.test(line));
  const header = lines.find((line) => line !== '' && !sides.includes(line)) ?? '';
  const ids = new Set<string>();
  const players = { A: readPlayer('A', sides, ids), B: readPlayer('B', sides, ids) };
  return fromScenario({
    edition: (/\b(classic|standard)\b/.exec(header)?.[1] ?? 'standard') as Edition,
    turn: Number(/turn (\d+)/.exec(header)?.[1] ?? 3),
    first: /first B/.test(header) ? 'B' : 'A',
    active: sides.some((line) => /^> ?B/.test(line)) ? 'B' : 'A',
    options: {
      card_set: /set (\S+@\d+)/.exec(header)?.[1] ?? SHIPPED_SET,
      reveal_decks: !header.includes('hidden'),
      turn_seconds: Number(/clock (\d+)/.exec(header)?.[1] ?? 0),
      max_turns: Number(/limit (\d+)/.exec(header)?.[1] ?? 100),
    },
    players,
  });
}

function readPlayer(side: 'A' | 'B', sides: readonly string[], ids: Set<string>): ScenarioPlayer {
  const line = sides.find((one) => one.replace(/^> ?/, '').startsWith(`${side} `));
  const [first = '', ...parts] = (line ?? `${side} 4`)
    .replace(/^> ?/, '')
    .split('|')
    .map((part) => part.trim());
  const zone = (name: Zone | 'play'): ScenarioCard[] => {
    const part = parts.find((one) => one.startsWith(`${name} `));
    return part
      ? part
          .slice(name.length)
          .split(',')
          .map((card) => readCard(card.trim(), side, ids))
      : [];
  };
  return { cc: Number(first.split(' ')[1]), hand: zone('hand'), in_play: zone('play'), sleep_zone: zone('sleep') };
}

function readCard(text: string, side: 'A' | 'B', ids: Set<string>): ScenarioCard {
  const [, name = '', copy, owner, stamina] = /^(.*?)(?: as (.*?))?(?: of ([AB]))?(?: (\d+))?$/.exec(text) ?? [];
  let id = `${side}.${name}`;
  while (ids.has(id)) id += "'";
  ids.add(id);
  return {
    name,
    id,
    ...(copy ? { copy_of: copy } : undefined),
    ...(owner ? { owner: owner as 'A' | 'B' } : undefined),
    ...(stamina ? { current_stamina: Number(stamina) } : undefined),
  };
}
