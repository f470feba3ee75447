import { parseArgs } from 'node:util';
import { progressBar } from '../../../common/progress-bar.js';
import { rngOver, sfc32 } from '../../../engine/core/index.js';
import { bots } from '../bots/index.js';
import { STARTER_DECKS } from '../rules/catalogue/catalogue.js';
import { BotGame } from './bot-game.js';
import { MatchUps } from './match-ups.js';

const USAGE = `npm run simulate -- --game tcg-fuel
  every starter deck against every other; each deal is played twice, each deck beginning once
  --games <n>      for each pair of decks, rounded up to pairs (20)
  --level <level>  who plays: ${Object.keys(bots.levels).join(', ')} (medium)
  --nodes <n>      what a bot may think about one decision (its own budget)
  --seed <n>       shuffles and chance (1): the same seed gives the same games`;

/** Plays the starter decks against each other and prints the table of match-ups. */
export async function simulate(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      games: { type: 'string', default: '20' },
      level: { type: 'string', default: 'medium' },
      nodes: { type: 'string' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return print(USAGE);
  const { level: name } = values;
  if (!Object.hasOwn(bots.levels, name)) throw new Error(`There is no level ${name}. ${USAGE}`);
  const contestant = {
    level: bots.levels[name]!,
    ...(values.nodes !== undefined && { budget: { nodes: wholeNumber('nodes', values.nodes) } }),
  };
  const result = await playMatchUps(contestant, wholeNumber('games', values.games), wholeNumber('seed', values.seed));
  print(result.report());
}

/** Every pair of different decks, round after round, so that a run cut short would still be even. */
async function playMatchUps(
  contestant: Omit<ConstructorParameters<typeof BotGame>[0][number], 'cards'>,
  games: number,
  seed: number,
): Promise<MatchUps> {
  const result = new MatchUps(STARTER_DECKS.map(({ id }) => id));
  const pairs = STARTER_DECKS.flatMap((_deck, one) =>
    STARTER_DECKS.slice(one + 1).map((_other, n) => [one, one + 1 + n]),
  );
  const rounds = Math.ceil(games / 2);
  const bar = progressBar('games');
  const seeds = rngOver(sfc32(seed, 5));
  let played = 0;
  for (let round = 0; round < rounds; round++) {
    for (const [one, other] of pairs as [number, number][]) {
      const deal = seeds.word();
      for (const order of [
        [one, other],
        [other, one],
      ] as const) {
        const contestants = order.map((deck) => ({ ...contestant, cards: STARTER_DECKS[deck]!.cards }));
        const { winner, turns } = await new BotGame(contestants, deal).play();
        result.add(...order, winner, turns);
        bar.step(++played, 2 * rounds * pairs.length);
      }
    }
  }
  bar.stop();
  return result;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${name} wants a whole number from 1, not ${text}.`);
  return Number(text);
}
