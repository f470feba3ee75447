import { isForm } from '../src/engine/core/index.js';
import type { Choice } from '../src/engine/core/index.js';
import type { BotLevel } from '../src/engine/bots/bot.js';
import { bots } from '../src/games/tcg-fuel/bots/index.js';
import type { Memory } from '../src/games/tcg-fuel/bots/memory.js';
import type { Action } from '../src/games/tcg-fuel/rules/action.types.js';
import { CARDS, STARTER_DECKS } from '../src/games/tcg-fuel/rules/catalogue/catalogue.js';
import type { TcgFuel } from '../src/games/tcg-fuel/rules/tcg-fuel.types.js';
import { BotGame } from '../src/games/tcg-fuel/lab/simulation/bot-game.js';
import { canOnlyGoOn, goesOnByItself } from '../web/src/tables/tcg-fuel/passing-on.js';

// npm run bench:presses [-- 20]: how often a player presses in games against `easy`. The player's decisions are those of
// `medium`; what is counted is what the page asks for each of them, with the usual stops and the page's own automatic pass.

const games = Number(process.argv[2] ?? 20);
const count = { questions: 0, presses: 0, passes: 0, empty: 0, emptyInARow: 0, byPage: 0, turns: 0 };
let lastEmptyTurn = -1;

const printed = new Map(CARDS.map((card) => [card.id, card]));
const printedOn = (slug: string) => printed.get(slug);

/** The kinds and bases of what is offered, as the page reads them. */
const offersOf = (choices: readonly Choice<Action>[]): readonly Partial<Action>[] =>
  choices.map((choice) => (isForm(choice) ? choice.form : choice) as Partial<Action>);

/** Presses of one action: what is picked on the table, and the button that sends it where the last pick does not. */
function pressesOf(action: Action): number {
  switch (action.type) {
    case 'play_card':
    case 'activate_ability': {
      const targets = Object.values(action.targets ?? {}).flat().length;
      const mode = action.type === 'play_card' && action.mode !== undefined ? 1 : 0;
      return 1 + mode + Math.max(1, targets);
    }
    case 'attack':
      return (action.attackers?.length ?? 0) === 0 ? 1 : action.attackers!.length + 1;
    case 'block':
      return action.blocks.length === 0 ? 1 : 2 * action.blocks.length + 1;
    case 'choose':
      return (action.cardIds?.length ?? 0) + Object.values(action.targets ?? {}).flat().length + 1;
    default:
      return 1;
  }
}

/** Decides as `medium` does, and counts what a person would have pressed. */
const person: BotLevel<TcgFuel, Memory> = {
  budget: bots.levels['medium']!.budget,
  async choose(thinking) {
    const decision = await bots.levels['medium']!.choose(thinking);
    const { view, choices, seat } = thinking;
    const offers = offersOf(choices);
    const isEmpty = decision.action.type === 'pass_priority' && canOnlyGoOn(view, offers, printedOn);
    if (goesOnByItself(view, seat, offers, printedOn)) {
      count.byPage += 1;
      return { ...decision, action: { type: 'pass_priority' } };
    }
    count.questions += 1;
    count.presses += pressesOf(decision.action);
    if (decision.action.type === 'pass_priority' || decision.action.type === 'end_turn') count.passes += 1;
    if (isEmpty) {
      count.empty += 1;
      if (lastEmptyTurn === view.turnCount) count.emptyInARow += 1;
      lastEmptyTurn = view.turnCount;
    }
    return decision;
  },
};

for (let game = 0; game < games; game += 1) {
  lastEmptyTurn = -1;
  const [mine, theirs] = [game, game + 1].map((index) => STARTER_DECKS[index % STARTER_DECKS.length]!);
  const contestants = [
    { level: person, cards: mine!.cards },
    { level: bots.levels['easy']!, cards: theirs!.cards },
  ];
  const { turns } = await new BotGame(contestants, 100 + game).play();
  count.turns += turns;
}
const each = (amount: number): string => (amount / count.turns).toFixed(2);
console.log(`${games} games, ${count.turns} turns (of both players)`);
console.log(`questions a turn          ${each(count.questions)}`);
console.log(`presses a turn            ${each(count.presses)}`);
console.log(`presses of Pass a turn    ${each(count.passes)}`);
console.log(`Pass where nothing could be done: ${count.empty}, more than once in a turn: ${count.emptyInARow}`);
console.log(`passed on by the page in the second main phase: ${count.byPage}`);
