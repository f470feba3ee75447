import type { GameFolder } from './engine/hosting/game-module.js';

/** `npm run lab -- <game> <what> …`: runs a program of a game's own; without a name it lists them. */
export async function lab(folders: readonly GameFolder[], [slug, name, ...rest]: readonly string[]): Promise<void> {
  const labs = folders.find((folder) => folder.slug === slug)?.labs ?? {};
  const found = name !== undefined && Object.hasOwn(labs, name) ? labs[name] : undefined;
  if (!found) {
    console.log(listOf(folders));
    process.exitCode = slug === undefined || slug === '--help' ? 0 : 2;
    return;
  }
  process.argv = [...process.argv.slice(0, 2), ...rest];
  await found.run(rest);
}

function listOf(folders: readonly GameFolder[]): string {
  const lines = folders.flatMap(({ slug, labs = {} }) =>
    Object.entries(labs).map(([name, { about }]) => `  ${`${slug} ${name}`.padEnd(28)} ${about}`),
  );
  return ['npm run lab -- <game> <what> …', ...lines].join('\n');
}
