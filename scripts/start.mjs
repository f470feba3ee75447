// npm start: builds what is stale, then becomes the server. One process, so signals and exit codes need no forwarding.
import { buildIfStale } from './build-if-stale.mjs';

buildIfStale();
await import('../dist/src/main.js');
