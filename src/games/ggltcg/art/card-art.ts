// GGLTCG: card data -> SVG text.
import { anyAction, anyToy } from './any-card.js';
import { desk } from './desk.js';
import type { ArtCard } from './desk.js';
import { ownRecipe, ownScene } from './recipes.js';
import { KINDS, plain, scatter, SCENES } from './scenes.js';
import { fromLch, ramp, seeded, star, toLch, tone } from './shapes.js';

export type { ArtCard };

const STYLE = `<style>.s{fill:#24141c;opacity:.26;transform:translate(1.5px,3.6px)}.z{stroke-width:3;stroke-dasharray:.8 1.8}.t{fill:none;stroke-width:1.8;stroke-dasharray:5 3.8;stroke-linecap:round}.i{fill:none;stroke:#34242c;stroke-width:2.8;stroke-linecap:round;stroke-linejoin:round}.l{fill:url(#l)}.f{fill:url(#f)}.q{fill:none;stroke:#24141c;opacity:.24;transform:translate(1.5px,3.6px);stroke-linecap:round;stroke-linejoin:round}.o{fill:none;stroke-linecap:round;stroke-linejoin:round}</style>`;
const FELT = `<linearGradient id="l" x1=".1" y1="0" x2=".6" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1c0c18" stop-opacity=".24"/></linearGradient><pattern id="f" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="scale(.6)"><path d="M2 4q3-2 5 1M12 2l3 4M20 6l4-2M5 13l4-2M15 13q2 3 5 1M3 21l5-1M13 20l4 2" stroke="#fff" stroke-opacity=".24" fill="none"/><path d="M8 7l3 2M17 9l4-2M1 10l2 3M10 16l3 2M21 22l4-1" stroke="#200e1a" stroke-opacity=".16" fill="none"/></pattern>`;
const PAPER = `<linearGradient id="l" x1=".1" y1="0" x2=".5" y2="1"><stop stop-color="#fff" stop-opacity=".26"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1030" stop-opacity=".14"/></linearGradient>`;

/** Felt and paper: a card as SVG text, 200 by 200, awake or asleep. Pure, seeded by the card's name. */
export const drawCard = (card: ArtCard, { asleep = false } = {}): string => {
  const k = desk(card, asleep),
    toy = card.type === 'Toy';
  const rnd = seeded(card.name + '/scene');
  const r = ramp(card.primary, (rnd() - 0.5) * 24, asleep);
  const kinds = KINDS[card.type];
  const kind = ownScene(card.name) ?? kinds[Math.floor(rnd() * kinds.length)]!;
  let back = `<rect width="200" height="200" fill="${r[2]}"/>${asleep && /stars|moon|burst|rays|confetti|grid|floor/.test(kind) ? '' : SCENES[kind](r, rnd)}`;
  if (asleep)
    back += `<rect width="200" height="200" fill="#26254a" opacity=".62"/><path d="${scatter(rnd, 8, (x, y, q) => plain(star(x, y * 1.1, 3 + q * 4, 1.6, 4)))}" fill="#f7e6a8" opacity=".8"/>`;
  if (toy)
    back += `<rect width="200" height="200" fill="url(#f)"/><ellipse cx="100" cy="173" rx="66" ry="10" fill="#24141c" opacity=".2"/>`;
  (ownRecipe(card.name) ?? (toy ? anyToy : anyAction))(k);
  const { out, defs } = k.flush();
  let figure = out.join('');

  let over = '';
  if (asleep) {
    figure = `<g transform="translate(0 6) rotate(-8 100 110)">${figure}</g>`;
    const q = tone(card.primary, 0),
      b1 = fromLch([0.62, 0.1, toLch(q)[2]]),
      b2 = fromLch([0.8, 0.07, toLch(q)[2] + 50]);
    over = `<path d="M-6 148Q40 126 84 138T206 128V210H-6z" fill="#16122c" opacity=".35"/><path d="M-6 152Q40 130 84 142T206 132V210H-6z" fill="${b1}"/><path d="M-6 170h40v40H-6zM34 140h42v36H34zM76 172h44v38H76zM120 138h42v38h-42zM162 172h44v38h-44z" fill="${b2}" opacity=".85"/><path d="M-6 152Q40 130 84 142T206 132v15Q128 146 84 157T-6 168z" fill="#fff6e4"/><path class="t" d="M-6 163Q40 142 84 152T206 142" stroke="${b1}"/><path class="t" d="M34 168v40M76 164v44M120 160v48M162 156v52M-6 176h212" stroke="#fff" stroke-opacity=".65"/><path class="o" d="M144 32h20l-18 24h20M170 16h13l-12 16h13" stroke="#26254a" stroke-width="12"/><path class="o" d="M144 32h20l-18 24h20M170 16h13l-12 16h13" stroke="#fff3c4" stroke-width="5.6"/>`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${STYLE}<defs>${toy || asleep ? FELT : PAPER}${defs.map((d, i) => `<path id="${i}" d="${d}"/>`).join('')}</defs>${back}${figure}${over}</svg>`;
};
