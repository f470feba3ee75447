import type { Recipe } from '../kit.types.js';
import { red } from './red.js';
import { blue } from './blue.js';
import { green } from './green.js';
import { white } from './white.js';
import { black } from './black.js';
import { colourless } from './colourless.js';
import { twoColours } from './two-colours.js';
import { lands } from './lands.js';
import { tokens } from './tokens.js';

/** One recipe for each card, by its id; `unknown` for cards of later sets. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  ...red,
  ...blue,
  ...green,
  ...white,
  ...black,
  ...colourless,
  ...twoColours,
  ...lands,
  ...tokens,
};
