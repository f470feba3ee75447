import type { CardDefinition, CardType, Edition } from './card-set.js';
import { parseEffects } from '../effects/parse-effects.js';
import type { ParsedEffect } from '../effects/parse-effects.js';
import type { CardSetError } from './parse-card-set.js';

export const DEFAULT_COLOR: { readonly [T in CardType]: string } = { Toy: '#C74444', Action: '#8B5FA8' };
const TYPES: readonly CardType[] = ['Toy', 'Action'];
const MOST = 99;

/** Reads one row of the table; tells every error and returns nothing where there is one. */
export function readCardRow(
  row: number,
  cells: ReadonlyMap<string, string>,
  tell: (error: CardSetError) => void,
): CardDefinition | undefined {
  const cell = (column: string): string => cells.get(column) ?? '';
  const name = cell('name');
  let wrong = false;
  const report = (column: string, reason: string, text = cell(column), suggestion?: string): void => {
    wrong = true;
    tell({ row, column, card: name, text, reason, ...(suggestion !== undefined && { suggestion }) });
  };
  const number = (column: string, min: number, text = cell(column)): number => {
    if (!/^[+-]?\d+$/.test(text)) report(column, 'must be a whole number');
    else if (Number(text) < min || Number(text) > MOST) report(column, `must be from ${min} to ${MOST}`);
    return Number(text);
  };

  // eslint-disable-next-line no-control-regex -- a name is shown to people and quoted in prompts
  if (name === '' || name.length > 60 || /[\u0000-\u001f\u007f:;]/.test(name)) {
    report('name', 'a card needs a name of at most 60 characters, without : ; and control characters');
  }
  const edition = (cell('edition').toLowerCase() || 'all') as Edition | 'all';
  if (!['all', 'standard', 'classic'].includes(edition)) report('edition', 'must be all, standard or classic');
  const hasStats = ['speed', 'strength', 'stamina'].every((stat) => cell(stat) !== '');
  const guessed = hasStats ? 'Toy' : 'Action';
  if (!/^(toy|action)?$/i.test(cell('type'))) report('type', 'must be Toy or Action');
  // R1: where the type is missing, all three stats make a Toy.
  const type = TYPES.find((one) => one.toLowerCase() === cell('type').toLowerCase()) ?? guessed;
  const cost = number('cost', -1, cell('cost') === '?' ? '-1' : cell('cost'));
  const isToy = type === 'Toy';
  const stat = (column: string, min: number): number | null => {
    if (isToy && cell(column) === '') report(column, 'a Toy needs speed, strength and stamina');
    else if (isToy) return number(column, min);
    else if (cell(column) !== '') report(column, 'an Action has no stats');
    return null;
  };
  const [speed, strength, stamina] = [stat('speed', 0), stat('strength', 0), stat('stamina', 1)];
  const color = (column: string): string => {
    if (cell(column) !== '' && !/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(cell(column)))
      report(column, 'must be like #C74444');
    return cell(column) || DEFAULT_COLOR[type];
  };
  const parsed = parseEffects(cell('effects'));
  for (const { text, reason, meant } of wrongEffects(parsed, cost, type)) report('effects', reason, text, meant);
  const card: CardDefinition = {
    name,
    edition,
    set: cell('set'),
    type,
    cost,
    speed,
    strength,
    stamina,
    effect_text: cell('effect_text'),
    effect_definitions: cell('effects'),
    effects: parsed.flatMap((one) => ('effect' in one ? [one.effect] : [])),
    primary_color: color('primary_color'),
    accent_color: color('accent_color'),
  };
  return wrong ? undefined : card;
}

function* wrongEffects(
  parsed: readonly ParsedEffect[],
  cost: number,
  type: CardType,
): Iterable<{ text: string; reason: string; meant?: string }> {
  const text = parsed.map((one) => one.text).join(';');
  for (const one of parsed) {
    if ('error' in one)
      yield { text: one.text, reason: one.error, ...(one.meant !== undefined && { meant: one.meant }) };
    else if (type === 'Action' && !one.kind.onActions) yield { text: one.text, reason: 'works only on a Toy' };
    else if (type === 'Toy' && one.kind.type === 'copy_card')
      yield { text: one.text, reason: 'works only on an Action' };
  }
  const effects = parsed.flatMap((one) => ('effect' in one ? [one.effect] : []));
  const targeting = effects.flatMap((effect) => effect.play?.targets ?? []);
  if (targeting.length > 1) yield { text, reason: 'a card has at most one effect with targets' };
  if (effects.filter((effect) => effect.activated).length > 1) yield { text, reason: 'a card has at most one ability' };
  if (cost !== -1) return;
  const priced = effects.find((effect) => ['copy_card', 'unsleep', 'sleep_target'].includes(effect.type));
  if (!priced) yield { text, reason: 'cost -1 needs one of copy_card, unsleep and sleep_target' };
  else if (priced.play!.targets!.max > 1) yield { text, reason: 'cost -1 goes with a single target' };
}
