// npm run docs:record: runs the API tests, keeps one real answer of each endpoint, and writes them to src/docs/answers.json,
// from where they come into the OpenAPI document. Tokens are taken out and long lists are cut.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MOST_BYTES = 6000;
const MOST_ITEMS = 3;
const SECRETS = [
  [/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/, 'eyJhbGciOiJIUzI1NiJ9.…'],
  [/^tok_[\w-]+$/, 'tok_…'],
  [/^[\w-]{43,}$/, '…'],
];
const SECRET_MEMBERS = /^(accessToken|refreshToken|playerToken|seatToken|password)$/i;

// What a run of the tests with PARLOUR_RECORD has kept already need not be recorded again: --from <file>.
const { values, positionals } = parseArgs({ options: { from: { type: 'string' } }, allowPositionals: true });
const recorded = values.from ? read(values.from) : record(positionals);
// Some tests host a game or two only; the document of a whole server has the most paths.
const [document] = recorded
  .filter(({ pathname }) => pathname === '/docs-json')
  .map(({ body }) => body)
  .toSorted((one, other) => Object.keys(other.paths).length - Object.keys(one.paths).length);
const answers = answersOf(document, recorded);
writeFileSync(join(ROOT, 'src/docs/answers.json'), `${JSON.stringify(answers, null, 1)}\n`);
const all = Object.values(document.paths).flatMap((item) => Object.keys(item)).length;
console.log(`${Object.keys(answers).length} of ${all} endpoints have an answer to show.`);

function record(specs) {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-answers-'));
  const file = join(folder, 'answers.jsonl');
  writeFileSync(file, '');
  const tests = spawnSync('npm', ['run', 'test:only', '--silent', '--', 'test/api', ...specs], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PARLOUR_RECORD: file },
  });
  const found = read(file);
  rmSync(folder, { recursive: true });
  if (tests.status !== 0) process.exit(tests.status ?? 1);
  return found;
}

function read(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** `GET /api/sessions/{id}` -> the answer that tells most with the fewest bytes. */
function answersOf(document, recorded) {
  const answers = {};
  for (const [path, item] of Object.entries(document.paths)) {
    const pattern = new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
    for (const method of Object.keys(item).map((name) => name.toUpperCase())) {
      const fitting = recorded
        .filter((one) => one.method === method && pattern.test(one.pathname) && mostSpecific(document, one, path))
        .map(({ status, body }) => ({ status, body: presentable(body) }))
        .filter(({ body }) => JSON.stringify(body).length <= MOST_BYTES);
      if (fitting.length > 0) answers[`${method} ${path}`] = fitting.toSorted(byWorth)[0];
    }
  }
  return answers;
}

/** `/api/games/mine` also fits `/api/games/{id}`: it belongs to the path with the fewest holes. */
function mostSpecific(document, { pathname }, path) {
  const holes = (one) => one.split('{').length;
  return !Object.keys(document.paths).some(
    (other) => holes(other) < holes(path) && new RegExp(`^${other.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname),
  );
}

function byWorth(one, other) {
  return told(other.body) - told(one.body) || JSON.stringify(one.body).length - JSON.stringify(other.body).length;
}

/** How many members of the answer say something. */
function told(body) {
  if (Array.isArray(body)) return body.length > 0 ? 1 : 0;
  if (body === null || typeof body !== 'object') return 1;
  return Object.values(body).filter((value) => value !== null && !(Array.isArray(value) && value.length === 0)).length;
}

function presentable(value, name = '') {
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => presentable(item));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, presentable(member, key)]));
  }
  if (typeof value !== 'string') return value;
  if (SECRET_MEMBERS.test(name)) return '…';
  return SECRETS.find(([pattern]) => pattern.test(value))?.[1] ?? value;
}
