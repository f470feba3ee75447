/** What the model decided. */
export interface ModelChoice {
  readonly index: number;
  readonly reasoning: string;
  readonly lethalCheck: boolean;
}

const MOST_REASONING = 180;

/**
 * Reads the model's answer. Fences and words around the JSON, numbers written as text, and "null" for "do nothing" are
 * forgiven; an index that is no line is not.
 */
export function readAnswer(text: string, lines: number, pass: number): ModelChoice | undefined {
  const answer = findObject(text);
  if (!answer) return undefined;
  const index = indexOf(answer.selected_index, pass);
  if (index === undefined || index < 0 || index >= lines) return undefined;
  return { index, reasoning: reasoningOf(answer.reasoning), lethalCheck: answer.lethal_check === true };
}

function findObject(text: string): { readonly [key: string]: unknown } | undefined {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from < 0 || to < from) return undefined;
  try {
    const value: unknown = JSON.parse(text.slice(from, to + 1));
    return value as { readonly [key: string]: unknown };
  } catch {
    return undefined;
  }
}

function indexOf(value: unknown, pass: number): number | undefined {
  if (value === null || /^(null|none)$/i.test(typeof value === 'string' ? value.trim() : '')) return pass;
  if (typeof value === 'string' && /^\s*\d+\s*$/.test(value)) return Number(value);
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

function reasoningOf(value: unknown): string {
  if (typeof value !== 'string' || /^(null|none)$/i.test(value.trim())) return '';
  const printable = [...value].map((character) => (character < ' ' ? ' ' : character)).join('');
  return printable.trim().slice(0, MOST_REASONING);
}
