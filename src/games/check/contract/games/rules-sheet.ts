import { bots } from '../../bots/index.js';
import { isSpecial, PEEKS, pointsOf, RANKS } from '../../rules/cards/cards.js';
import type { Json } from '../../../../common/json.js';
import { CLASSIC, PRESETS } from '../../rules/options.js';
import type { CheckOptions, Preset } from '../../rules/options.js';

const TEXT = [
  'Everybody has four cards face-down in two rows. Look once at the two of the bottom row, and remember them.',
  'On your turn draw from the deck or take the top discard. Swap the card into your hand unseen by the others, or throw a card from the deck away.',
  'Every discard opens a window: the first player to lay a card of the same rank on it is rid of that card. A wrong card goes back and costs a penalty card.',
  'A discarded Jack swaps any two cards on the table; a Queen looks at one card first, a King at two. After a matched pair the one who matched goes first.',
  'A pair seals the discard pile until a single card lies on it.',
  'Instead of drawing you may call Check: your hand is locked, and everybody else has one last turn. An empty hand calls by itself.',
  'Then all hands are shown. The lowest total wins, no matter who called.',
];

/** What each option takes, for people and for forms. */
const OPTIONS: readonly { readonly name: string; readonly values: string; readonly about: string }[] = [
  { name: 'direction', values: '1 or -1', about: 'Clockwise, or the other way round' },
  { name: 'firstSeat', values: '"random" or a seat', about: 'Who begins the first round' },
  { name: 'openingDiscard', values: 'true or false', about: 'A card is turned up after the deal' },
  { name: 'specialsDrawableFromDiscard', values: 'true or false', about: 'J, Q and K may be taken from the pile' },
  { name: 'wrongMatchPenalty', values: '0, 1 or 2', about: 'Cards for a wrong match' },
  { name: 'retryAfterWrongMatch', values: 'true or false', about: 'Another try in the same window' },
  { name: 'handLimit', values: 'null or 6 to 12', about: 'A hand that grows to this size is out of the round' },
  { name: 'lockedHandsPeekable', values: 'true or false', about: 'Cards of locked hands may be looked at' },
  {
    name: 'lockedOwnerAbility',
    values: '"resolve" or "fizzle"',
    about: 'The ability of the player who went out with it',
  },
  { name: 'matchMode', values: '"race" or "sealed"', about: 'The first match counts, or the first in turn order' },
  { name: 'failedCheckPenalty', values: '0 to 50', about: 'Points for a caller who did not win' },
  {
    name: 'match',
    values: '{ mode: "single" }, { mode: "rounds", rounds: 2 to 20 } or { mode: "target", target: 20 to 500 }',
    about: 'How many rounds make a match',
  },
  {
    name: 'maxTurnsPerRound',
    values: 'null or 10 to 2000',
    about: 'A round ends then; 40 for each player unless said',
  },
  { name: 'memoryAid', values: '"off", "own" or "full"', about: 'Shows what you can know; such a match is unrated' },
  { name: 'peekMs', values: '0 or 3000 to 86400000', about: 'For the first look; 0 is untimed' },
  { name: 'turnMs', values: '0 or 3000 to 86400000', about: 'For each half of a turn' },
  { name: 'abilityMs', values: '0 or 3000 to 86400000', about: 'For each step of an ability' },
  { name: 'botsTakeTheirTime', values: 'true or false', about: 'Bots are slow also where no person is waited for' },
  { name: 'matchWindowMs', values: '0 or 1000 to 86400000', about: 'For a match; 0 waits for everybody' },
];

/** Everything a new player needs. */
export function rulesSheet() {
  const defaults = CLASSIC as unknown as Readonly<Record<string, Json>>;
  return {
    text: TEXT,
    cards: RANKS.map((rank) => ({
      rank,
      points: pointsOf(rank),
      ...(isSpecial(rank) ? { peeks: PEEKS[rank], swaps: 1 } : { peeks: 0, swaps: 0 }),
    })),
    options: OPTIONS.map((option) => ({ ...option, default: defaults[option.name] ?? null })),
    presets: PRESETS as Readonly<Record<Preset, Partial<CheckOptions>>>,
    botLevels: Object.keys(bots.levels),
  };
}
