// npm run build:client: the client library as others install it, with its types. What it knows of the server's types comes along:
// everything keeps its place relative to the root of the repository, so no import has to be rewritten.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));

await compile(root);
const { status } = spawnSync(process.execPath, [tsc, '-p', 'client/tsconfig.json'], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
