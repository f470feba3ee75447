// The compiler copies no data: the card sets that lie beside the code go to dist here, at the same relative place.
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DATA = new Set(['.json', '.csv', '.txt', '.yaml', '.yml', '.sql']);

export function copyData(root = fileURLToPath(new URL('..', import.meta.url))) {
  for (const folder of ['src', 'examples']) {
    if (!existsSync(join(root, folder))) continue;
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !DATA.has(extname(entry.name))) continue;
      const from = join(entry.parentPath, entry.name);
      const to = join(root, 'dist', from.slice(root.length));
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(from, to);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) copyData();
