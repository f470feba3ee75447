import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inTree } from './documents.js';

const FOLDERS = ['src', 'client/src', 'web', 'test', 'scripts', 'bench', 'examples', 'deploy', 'docs'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(inTree(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => !/(^|\/)(node_modules|dist|results)\//.test(file)),
);
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...files.filter((file) => file.endsWith('.md'))];

/** A path from the root, or as much of its end as a reader needs. */
function isThere(path: string): boolean {
  return existsSync(inTree(path)) || files.some((file) => file.endsWith(`/${path}`));
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(inTree(document), 'utf8');

  it('names files that exist', () => {
    const named = [...text.matchAll(/`([\w@.-]+\/[\w./-]+\.(?:tsx?|m?js|cjs|json|md|yaml|css))`/g)].map(
      ([, path]) => path!,
    );
    expect(named.filter((path) => !path.startsWith('dist/') && !isThere(path))).toEqual([]);
  });

  it('links to files that exist', () => {
    const linked = [...text.matchAll(/\]\((?![a-z]+:|#|\/)([^)#\s]+)/g)].map(([, path]) => path!);
    expect(linked.filter((path) => !existsSync(inTree(join(dirname(document), path))))).toEqual([]);
  });
});

describe('The one action in ARCHITECTURE.md', () => {
  const hops = [...readFileSync(inTree('ARCHITECTURE.md'), 'utf8').matchAll(/^(src\/\S+\.ts) +(\d+) {2}\S/gm)];

  it('goes from socket to socket in at most nine hops, each a file', () => {
    expect(hops.map(([, , number]) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(hops.map(([, path]) => path!).filter((path) => !existsSync(inTree(path)))).toEqual([]);
  });
});
