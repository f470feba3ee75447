import type { Face } from '../../tables/ggltcg/shapes.js';
import { workshopEn as words } from '../../words/workshop.en.js';
import type { Row } from './card-table.js';

const COLOR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const WHOLE = /^[+-]?\d{1,2}$/;
const DEFAULT = { Toy: '#C74444', Action: '#8B5FA8' } as const;

/** A row as the card it will be, as far as it can be read yet. */
export function faceOfRow(row: Row): Face {
  const type = row.type.toLowerCase() === 'action' ? 'Action' : 'Toy';
  const number = (text: string) => (WHOLE.test(text) ? Number(text) : null);
  const stat = (text: string) => (type === 'Toy' ? (number(text) ?? 0) : null);
  const primary = COLOR.test(row.primary_color) ? row.primary_color : DEFAULT[type];
  return {
    name: row.name || words.noName,
    printed: row.name,
    picture: row.name,
    type,
    cost: row.cost === '?' ? -1 : (number(row.cost) ?? 0),
    text: row.effect_text,
    effects: row.effects,
    speed: stat(row.speed),
    strength: stat(row.strength),
    stamina: stat(row.stamina),
    primary,
    accent: COLOR.test(row.accent_color) ? row.accent_color : primary,
    set: '',
  };
}

/** Where the picture of a card is drawn that stands in no set yet. */
export function draftArt({ name, type, speed, strength, stamina, effects, primary, accent }: Face, asleep = false) {
  const query = new URLSearchParams({ name: name.slice(0, 60), type, effects: effects.slice(0, 300), primary, accent });
  if (type === 'Toy')
    for (const [key, value] of Object.entries({ speed, strength, stamina })) query.set(key, String(value));
  if (asleep) query.set('asleep', 'true');
  return `/api/ggltcg/workshop/picture.svg?${query}`;
}
