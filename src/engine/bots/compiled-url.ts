import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where the build puts its output, below the project's root. */
const OUTPUT = 'dist';

/**
 * The compiled module for an address. Worker threads load compiled output only; code that runs from its source (tests)
 * has an address beside the source, and means the file that the last build made of it.
 */
export function compiledUrl(address: string | URL): URL {
  const url = new URL(address);
  if (url.protocol !== 'file:') return url;
  const file = fileURLToPath(url);
  const root = findRoot(dirname(file));
  const inside = root === undefined ? file : relative(root, file);
  const isReady = file.endsWith('js') && existsSync(file);
  if (root === undefined || isReady || inside.startsWith(OUTPUT + sep)) return url;
  return pathToFileURL(join(root, OUTPUT, inside.replace(/\.ts$/, '.js')));
}

function findRoot(folder: string): string | undefined {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findRoot(parent);
}
