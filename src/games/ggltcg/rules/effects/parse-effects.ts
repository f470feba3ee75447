import type { Effect, EffectKind } from './effect.js';
import { EFFECT_KINDS } from './index.js';
import { EffectError, Params } from './params.js';
import { probably } from '../nearest.js';

/** An effect as written, and what it is; or why it is nothing. */
export type ParsedEffect = { readonly text: string } & (
  { readonly kind: EffectKind; readonly effect: Effect } | { readonly error: string; readonly meant?: string }
);

const kinds = new Map<string, EffectKind>();
for (const kind of EFFECT_KINDS) {
  kinds.set(kind.type, kind);
  if (kind.alias) kinds.set(kind.alias, kind);
}

/** Reads `type:param:…;type:param:…`. Blanks around the parts and empty segments do not matter. */
export function parseEffects(text: string): ParsedEffect[] {
  const segments = text.split(';').map((segment) => segment.trim());
  return segments.filter((segment) => segment !== '').map(parseEffect);
}

function parseEffect(text: string): ParsedEffect {
  const [type = '', ...params] = text.split(':').map((part) => part.trim());
  const kind = kinds.get(type.toLowerCase());
  if (!kind) {
    const meant = probably([...kinds.keys()], type);
    const error = `there is no effect "${type}"`;
    return meant === undefined ? { text, error } : { text, error, meant: [meant, ...params].join(':') };
  }
  try {
    const reader = new Params(params);
    const effect = { type: kind.type, ...kind.parse(reader) };
    reader.end();
    return { text, kind, effect };
  } catch (error) {
    if (error instanceof EffectError) return { text, error: error.message };
    throw error;
  }
}
