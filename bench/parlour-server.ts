import { serve } from '../src/serve.js';
import { DuelModule } from './duel/duel.module.js';

// Parlour as it is shipped, with the bench's game instead of its own.
await serve([DuelModule]);
