import { serve } from '../../src/serve.js';
import { GoFishModule } from './go-fish.module.js';

/** A Parlour with Go Fish on the table: `node dist/examples/go-fish/server.js`. */
await serve([GoFishModule]);
