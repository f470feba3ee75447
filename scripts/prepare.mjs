import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build-if-stale.mjs';

/** Runs at the end of `npm install`, so that the first start has nothing left to build. Without the tools it waits. */
const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));
if (['@swc/core', 'typescript', 'vite'].every((tool) => existsSync(`${modules}${tool}`))) buildIfStale();
