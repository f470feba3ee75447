import type { RulesSection } from './rules.types.js';

/** The sections with the rules that have all words of a search, in any order; a section whose title has them stays whole. */
export function searchRules(sections: readonly RulesSection[], wanted: string): readonly RulesSection[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return sections.flatMap((section) => {
    if (has(section.title)) return [section];
    const rules = section.rules.filter(({ id, text }) => has(`${id} ${text.replace(/[*`]/g, '')}`));
    return rules.length > 0 ? [{ ...section, rules }] : [];
  });
}
