// npm run docs:effects: writes the reference of GGLTCG's effect language from its parser.
import { writeFileSync } from 'node:fs';
import { effectReferenceDocument } from '../dist/src/games/ggltcg/rules/effects/reference.js';

writeFileSync(new URL('../docs/games/ggltcg-effects.md', import.meta.url), effectReferenceDocument());
