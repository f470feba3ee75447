/** Closing the keeper's input makes it stop Postgres and delete its folder. */
export default async function globalTeardown() {
  await end(globalThis.postgresKeeper);
}

/** Waits until a keeper has ended what it keeps. */
export async function end(keeper) {
  if (keeper === undefined || keeper.exitCode !== null) return;
  const ended = new Promise((resolve) => keeper.once('exit', resolve));
  keeper.stdin.end();
  await ended;
}
