import { serve } from '../../src/serve.js';
import { RockPaperScissorsModule } from './rock-paper-scissors.module.js';

/** A Parlour with this game alone: `node dist/examples/rock-paper-scissors/server.js`. */
await serve([RockPaperScissorsModule]);
