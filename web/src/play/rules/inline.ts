/** A stretch of a rule's text. */
export type Stretch =
  { readonly is: 'text' | 'stress' | 'code'; readonly text: string } | { readonly is: 'rule'; readonly text: string };

const MARKED = /\*([^*]+)\*|`([^`]+)`|\b([A-Z]{1,2}\d+[a-z]?|\d+\.\d+\.\d+)\b/g;

/** Splits a rule's text where something is stressed, quoted, or names a rule of the same sheet. */
export function stretches(text: string, isRule: (id: string) => boolean): readonly Stretch[] {
  const found: Stretch[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, stressed, code, rule] = match;
    if (rule !== undefined && !isRule(rule)) continue;
    if (match.index > end) found.push({ is: 'text', text: text.slice(end, match.index) });
    if (stressed !== undefined) found.push({ is: 'stress', text: stressed });
    else if (code !== undefined) found.push({ is: 'code', text: code });
    else found.push({ is: 'rule', text: whole });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ is: 'text', text: text.slice(end) });
  return found;
}
