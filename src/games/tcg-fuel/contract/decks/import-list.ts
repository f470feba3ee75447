import { CARDS } from '../../rules/catalogue/catalogue.js';
import type { DeckEntry } from '../../rules/catalogue/card.types.js';

const byName = new Map(CARDS.flatMap(({ id, name }) => [[name.toLowerCase(), id] as const, [id, id] as const]));

export interface ImportedList {
  readonly cards: readonly DeckEntry[];
  readonly errors: readonly string[];
}

/** Reads a list such as `4 Kettle Imp`, one card a line; empty lines and lines that begin with `#` or `//` are passed over. */
export function readDeckList(text: string): ImportedList {
  const counts = new Map<string, number>();
  const errors: string[] = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#') || line.startsWith('//')) return;
    const found = /^(\d{1,3})\s*x?\s+(\S.*)$/i.exec(line);
    const card = found && byName.get(found[2]!.toLowerCase());
    if (!found) errors.push(`Line ${index + 1} is not of the form "4 Kettle Imp"`);
    else if (!card) errors.push(`Line ${index + 1}: There is no card ${found[2]}`);
    else if (Number(found[1]) === 0) errors.push(`Line ${index + 1}: The count must be at least 1`);
    else counts.set(card, (counts.get(card) ?? 0) + Number(found[1]));
  });
  return { cards: [...counts].map(([card, count]) => ({ card, count })), errors };
}
