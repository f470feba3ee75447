// npm run docs:write: makes the schemas from the types of the code, and writes the documents that lie in docs/. Recorded
// answers that no longer fit their schemas are dropped.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.mjs';
import { wireSchemas } from './schemas/program.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ANSWERS = join(ROOT, 'src/docs/answers.json');

writeFileSync(join(ROOT, 'src/docs/wire-schemas.json'), `${JSON.stringify(wireSchemas(ROOT), null, 1)}\n`);
await write();
const before = readFileSync(ANSWERS, 'utf8');
run('node', ['scripts/record-answers.mjs', '--from', devNull]);
if (readFileSync(ANSWERS, 'utf8') !== before) await write();

async function write() {
  await compile();
  run('npm', ['run', 'test:only', '--silent', '--', 'test/docs', '-t', 'npm run docs:write']);
}

function run(command, args) {
  const env = { ...process.env, PARLOUR_DOCS: 'write' };
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
