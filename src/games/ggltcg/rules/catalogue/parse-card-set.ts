import { EDITIONS } from './card-set.js';
import type { CardDefinition, CardPool, CardSet, Edition } from './card-set.js';
import { readCardRow } from './card-row.js';
import { readCsv } from './csv.js';

/** What is wrong with a table of cards, and where. */
export interface CardSetError {
  /** The line of the text, the header being line 1. */
  readonly row: number;
  readonly column: string;
  readonly card: string;
  readonly text: string;
  readonly reason: string;
  /** What was probably meant instead of `text`. */
  readonly suggestion?: string;
}

export type ParsedCardSet =
  | { readonly set: CardSet; readonly errors: readonly [] }
  | { readonly set: null; readonly errors: readonly CardSetError[] };

const NEEDED = ['name', 'cost', 'speed', 'strength', 'stamina', 'effects'];

/** A card of the table with the line it stands on. */
interface CardRow {
  readonly row: number;
  readonly card: CardDefinition;
}

/** Reads a table of cards. A table with any error is no set; all errors are told. */
export function parseCardSet(text: string): ParsedCardSet {
  const [header, ...records] = readCsv(text);
  const columns = (header?.fields ?? []).map((name) => name.trim().toLowerCase());
  const missing = NEEDED.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    return {
      set: null,
      errors: missing.map((column) => ({ row: 1, column, card: '', text: '', reason: 'the column is missing' })),
    };
  }
  const errors: CardSetError[] = [];
  const rows: CardRow[] = [];
  for (const { line, fields } of records) {
    const cells = new Map(columns.map((name, index) => [name, (fields[index] ?? '').trim()]));
    const card = readCardRow(line, cells, (error) => errors.push(error));
    if (card) rows.push({ row: line, card });
  }
  if (records.length === 0) errors.push({ row: 1, column: 'name', card: '', text: '', reason: 'there are no cards' });
  errors.push(...duplicates(rows), ...unknownMentions(rows));
  if (errors.length > 0) return { set: null, errors: errors.sort((one, other) => one.row - other.row) };
  const cards = rows.map(({ card }) => card);
  return { set: { standard: poolFor(cards, 'standard'), classic: poolFor(cards, 'classic') }, errors: [] };
}

/** The set of a table that has to be right. */
export function getCardSet(text: string): CardSet {
  const { set, errors } = parseCardSet(text);
  if (!set) throw new Error(`The card set does not load:\n${errors.map(describeCardSetError).join('\n')}`);
  return set;
}

/** `row 5, column effects, card Ka, "stat_boost:luck:2": the stat must be one of …` */
export function describeCardSetError({ row, column, card, text, reason }: CardSetError): string {
  return `row ${row}, column ${column}, card ${card || '?'}, "${text}": ${reason}`;
}

function poolFor(cards: readonly CardDefinition[], edition: Edition): CardPool {
  const pool = cards.filter((card) => card.edition === 'all' || card.edition === edition);
  return { edition, cards: pool, byName: new Map(pool.map((card) => [card.name, card])) };
}

/** A name occurs once in each edition, whatever its capitals (R7). */
function* duplicates(rows: readonly CardRow[]): Iterable<CardSetError> {
  for (const edition of EDITIONS) {
    const seen = new Set<string>();
    for (const { row, card } of rows) {
      if (card.edition !== 'all' && card.edition !== edition) continue;
      const key = card.name.toLowerCase();
      if (seen.has(key)) {
        yield {
          row,
          column: 'name',
          card: card.name,
          text: card.name,
          reason: `stands twice in the ${edition} edition`,
        };
      }
      seen.add(key);
    }
  }
}

function* unknownMentions(rows: readonly CardRow[]): Iterable<CardSetError> {
  const names = new Set(rows.map(({ card }) => card.name));
  for (const { row, card } of rows) {
    for (const { mentions } of card.effects) {
      if (mentions === undefined || names.has(mentions)) continue;
      const text = card.effect_definitions;
      yield { row, column: 'effects', card: card.name, text, reason: `there is no card "${mentions}" in the set` };
    }
  }
}
