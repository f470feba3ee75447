import { parseArgs } from 'node:util';
import { choicesOf, refuse, rngOver, sfc32 } from '../../../engine/core/index.js';
import type { Rng } from '../../../engine/core/index.js';
import { BotTable } from '../bots/bot-table.js';
import type { Check } from '../rules/check.types.js';
import { check } from '../rules/check.game.js';
import { optionsFrom } from '../rules/options.js';
import type { CheckOptions } from '../rules/options.js';

/**
 * `npm run lab -- check rounds --rounds 2000`: four bots of mixed levels under house rules drawn at random. After every action
 * there must be 52 different cards, whatever is offered to the seat that is asked must be allowed, and every round must end.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '20' },
  },
});

const LEVELS = ['easy', 'medium', 'hard', 'expert'];
/** No round of bots is longer; one that is does not end. */
const MOST_ACTIONS = 5000;

const wanted = Number(values.rounds);
const rng = rngOver(sfc32(Number(values.seed), 7));
const counts = { matches: 0, rounds: 0, actions: 0, offers: 0, reshuffles: 0 };
const endings: Record<string, number> = {};
while (counts.rounds < wanted) {
  playMatch(rng.word());
  if (counts.matches % 50 === 0) console.error(JSON.stringify(counts));
}
console.log(JSON.stringify({ ...counts, endings, nodes: Number(values.nodes) }));

function playMatch(seed: number): void {
  const seated = rng.shuffle([...LEVELS]).map((level) => ({ level, budget: { nodes: Number(values.nodes) } }));
  const table = new BotTable(seated, houseRules(rng), seed);
  counts.matches += 1;
  for (let actions = 0; !table.over; actions++) {
    if (actions > MOST_ACTIONS) throw new Error(`The match of seed ${seed} does not end.`);
    expectOffersAllowed(table.table.state);
    const before = table.table.state.phase;
    const { state } = table.next().table;
    expectWholeDeck(state);
    counts.actions += 1;
    if (state.phase !== 'scoringPhase' || before === 'scoringPhase') continue;
    actions = 0;
    counts.rounds += 1;
    counts.reshuffles += state.reshuffles;
    endings[state.endedBy!] = (endings[state.endedBy!] ?? 0) + 1;
  }
}

function expectWholeDeck({ deck, discardPile, players }: BotTable['table']['state']): void {
  const held = players.flatMap(({ hand, pendingDrawnCard }) => [...hand, pendingDrawnCard]);
  const cards = [...deck, ...discardPile, ...held.filter((card) => card !== null)];
  if (cards.length !== 52 || new Set(cards).size !== 52) throw new Error(`${cards.length} cards: ${cards.join(' ')}`);
}

function expectOffersAllowed(state: BotTable['table']['state']): void {
  for (const seat of check.toAct(state)) {
    for (const action of choicesOf(check, state, seat) as Iterable<Check['action']>) {
      counts.offers += 1;
      const no = refuse(check, state, { seat, action, at: 0 });
      if (no) throw new Error(`Offered to seat ${seat} and refused (${no.code}): ${JSON.stringify(action)}`);
    }
  }
}

function houseRules(dice: Rng): CheckOptions {
  const flag = (): boolean => dice.int(2) === 0;
  return optionsFrom('classic', {
    direction: dice.pick([1, -1]),
    openingDiscard: flag(),
    specialsDrawableFromDiscard: flag(),
    wrongMatchPenalty: dice.int(3),
    retryAfterWrongMatch: flag(),
    handLimit: dice.pick([null, 6, 8]),
    lockedHandsPeekable: flag(),
    lockedOwnerAbility: dice.pick(['resolve', 'fizzle']),
    matchMode: dice.pick(['race', 'sealed']),
    failedCheckPenalty: dice.pick([0, 10]),
    match: dice.pick([{ mode: 'single' }, { mode: 'rounds', rounds: 3 }, { mode: 'target', target: 40 }]),
  });
}
