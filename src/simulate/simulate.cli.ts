/** What a game that can be simulated exports. */
interface Simulation {
  simulate(argv: readonly string[]): Promise<void>;
}

/** Where the simulation of each game is. Loaded when asked for. */
const simulations: { readonly [slug: string]: () => Promise<Simulation> } = {
  ggltcg: () => import('../games/ggltcg/simulation/simulate.js'),
  'tcg-fuel': () => import('../games/tcg-fuel/simulation/simulate.js'),
};

const USAGE = `npm run simulate -- --game <slug> …
  bots play many games by themselves, and a table says how each card did
  --game <slug> --help tells what else a game wants to know
Games: ${Object.keys(simulations).join(', ')}`;

/** Takes `--game` out of the arguments; all the others are the game's own business. */
async function main(argv: readonly string[]): Promise<void> {
  const { slug, rest } = splitGame(argv);
  if (slug === undefined) {
    console.log(USAGE);
    process.exitCode = rest.includes('--help') ? 0 : 2;
    return;
  }
  if (!Object.hasOwn(simulations, slug)) {
    throw new Error(`There is no simulation of ${slug}. Try ${Object.keys(simulations).join(', ')}.`);
  }
  const { simulate } = await simulations[slug]!();
  await simulate(rest);
}

function splitGame(argv: readonly string[]): { slug: string | undefined; rest: string[] } {
  const at = argv.findIndex((word) => word === '--game' || word.startsWith('--game='));
  if (at < 0) return { slug: undefined, rest: [...argv] };
  const joined = argv[at]!.startsWith('--game=');
  const slug = joined ? argv[at]!.slice('--game='.length) : argv[at + 1];
  return { slug, rest: [...argv.slice(0, at), ...argv.slice(at + (joined ? 1 : 2))] };
}

main(process.argv.slice(2)).catch((error: unknown) => {
  for (let one = error; one instanceof Error; one = one.cause) console.error(one.message);
  process.exitCode = 1;
});
