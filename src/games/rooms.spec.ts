import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = fileURLToPath(new URL('.', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));
const ROOMS = ['bots', 'contract', 'rules'];
/** What a game may leave out: rows of its own, programs, pictures, puzzles. */
const FURTHER_ROOMS = ['store', 'lab', 'art', 'puzzles'];
/** What these games have of it, and must not lose unnoticed. A game that begins without them has no line here. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  check: ['store', 'lab'],
  'four-in-a-square': ['store', 'lab', 'puzzles'],
  ggltcg: ['store', 'lab', 'art'],
  'tcg-fuel': ['store', 'lab', 'art', 'puzzles'],
  'viking-vengeance': ['store', 'lab', 'art', 'puzzles'],
};

const folders = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe.each(folders.map(({ name }) => name))('The folder of %s', (game) => {
  const home = join(GAMES, game);
  const files = filesIn(home);

  it('has the rooms of every game, those of its own, and no unknown ones', () => {
    const rooms = roomsIn(home);
    expect(rooms).toEqual(expect.arrayContaining([...ROOMS, ...(KEPT[game] ?? [])]));
    expect(rooms.filter((room) => ![...ROOMS, ...FURTHER_ROOMS].includes(room))).toEqual([]);
  });

  it('registers every action, effect, ability and choice that has a file', () => {
    const modules = files.filter((file) => /(?<!\.spec)\.ts$/.test(file));
    const imported = new Set(modules.flatMap((file) => importsOf(home, file)));
    const vocabulary = modules.filter((file) => /^rules\/.*\b(actions|effects|abilities|choices)\//.test(file));
    expect(vocabulary).not.toEqual([]);
    expect(vocabulary.filter((file) => !imported.has(file))).toEqual([]);
  });

  it('has its module and its gateway at the root, and beside them its folder value and settings alone', () => {
    const root = files.filter((file) => !file.includes('/')).sort();
    expect(root.filter((file) => file !== 'settings.ts' && file !== 'folder.ts')).toEqual(
      [`${game}.gateway.ts`, `${game}.module.ts`].sort(),
    );
    // Entities, migrations and programs are found by the folder value.
    if (roomsIn(home).some((room) => room === 'store' || room === 'lab')) expect(root).toContain('folder.ts');
  });

  it('has a contract that is laid out like the others', () => {
    const contract = files.filter((file) => file.startsWith('contract/'));
    expect(contract).toContain('contract/error-dialect.ts');
    expect(contract.filter((file) => /^contract\/shapes(\.dto|\/index)\.ts$/.test(file))).toHaveLength(1);
    const gateway = readFileSync(join(home, `${game}.gateway.ts`), 'utf8');
    if (gateway.includes('ownMessages')) expect(contract).toContain('contract/sockets/docs.ts');
    expect(contract.filter((file) => /(news|docs|bodies\.dto)\.ts$/.test(file) && !/\/sockets\//.test(file))).toEqual(
      [],
    );
  });

  it.each([
    ['controllers, guards and shapes on the wire', /\.(controller|guard|dto)\.ts$/, 'contract/'],
    ['entities and migrations', /\.entity\.ts$|\/migrations\//, 'store/'],
    ['programs', /\.cli\.ts$/, 'lab/'],
    ['the definition', /\.(game|notation)\.ts$/, 'rules/'],
  ])('keeps %s in one room', (_what, role, room) => {
    const kept = files.filter((file) => role.test(`/${file}`));
    expect(kept.filter((file) => !file.startsWith(room))).toEqual([]);
  });
});

it('No game is gone', () => {
  expect(folders.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(KEPT)));
});

describe.each(['go-fish', 'rock-paper-scissors'])('The example %s', (game) => {
  it('has the same rooms, as far as it needs them', () => {
    const rooms = roomsIn(join(EXAMPLES, game));
    expect(rooms).toEqual(expect.arrayContaining(ROOMS));
    expect(rooms.filter((room) => ![...ROOMS, ...FURTHER_ROOMS].includes(room))).toEqual([]);
  });
});

/** Folders that hold a file: Git knows no others. */
function roomsIn(home: string): string[] {
  const inRooms = filesIn(home).filter((file) => file.includes('/'));
  return [...new Set(inRooms.map((file) => file.slice(0, file.indexOf('/'))))];
}

function filesIn(home: string): string[] {
  return readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(home.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** The files of the same game that a module imports, by their places in its folder. */
function importsOf(home: string, file: string): string[] {
  const text = readFileSync(join(home, file), 'utf8');
  return [...text.matchAll(/ from '(\.[^']+)\.js'/g)].map(([, path]) => join(dirname(file), `${path}.ts`));
}
