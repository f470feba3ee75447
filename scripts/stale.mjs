import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether anything in `sources` (files or folders, relative to `root`) is younger than `stamp`. */
export function isStale(root, stamp, sources) {
  const built = statSync(join(root, stamp), { throwIfNoEntry: false })?.mtimeMs;
  return built === undefined || sources.some((source) => newest(join(root, source)) > built);
}

/** Folders count too: deleting or renaming a file changes only its folder. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist');
  return Math.max(stats.mtimeMs, ...inside.map((name) => newest(join(path, name))));
}
