import { writeFileSync } from 'node:fs';
import { effectReferenceDocument } from '../rules/effects/reference.js';

/** `npm run lab -- ggltcg effects`: writes `docs/games/ggltcg-effects.md`, from the folder that the command is given in. */
writeFileSync('docs/games/ggltcg-effects.md', effectReferenceDocument());
console.log('docs/games/ggltcg-effects.md is written.');
