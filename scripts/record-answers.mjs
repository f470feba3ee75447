// npm run docs:record: runs the API tests, keeps one real answer of each endpoint and one of each of its refusals, and writes
// them to src/docs/answers.json, from where they come into the OpenAPI document. Tokens are taken out. An answer that is kept
// already stays while it fits its schema, so that the document does not change without need.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Contract } from '../test/support/contract-check.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILE = join(ROOT, 'src/docs/answers.json');
/** An answer with more than this is shown with the first of its records only. */
const MOST_BYTES = 12_000;
const MOST_RECORDS = 2;
const MOST_CODES = 16;
const SECRETS = [
  [/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/, 'eyJhbGciOiJIUzI1NiJ9.…'],
  [/^tok_[\w-]+$/, 'tok_…'],
];
const SECRET_MEMBERS = /^(accessToken|refreshToken|playerToken|seatToken|token|password|recoveryCode)$/i;

// What a run of the tests with PARLOUR_RECORD has kept already need not be recorded again: --from <file>.
const { values, positionals } = parseArgs({ options: { from: { type: 'string' } }, allowPositionals: true });
const recorded = values.from ? read(values.from) : record(positionals);
const contract = Contract.shared();
const before = JSON.parse(readFileSync(FILE, 'utf8'));
const answers = {};
for (const operation of contract.operations) {
  const mine = recorded.filter((one) => one.operation === operation.name);
  const answer = { ...successOf(operation, mine), ...refusalsOf(operation, mine) };
  if (Object.keys(answer).length > 0) answers[operation.name] = answer;
}
writeFileSync(FILE, `${JSON.stringify(answers, null, 1)}\n`);
const shown = Object.values(answers).filter(({ status }) => status !== undefined).length;
console.log(`${shown} of ${contract.operations.length} endpoints have an answer to show. Now: npm run docs:write`);

function record(specs) {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-answers-'));
  const file = join(folder, 'answers.jsonl');
  writeFileSync(file, '');
  const tests = spawnSync('npm', ['run', 'test:only', '--silent', '--', 'test/api', ...specs], {
    cwd: ROOT,
    stdio: 'inherit',
    // Statuses that are not documented yet are what this is for.
    env: { ...process.env, PARLOUR_RECORD: file, PARLOUR_DOCS: 'record' },
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

/** The answer that tells most with the fewest bytes. */
function successOf(operation, mine) {
  const { status, body } = before[operation.name] ?? {};
  if (status !== undefined && !contract.misfit(operation, status, body)) return { status, body };
  const [best] = mine
    .filter((one) => one.status < 300 && !contract.misfit(operation, one.status, one.body))
    .map((one) => ({ status: one.status, body: shortened(presentable(one.body)) }))
    .toSorted((one, other) => told(other.body) - told(one.body) || sizeOf(one.body) - sizeOf(other.body));
  return best ?? {};
}

function refusalsOf(operation, mine) {
  const refusals = structuredClone(before[operation.name]?.refusals ?? {});
  for (const { status, body } of mine) {
    const code = body?.code ?? body?.error?.code;
    if (status < 400 || status >= 500 || code === undefined || status === 413 || status === 415) continue;
    const codes = (refusals[status] ??= {});
    if (Object.keys(codes).length < MOST_CODES) codes[code] ??= presentable(body);
  }
  return Object.keys(refusals).length > 0 ? { refusals } : {};
}

/** How many members of the answer say something; one that is too long tells less. */
function told(body) {
  if (sizeOf(body) > MOST_BYTES) return -1;
  if (Array.isArray(body)) return body.length > 0 ? 1 : 0;
  if (body === null || typeof body !== 'object') return 1;
  return Object.values(body).filter((value) => value !== null && !(Array.isArray(value) && value.length === 0)).length;
}

/** Lists of records may be shown by their first ones. What belongs to one record, such as a board, is whole. */
function shortened(body) {
  if (sizeOf(body) <= MOST_BYTES || body === null || typeof body !== 'object') return body;
  if (Array.isArray(body)) return body.slice(0, MOST_RECORDS);
  const isRecords = (value) =>
    Array.isArray(value) && value.every((item) => item !== null && typeof item === 'object' && !Array.isArray(item));
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isRecords(value) ? value.slice(0, MOST_RECORDS) : value]),
  );
}

function sizeOf(body) {
  return JSON.stringify(body).length;
}

function presentable(value, name = '') {
  if (Array.isArray(value)) return value.map((item) => presentable(item));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, presentable(member, key)]));
  }
  if (typeof value !== 'string') return value;
  if (SECRET_MEMBERS.test(name)) return '…';
  return SECRETS.find(([pattern]) => pattern.test(value))?.[1] ?? value;
}
