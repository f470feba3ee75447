// npm run docs:write: makes the schemas from the types of the code, and writes the documents that lie in docs/.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.mjs';
import { wireSchemas } from './schemas/program.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
writeFileSync(join(ROOT, 'src/docs/wire-schemas.json'), `${JSON.stringify(wireSchemas(ROOT), null, 1)}\n`);
await compile();
const { status } = spawnSync('npm', ['run', 'test:only', '--silent', '--', 'test/docs', '-t', 'npm run docs:write'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PARLOUR_DOCS: 'write' },
});
process.exitCode = status ?? 1;
