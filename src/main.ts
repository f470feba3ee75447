import { games } from './games/index.js';
import { serve } from './serve.js';

await serve(games);
