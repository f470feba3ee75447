import type { RulesSection } from '../../play/rules/rules.types.js';

/** The rules under the numbers that refusals and events name. */
export const RULES: readonly RulesSection[] = [
  {
    id: 'cards',
    title: 'Cards and zones',
    rules: [
      {
        id: 'R1',
        text: 'There are six zones: deck, hand, battlefield, graveyard, exile and the stack. Battlefield and stack are shared; the others belong to the owner of the card, and a card always returns to its owner.',
      },
      {
        id: 'R2',
        text: 'Every zone has an order. The first card of a deck is its top; the last thing put on the stack happens first.',
      },
      {
        id: 'R3',
        text: 'Each card of a game has a number of its own that stays the same all game. Two copies of a card have two numbers.',
      },
      {
        id: 'R4',
        text: 'A card that changes zones is a *new object*: damage, counters, attachments and passing effects are gone, and spells that aimed at it miss it.',
      },
      { id: 'R5', text: 'A token that leaves the battlefield ceases to exist.' },
      {
        id: 'R6',
        text: 'The *controller* of a permanent attacks, blocks and uses it. The *owner* only matters for where it goes afterwards.',
      },
    ],
  },
  {
    id: 'beginning',
    title: 'Before the first turn',
    rules: [
      {
        id: 'R7',
        text: 'Two to eight play. A game begins when every player is ready with a deck that the format allows.',
      },
      {
        id: 'R8',
        text: 'A deck has 15 to 250 cards (40 or more in `fuel40`), at most four of a card, basic lands without limit. The colours of its cards are colours of the deck.',
      },
      {
        id: 'R9',
        text: 'Players sit in the order in which they joined, and the first begins; with `firstPlayer: random` chance decides.',
      },
      { id: 'R10', text: 'Everybody has 20 life, a shuffled deck and seven cards, unless the options say otherwise.' },
      { id: 'R11', text: 'The game begins with the opening hands, then with the untap phase of the first player.' },
      {
        id: 'R12',
        text: 'In turn order every player keeps the hand or takes seven new cards. For each new hand one card goes to the bottom when you keep; with three or more players the first new hand is free.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'The turn',
    rules: [
      {
        id: 'R13',
        text: 'A turn has the phases untap, upkeep, draw, main 1, combat, main 2 and end. Combat has the steps beginning, attackers, blockers, damage and end.',
      },
      { id: 'R14', text: '*Untap:* your permanents untap, but for frozen ones. Nobody can act.' },
      { id: 'R15', text: '*Upkeep:* abilities of the upkeep trigger, then players may act.' },
      { id: 'R16', text: '*Draw:* you draw a card. In a duel the first player skips the very first draw.' },
      { id: 'R17', text: '*Main phases:* you may play lands and everything else while the stack is empty.' },
      { id: 'R18', text: '*End:* abilities of the end step trigger, then players may act.' },
      {
        id: 'R19',
        text: '*Cleanup:* you discard down to seven cards; damage and everything "until end of turn" is removed.',
      },
      { id: 'R20', text: 'Then the next player who is still in the game takes a turn.' },
      { id: 'R21', text: 'Mana that is not spent is lost at the end of every phase and every step of combat.' },
    ],
  },
  {
    id: 'priority',
    title: 'Acting and passing',
    about: 'At most one player may act at a time: the one who has *priority*.',
    rules: [
      {
        id: 'R22',
        text: 'Before a player may act, the table checks for losses and deaths (S1 to S10), and waiting abilities go on the stack, until nothing more happens.',
      },
      {
        id: 'R23',
        text: 'The player whose turn it is may act first in every phase and step, except in untap and cleanup.',
      },
      { id: 'R24', text: 'You may play a card, use an ability, or pass. After acting you may act again.' },
      {
        id: 'R25',
        text: 'When all players pass in a row, the top of the stack happens; with an empty stack the next step begins.',
      },
      { id: 'R26', text: 'Abilities that make mana happen at once and cannot be answered.' },
      {
        id: 'R27',
        text: 'Abilities that trigger together go on the stack in turn order, those of the player whose turn it is first; so theirs happen last. One without a legal target is dropped.',
      },
      {
        id: 'R28',
        text: 'The table passes for you where you could do nothing, and where you have no stop. It asks you when you are attacked, when an opponent puts something on the stack, and in your main phases. *Stops*, *full control* and passing *until …* change that.',
      },
      {
        id: 'R29',
        text: '*End my turn* passes until the turn is over, without an attack. Opponents still have their chances, and you are asked again if one of them answers.',
      },
    ],
  },
  {
    id: 'playing',
    title: 'Playing cards',
    rules: [
      {
        id: 'R30',
        text: '*Lands:* one in each of your turns, in a main phase, while the stack is empty. They enter at once.',
      },
      {
        id: 'R31',
        text: 'Creatures, spells, enchantments, artifacts and planeswalkers are played in your main phase while the stack is empty. Instants, and cards with flash, whenever you may act.',
      },
      {
        id: 'R32',
        text: 'Playing is one act: mode, targets and payment together. If one of them is not allowed, nothing happens.',
      },
      {
        id: 'R33',
        text: 'Targets must be what the card names and be legal for you: opponents cannot aim at what is hexproof, and the same thing is not chosen twice for one entry.',
      },
      {
        id: 'R34',
        text: 'Targets are looked at again when it happens. If all have become illegal, nothing happens; otherwise it does what it still can.',
      },
      {
        id: 'R35',
        text: 'A countered card goes to the graveyard without effect. Where it says "unless they pay", its player is asked.',
      },
      {
        id: 'R36',
        text: 'A creature that has just arrived, or changed sides, can neither attack nor tap for a cost until its player next untaps, unless it has haste.',
      },
      {
        id: 'R37',
        text: "An ability is paid in full and then waits on the stack, whatever happens to its source. A planeswalker uses one ability in each of its player's turns.",
      },
    ],
  },
  {
    id: 'mana',
    title: 'Paying',
    rules: [
      {
        id: 'R38',
        text: 'Coloured parts of a cost take mana of that colour; the generic part takes any. Colourless mana pays generic costs only.',
      },
      { id: 'R39', text: 'A cost can be paid when each colour is there and the sum is large enough.' },
      { id: 'R40', text: 'Lands of other sets give the mana that their name says.' },
      {
        id: 'R41',
        text: 'Sources of mana are your untapped lands, and other permanents that only tap for it and are not newly arrived creatures.',
      },
      {
        id: 'R42',
        text: 'Without a choice of yours the table pays with as few sources as possible and spares creatures and lands of several colours.',
      },
      {
        id: 'R43',
        text: '*Pay by hand* taps exactly what you name. Together with floating mana it must cover the cost; what is left over floats.',
      },
      {
        id: 'R44',
        text: 'A card cannot be played without its mana, its moment, its target, or after the one land of the turn.',
      },
    ],
  },
  {
    id: 'combat',
    title: 'Combat',
    rules: [
      {
        id: 'R45',
        text: 'You name your attackers and whom each attacks: an opponent or a planeswalker. None is allowed too.',
      },
      {
        id: 'R46',
        text: 'Attackers are untapped creatures of yours that are not newly arrived (or have haste) and may attack. They tap, unless they have vigilance.',
      },
      {
        id: 'R47',
        text: 'Each attacked player names blockers: untapped creatures, each for one attacker. Several may block the same one. Flying is blocked by flying or reach, menace by two or more.',
      },
      { id: 'R48', text: 'What was blocked stays blocked, even when the blocker leaves.' },
      { id: 'R49', text: 'With first strike or double strike in the fight there are two rounds of damage, else one.' },
      {
        id: 'R50',
        text: 'Who is not blocked hits what it attacks. Blockers hit the attacker they block. A blocked attacker divides its damage among its blockers; with trample the rest goes on.',
      },
      {
        id: 'R51',
        text: 'With two or more blockers the attacking player divides, freely; *Automatic* kills as many as it can. With trample each blocker gets what kills it before the rest goes on.',
      },
      {
        id: 'R52',
        text: 'All damage of a round is dealt at once: players lose life, planeswalkers loyalty. Lifelink gains as much; any damage of deathtouch kills.',
      },
      { id: 'R53', text: 'Where combat damage is prevented, none is dealt this turn.' },
      { id: 'R54', text: 'A creature leaves the fight when it leaves the battlefield or changes sides.' },
    ],
  },
  {
    id: 'check',
    title: 'What the table checks',
    about: 'Whenever a player would get to act, again and again until nothing more happens.',
    rules: [
      { id: 'S1', text: 'A player without life has lost.' },
      { id: 'S2', text: 'A player who had to draw from an empty deck has lost.' },
      { id: 'S3', text: 'A creature without toughness goes to the graveyard, indestructible or not.' },
      { id: 'S4', text: 'A creature with as much damage as toughness, or hit by deathtouch, is destroyed.' },
      { id: 'S5', text: 'A planeswalker without loyalty goes to the graveyard.' },
      { id: 'S6', text: 'Of two legendary permanents of one name you keep one.' },
      { id: 'S7', text: 'An Aura without its creature goes to the graveyard.' },
      { id: 'S8', text: 'Equipment without its bearer stays and comes loose.' },
      { id: 'S9', text: 'Tokens outside the battlefield are gone.' },
      { id: 'S10', text: 'Counters +1/+1 and -1/-1 cancel each other out.' },
      {
        id: 'R55',
        text: '*Dies* means: goes from the battlefield to the graveyard. What leaves together sees each other leave.',
      },
      { id: 'R56', text: 'Strength is what is printed, with everything that changes it added up.' },
      { id: 'R57', text: 'Lasting effects end the moment their source leaves.' },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    rules: [
      {
        id: 'R58',
        text: 'The last player left wins. You may concede at any time, and offer a draw once a turn; it is one when all agree. Players who lose together have drawn.',
      },
      { id: 'R59', text: 'Everything a lost player owns leaves with them, and the others play on.' },
      { id: 'R60', text: 'After a hundred turns for each player, or when the game runs in circles, it is a draw.' },
      {
        id: 'R61',
        text: 'With a clock every decision has its time, then your reserve runs. After that the table answers for you; three times in a row lose the game.',
      },
      { id: 'R62', text: 'What you may do is always listed by the server, and nothing else is accepted.' },
      {
        id: 'R63',
        text: 'Questions with one answer are not asked. Without an answer in time a default is taken: nothing is paid, the latest arrivals are given up, damage is divided automatically.',
      },
    ],
  },
];
