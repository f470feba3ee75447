import { drawCard } from '../art/card-art.js';
import { CARDS, TOKENS } from '../rules/catalogue/catalogue.js';

const byId = new Map([...CARDS, ...TOKENS].map((card) => [card.id, card]));
/** Basic lands have so many pictures. */
const VARIANTS = 3;

/** `kettle-imp`, `mountain.2`: what is served at `/art/tcg-fuel/…svg`. */
export function drawPicture(name: string): string | undefined {
  const [, id = name, number = '0'] = /^(.+)\.(\d)$/.exec(name) ?? [];
  const card = byId.get(id);
  const variant = Number(number);
  const isBasic = card?.supertypes?.includes('basic') === true;
  if (!card || variant >= (isBasic ? VARIANTS : 1)) return undefined;
  return drawCard({ id: card.id, type: card.type, colors: card.colors }, { variant });
}
