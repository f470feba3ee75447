import type { RulesSection } from '../../play/rules/rules.types.js';

/** The rules under the numbers that refusals name. */
export const RULES: readonly RulesSection[] = [
  {
    id: 'beginning',
    title: 'The beginning',
    about: 'Two sides, sixteen tiles. When every tile holds a card, the side that owns more of them wins.',
    rules: [
      { id: 'R1', text: 'The board has four rows of four tiles. All are empty at first.' },
      { id: 'R2', text: 'Each side brings twenty cards. Both decks are shuffled.' },
      { id: 'R3', text: 'Each side draws five cards. The other fifteen are its deck.' },
      {
        id: 'R4',
        text: 'Against the AI you move first. Between two people the toss of a coin says who does.',
      },
      {
        id: 'R5',
        text: 'Turns are counted one by one. Two of them make a *round*: turns 1 and 2, turns 3 and 4, and so on.',
      },
      { id: 'R6', text: 'You keep the hand that you drew: there is no second draw.' },
    ],
  },
  {
    id: 'numbers',
    title: 'The numbers of a card',
    rules: [
      {
        id: 'R7',
        text: 'A card has a number on each of its four sides. Every level above the first adds one to all of them.',
      },
      {
        id: 'R8',
        text: 'Effects raise or lower the numbers. No side shows less than 0, and there is no upper limit.',
      },
      {
        id: 'R9',
        text: 'An effect lasts for the rest of the game, or for a number of ends of turns. What a card gains in the hand goes with it to the board.',
      },
      {
        id: 'R10',
        text: 'A sign in the corner tells the state of a card: it cannot be turned, it is raised, or it is lowered.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    about: 'You place one card, or you pass.',
    rules: [
      {
        id: 'R11',
        text: 'Place one card of your hand on an empty tile that is not barred to you. Few abilities can be aimed: then you may choose the card they aim at.',
      },
      { id: 'R12', text: 'You may pass instead. You draw nothing, and *two passes in a row end the game*.' },
      { id: 'R13', text: 'With no cards, or no tile to place on, all you can do is pass or give up.' },
      { id: 'R14', text: 'You may give up at any time, also in the other side’s turn. The other side wins.' },
      { id: 'R15', text: 'Nothing else is done in a turn: no discarding, no moving of cards, no taking back.' },
    ],
  },
  {
    id: 'placing',
    title: 'What placing does, in this order',
    rules: [
      { id: 'R16', text: 'The card leaves the hand and lies on the tile. It is yours.' },
      {
        id: 'R17',
        text: 'A blessed or cursed tile gives the card its power, if the tile counts for you; after that the tile is plain. Lava and ocean stay as they are.',
      },
      { id: 'R18', text: 'Its ability *when placed* speaks, then cards in hands and on the board that react to it.' },
      { id: 'R19', text: 'Then abilities *before it fights*.' },
      { id: 'R20', text: 'The card fights all its neighbours of the other side (R25).' },
      { id: 'R21', text: 'Then abilities *after it has fought*.' },
      { id: 'R22', text: 'The tiles of both sides are counted.' },
      { id: 'R23', text: 'If you hold fewer than five cards, you draw one.' },
      { id: 'R24', text: 'If all sixteen tiles hold a card, the game is over. Otherwise the turn ends (R32).' },
    ],
  },
  {
    id: 'fighting',
    title: 'Fighting',
    about: 'The sides that touch fight: your right side against the left side of the card to the right.',
    rules: [
      {
        id: 'R25',
        text: 'Above, right, below, left, one after the other: if your number is *greater*, the neighbour turns. If it is equal or smaller, the neighbour holds. Soul locks, protections, shields and guards make a card hold as well.',
      },
      { id: 'R26', text: 'A card that holds may react. The attacker never suffers for a failed attack.' },
      { id: 'R27', text: 'A card that turns changes its owner on the spot. Then the cards concerned may react.' },
      {
        id: 'R28',
        text: 'A turned card keeps its numbers, its level and its place. It does *not* attack in its turn: there are no chains.',
      },
      { id: 'R29', text: 'A card that is turned or moved while it fights stops fighting.' },
      { id: 'R30', text: 'To *attack again* is to fight the four neighbours once more, and nothing else.' },
      {
        id: 'R31',
        text: 'A card that is *destroyed* leaves the board. Nothing protects from that, and it does not count as turning.',
      },
    ],
  },
  {
    id: 'turn-end',
    title: 'Between turns',
    rules: [
      { id: 'R32', text: 'At the end of a turn abilities of that side speak; at the end of a round those of both.' },
      {
        id: 'R33',
        text: 'Effects that last for some turns run down by one. Tiles run down by one for the side whose turn ends.',
      },
      { id: 'R34', text: 'The other side is to move.' },
      { id: 'R35', text: 'At the start of a round, and of a turn, abilities speak again.' },
      { id: 'R36', text: 'The tiles are counted again.' },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    rules: [
      { id: 'R37', text: 'The side that owns more cards on the board wins. Eight to eight is a draw.' },
      { id: 'R38', text: 'After the end nothing more is played. What was hidden is shown when you look back.' },
      {
        id: 'R39',
        text: 'Winning brings 10 coins. Each of your cards that was placed learns: 20 points, 25 if you won, and a little more against a person. Who gives up learns nothing.',
      },
      { id: 'R61', text: 'Turn 100 is the last. Then the board is counted.' },
      { id: 'R62', text: 'In ranked games a full board with eight to eight goes to the side that moved first.' },
    ],
  },
  {
    id: 'abilities',
    title: 'Abilities',
    rules: [
      {
        id: 'R40',
        text: 'When something happens, the card itself speaks first, then cards in hands, then the other cards on the board, row by row.',
      },
      { id: 'R41', text: 'Each reaction is finished before the next one begins.' },
      { id: 'R42', text: 'At the start and end of turns and rounds the cards speak row by row from the upper left.' },
      { id: 'R43', text: 'A silenced card says nothing, and shields and guards nothing. What it gave before stays.' },
      { id: 'R44', text: 'An ability belongs to the card: after it has turned, it works for its new owner.' },
      {
        id: 'R45',
        text: 'An ability that can be aimed needs a card of the other side that it may strike. If you do not aim, it chooses by itself.',
      },
      { id: 'R46', text: 'Numbers change at once: the next fight uses the new ones.' },
      { id: 'R47', text: 'Where chance decides, every candidate is as likely as any other.' },
      { id: 'R49', text: 'A game can be played without abilities: then only the numbers count.' },
    ],
  },
  {
    id: 'tiles',
    title: 'Tiles',
    about: 'A sign on a tile tells for whom it counts: a red disc for you, a blue diamond for the other side.',
    rules: [
      {
        id: 'R50',
        text: 'A *barred* tile takes no card of the side it counts for. A *blessed* or *cursed* one changes the numbers of a card that is placed there. The figure says for how many more of that side’s turns.',
      },
      { id: 'R51', text: 'A tile without a figure counts for good, or until a card is placed on it.' },
      { id: 'R52', text: 'What comes later on a tile replaces what was there. Barred tiles are not replaced.' },
      { id: 'R53', text: '*Lava* takes one from every side of the other’s cards. *Ocean* gives one to your own.' },
      { id: 'R54', text: 'A card that is moved onto such a tile takes its power too, and does not fight.' },
    ],
  },
  {
    id: 'decks',
    title: 'Decks and levels',
    rules: [
      {
        id: 'R55',
        text: 'A deck has exactly twenty of your own cards, at most two of the same name and at most two legendary ones.',
      },
      { id: 'R56', text: 'A game begins with the deck as it is then. Later changes do not touch it.' },
      {
        id: 'R57',
        text: 'Experience makes levels: the second at 150 points, the third at 487, and so on up to the tenth.',
      },
      { id: 'R58', text: 'In ranked games all cards play at level 1.' },
      { id: 'R59', text: 'Everybody begins with the starter deck.' },
      { id: 'R60', text: 'A pack costs 10 coins and holds five cards of a set.' },
    ],
  },
];
