/** Closing the keeper's input makes it stop Postgres and delete its folder. */
export default async function globalTeardown() {
  const keeper = globalThis.postgresKeeper;
  if (keeper === undefined || keeper.exitCode !== null) return;
  const ended = new Promise((resolve) => keeper.once('exit', resolve));
  keeper.stdin.end();
  await ended;
}
