import type { RulesSection } from '../../play/rules/rules.types.js';

/** The rules under the numbers that refusals name. */
export const RULES: readonly RulesSection[] = [
  {
    id: 'cards',
    title: 'The cards',
    about: 'Six cards each and nothing to draw. Put everything the other side has to sleep, and you have won.',
    rules: [
      {
        id: 'R1',
        text: '*Toys* have speed, strength and stamina and stay in play. *Actions* do one thing and go to sleep.',
      },
      {
        id: 'R2',
        text: 'Your cards are in your hand, which only you see, in play, or in your sleep zone. There is no deck.',
      },
      {
        id: 'R3',
        text: 'You *own* the six cards you brought. You *control* the toys in play on your side, whoever owns them.',
      },
      { id: 'R4', text: '“Your toys” on a card are the toys that you control in play.' },
      { id: 'R5', text: 'What a card says beats these rules.' },
      { id: 'R6', text: 'Two cards with one name are two cards. Each is known by itself, never by its name.' },
    ],
  },
  {
    id: 'beginning',
    title: 'Before the game',
    rules: [
      { id: 'R7', text: 'A deck is six different cards of the edition, in any mix of toys and actions.' },
      { id: 'R8', text: '*Standard* has 41 cards. *Classic* has the 18 of the first printed rules.' },
      {
        id: 'R9',
        text: 'Both decks are shown, unless you agreed otherwise. All six cards are in hand, and nobody has CC yet.',
      },
      { id: 'R10', text: 'Who begins is drawn by lot.' },
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    rules: [
      { id: 'R11', text: 'Turns are counted one by one: turn 1 is the first player’s, turn 2 the second player’s.' },
      {
        id: 'R12',
        text: '*Start:* you gain 4 CC, on turn 1 only 2. Then toys that give something at the start of your turn do so.',
      },
      {
        id: 'R13',
        text: '*Main:* play cards, tussle and use abilities as often as you can pay. Only the player on turn acts, but for decisions (R46).',
      },
      { id: 'R14', text: '*End:* boosts for this turn wear off, and toys that only they kept awake go to sleep.' },
      { id: 'R15', text: 'CC that you do not spend stay with you, up to 7. What goes over 7 is lost.' },
      { id: 'R16', text: 'A toy may tussle in the turn it comes into play, and any number of times.' },
      { id: 'R58', text: 'After 50 actions in one turn you can only end it.' },
    ],
  },
  {
    id: 'playing',
    title: 'Playing a card',
    rules: [
      { id: 'R17', text: 'What is not allowed changes nothing and costs nothing.' },
      {
        id: 'R18',
        text: 'You choose targets, pay, and then a toy enters play at full stamina, or an action does what it says and goes to sleep.',
      },
      { id: 'R19', text: 'A cost goes up first, then down, and never below 0.' },
      { id: 'R20', text: 'Dream costs 1 less for each card in your sleep zone, MaBookBook 1 more.' },
      { id: 'R21', text: 'Each Gibbers of the opponent adds 1 to every card you play.' },
      { id: 'R22', text: 'Copy costs what the toy that it copies costs now.' },
      { id: 'R23', text: 'Glue costs what the card that it wakes costs now; without a target nothing.' },
      { id: 'R24', text: 'Stomp costs what the toy that it puts to sleep costs now; without a target nothing.' },
      { id: 'R25', text: 'A card whose cost is its target’s counts as 0 when it is a target itself.' },
      {
        id: 'R26',
        text: 'Ballaber may be paid for by putting another of your cards to sleep, from hand or play. Then it costs nothing.',
      },
      { id: 'R27', text: 'Rush cannot be played on your own first turn.' },
      {
        id: 'R28',
        text: 'An action that needs a target cannot be played without one. Where the card says *may*, it can.',
      },
      { id: 'R29', text: 'Your last card may cost you the game: with an empty hand and no toy you have lost (R51).' },
    ],
  },
  {
    id: 'targets',
    title: 'Targets',
    rules: [
      {
        id: 'R30',
        text: 'A card with a number of targets takes one up to that number; where the card says *may*, none is enough.',
      },
      {
        id: 'R31',
        text: 'Waking reaches your sleep zone. Putting to sleep and returning reach all toys in play, your own too. Protected cards are no targets (R41).',
      },
      { id: 'R32', text: 'Nothing happens between choosing targets and the effect.' },
    ],
  },
  {
    id: 'tussles',
    title: 'Tussles',
    rules: [
      { id: 'R33', text: 'A tussle costs 2 CC, or the lowest price that one of your toys offers.' },
      { id: 'R34', text: 'Archer starts no tussles, and Raggy none on turn 1. Both can be attacked.' },
      {
        id: 'R35',
        text: 'Your toy has +1 speed. The faster one strikes first: the other loses as much stamina as the striker has strength. With none left it sleeps at once, otherwise it strikes back. At equal speed both strike together.',
      },
      { id: 'R36', text: 'Damage stays until the toy leaves play.' },
      {
        id: 'R37',
        text: '*Direct attack:* against a side without toys, a random card of its hand goes to sleep. At most twice a turn. Planes may do it past toys.',
      },
      { id: 'R38', text: 'On turn 1 too a toy that costs nothing may attack at once.' },
      { id: 'R39', text: 'A toy with strength 0 may tussle; its strikes change nothing.' },
    ],
  },
  {
    id: 'protection',
    title: 'Numbers and protection',
    rules: [
      {
        id: 'R40',
        text: 'All boosts on your side add up and count for the toy that gives them too. A toy sleeps when its stamina with boosts is 0.',
      },
      {
        id: 'R41',
        text: 'A protected card is no target of opposing effects, and mass effects pass over it. Tussles and direct attacks are no effects: nothing protects from them.',
      },
      { id: 'R42', text: 'What an effect moves, it moves together.' },
    ],
  },
  {
    id: 'sleep',
    title: 'Sleeping, waking, changing sides',
    rules: [
      {
        id: 'R43',
        text: 'A card that goes to sleep lies in its owner’s sleep zone, whole and as printed. “When it goes to sleep” works only from play, and for the owner.',
      },
      { id: 'R44', text: 'Hind Leg Kicker gives 1 CC when you play another card; the same card counts once a turn.' },
      {
        id: 'R45',
        text: 'Waking brings a card from your sleep zone to your hand. Returning brings a toy to its owner’s hand, and nothing is triggered.',
      },
      {
        id: 'R46',
        text: 'Where a card gives a choice outside your own turn, the game waits for the answer. Until then nothing else can be done.',
      },
      { id: 'R47', text: 'Twist brings a toy to your side as it is, wounds and all.' },
      {
        id: 'R48',
        text: 'Copy and Clone turn into the toy and stay in play. When they leave it, they are actions again.',
      },
      {
        id: 'R49',
        text: 'Monster brings every other toy down to 1 stamina; toys that have no more printed go to sleep.',
      },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    rules: [
      {
        id: 'R50',
        text: 'After every action toys without stamina go to sleep, then what that triggers happens, then it is seen whether the game is over.',
      },
      {
        id: 'R51',
        text: 'No card in hand and no toy under your control: you have lost. If that befalls both at once, the player on turn wins.',
      },
      { id: 'R52', text: 'Six turns in a row in which nothing was done, or the end of the last agreed turn: a draw.' },
      { id: 'R53', text: 'You may give up at any time.' },
      { id: 'R54', text: 'After the end nothing more can be played.' },
      {
        id: 'R59',
        text: 'With a clock, running out of time ends your turn or declines the decision. The second time in a row loses the game.',
      },
    ],
  },
  {
    id: 'classic',
    title: 'The classic edition',
    rules: [
      {
        id: 'R55',
        text: 'Beary may be played from your hand, for its cost, when the opponent starts a tussle: the tussle does not happen, and what was paid for it is gone.',
      },
      { id: 'R56', text: 'Knight is protected from opposing effects; Beary is protected from Knight.' },
      {
        id: 'R57',
        text: 'Archer may shoot any toy. Ballaber’s price must come from play. Copy pays the printed cost.',
      },
    ],
  },
];
