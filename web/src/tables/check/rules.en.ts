import type { RulesSection } from '../../play/rules/rules.types.js';

/** The rules under the numbers that refusals name. */
export const RULES: readonly RulesSection[] = [
  {
    id: 'table',
    title: 'The table',
    about: 'Four cards, face down, and a memory. The lowest hand wins.',
    rules: [
      {
        id: '2.1.1',
        text: 'Two to six players, people and bots, each at a seat that stays theirs for the whole match.',
      },
      { id: '2.1.2', text: 'Turns go clockwise, or the other way round where the table says so.' },
      {
        id: '2.1.3',
        text: 'Chance or the table says who begins the first round; later rounds are begun by the winner of the one before, see 2.11.6.',
      },
      {
        id: '2.1.4',
        text: 'Everything the table may set is public and fixed before the first card: penalties, hand limit, clocks, rounds, memory aid.',
      },
    ],
  },
  {
    id: 'deck',
    title: 'The cards',
    about:
      'One deck of 52. Suits mean nothing. Few points are good: an ace is −1, 2 to 10 are what they say, jack 11, queen 12, king 13.',
    rules: [
      { id: '2.2.1', text: 'There are no jokers.' },
      {
        id: '2.2.2',
        text: 'The deck is shuffled, and each player is dealt four cards, one at a time: top left, top right, bottom left, bottom right. The rest is the deck.',
      },
      {
        id: '2.2.3',
        text: 'The pile is empty at first, so the first player draws from the deck or calls Check. A table may turn up one card to begin with.',
      },
    ],
  },
  {
    id: 'hand',
    title: 'Your hand',
    rules: [
      { id: '2.3.1', text: 'Your cards lie in two rows. From the fifth card on, new columns begin at the right.' },
      { id: '2.3.2', text: 'A card never changes its place by itself. Where a card has left, a gap stays.' },
      { id: '2.3.3', text: 'A penalty card fills the first gap, or begins a new place if there is none.' },
      { id: '2.3.4', text: 'A gap counts for nothing and cannot be chosen.' },
    ],
  },
  {
    id: 'peek',
    title: 'The first look',
    rules: [
      {
        id: '2.4.1',
        text: 'Before play, each player looks once at the *bottom two* of the own cards. All do it at the same time.',
      },
      { id: '2.4.2', text: 'There is no second look. Only you see them; the others see that you have looked.' },
      { id: '2.4.3', text: 'Say when you have them. That needs the look first.' },
      {
        id: '2.4.4',
        text: 'When all have said so, or the time is up, the cards are down for good. Those who did not look in time are shown theirs then.',
      },
      { id: '2.4.5', text: 'The first player begins.' },
      { id: '2.4.6', text: 'During the first look nothing else can be done, except leaving.' },
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    about: 'Call Check, or draw and discard.',
    rules: [
      {
        id: '2.5.1',
        text: 'A turn is a call, or: draw, discard, a window for matches, and what a jack, queen or king does. Each step has its moment, and only the player whose turn it is draws and discards.',
      },
      { id: '2.5.2', text: '*From the deck:* only you see the card.' },
      {
        id: '2.5.3',
        text: '*From the pile:* the top card, seen by all. Not from an empty pile, not from a sealed one (2.6.4), and at some tables no jack, queen or king.',
      },
      {
        id: '2.5.4',
        text: 'Put the drawn card face down in place of one of yours; that one goes face up on the pile.',
      },
      {
        id: '2.5.5',
        text: 'A card from the deck may be thrown on the pile as it is. A card from the pile must be swapped in.',
      },
      {
        id: '2.5.6',
        text: 'A jack, queen or king does something only when it reaches the pile, not when it goes into a hand.',
      },
      { id: '2.5.7', text: 'Each discard opens the pile again and begins a window.' },
      { id: '2.5.8', text: 'Nothing is taken back.' },
    ],
  },
  {
    id: 'window',
    title: 'Matching',
    about: 'After every discard anybody may lay a card of the same rank on it.',
    rules: [
      {
        id: '2.6.1',
        text: 'The window opens after *every* discard, whether or not a card fits, and has its own clock.',
      },
      { id: '2.6.2', text: 'Everybody with a card who is not locked may answer, the one who discarded included.' },
      { id: '2.6.3', text: 'You answer once: a card, or no match. Choosing a gap costs nothing and is no answer.' },
      {
        id: '2.6.4',
        text: '*Right:* the card is gone from your hand and lies on the pile. The pair seals the pile, and the window closes. There is one match for each discard.',
      },
      {
        id: '2.6.5',
        text: '*Wrong:* the card goes back, unseen by all and by you. You get a penalty card, unseen. All know only that this place is not that rank. Some tables let you try again.',
      },
      {
        id: '2.6.6',
        text: 'The window closes with a match, when all have answered, or by its clock; never because no card fits.',
      },
      {
        id: '2.6.7',
        text: 'The first right card to arrive wins. Later ones come to a closed window and cost nothing, right or wrong.',
      },
      {
        id: '2.6.8',
        text: 'The card just swapped in may match the one it replaced, and a card never looked at may be risked.',
      },
      { id: '2.6.9', text: 'A hand that a match has emptied calls Check by itself, see 2.8.3.' },
      {
        id: '2.6.10',
        text: 'At a table with *sealed* answers all answer in secret; then they are opened in the order of seats after the one who discarded, as if they had come so. What comes after the first right card is void.',
      },
    ],
  },
  {
    id: 'ability',
    title: 'Jack, queen, king',
    rules: [
      {
        id: '2.7.1',
        text: 'A jack, queen or king on the pile wakes for the one who discarded it. Of a matched pair both wake, first the one on top for the player who matched, then the other.',
      },
      {
        id: '2.7.2',
        text: 'A *king* looks at up to two cards, a *queen* at one, a *jack* at none. Then each may swap two cards.',
      },
      { id: '2.7.3', text: 'Look at any cards of any players, each once. At some tables locked hands are closed.' },
      { id: '2.7.4', text: 'Swap any two cards of any players that are not locked. They change places face down.' },
      { id: '2.7.5', text: 'All of it is a choice: fewer looks, no look, no swap.' },
      {
        id: '2.7.6',
        text: 'Looks may be taken one by one. With the swap the looks that are left are given up. Without looks left there is no looking.',
      },
      { id: '2.7.7', text: 'With nothing to look at or swap, the card does nothing.' },
      {
        id: '2.7.8',
        text: 'A player who went out with the card still uses it, unless the table says otherwise. Of a player who has left it does nothing.',
      },
      { id: '2.7.9', text: 'Only its owner uses it; all others wait.' },
    ],
  },
  {
    id: 'check',
    title: 'Check',
    rules: [
      {
        id: '2.8.1',
        text: 'Call at the beginning of your turn, before drawing, if nobody has called. The call is your turn.',
      },
      { id: '2.8.2', text: 'Your hand is locked, and everybody else has one more turn.' },
      {
        id: '2.8.3',
        text: 'A hand emptied by a match calls by itself as soon as the turn is over. If somebody had called before, that call stands.',
      },
      { id: '2.8.4', text: 'Nothing in a locked hand changes: no match from it, no swap with it, no turn for it.' },
      { id: '2.9.1', text: 'Last turns go around from the player after the one whose turn just ended.' },
      { id: '2.9.2', text: 'Each is a whole turn, and all who are not locked may match.' },
      { id: '2.9.3', text: 'A player who is locked when the last turn comes is passed over.' },
      { id: '2.9.4', text: 'After the last of them all hands are turned up.' },
      { id: '2.9.5', text: 'There is no second call.' },
    ],
  },
  {
    id: 'deck-out',
    title: 'When the deck is empty',
    rules: [
      {
        id: '2.10.1',
        text: 'Everything under the top card of the pile is shuffled into a new deck when a card is needed.',
      },
      { id: '2.10.2', text: 'With one card on the pile that is not possible, and nothing can be drawn from the deck.' },
      { id: '2.10.3', text: 'If a player can draw from neither, the round ends and is counted.' },
      { id: '2.10.4', text: 'A penalty card that is not there is not dealt; the answer is used up all the same.' },
    ],
  },
  {
    id: 'score',
    title: 'Counting',
    rules: [
      { id: '2.11.1', text: 'All hands are turned up. Your points are the sum of your cards; an empty hand has 0.' },
      {
        id: '2.11.2',
        text: 'The lowest sum wins the round. Equal sums share the win. The call itself is worth nothing.',
      },
      { id: '2.11.3', text: 'At some tables a caller who does not win gets points on top.' },
      { id: '2.11.4', text: 'A match is one round, a number of rounds, or goes on until a total reaches the target.' },
      { id: '2.11.5', text: 'The lowest total wins the match; equal totals share it.' },
      { id: '2.11.6', text: 'The winner of a round begins the next one.' },
      {
        id: '2.11.7',
        text: 'The next round begins when all are ready, or when the break is over. Until then the round is over and nothing can be played.',
      },
    ],
  },
  {
    id: 'endings',
    title: 'Other endings',
    rules: [
      { id: '2.12.1', text: 'A round without a call ends when so many turns are played as the table allows.' },
      {
        id: '2.12.2',
        text: 'Where hands have a limit, a hand that reaches it by penalties is out: locked, counted, and cannot win the round.',
      },
      {
        id: '2.12.3',
        text: 'Who leaves is out for the match; the cards stay and are counted. Who lets three turns in a row run out is out for the round.',
      },
      {
        id: '2.12.4',
        text: 'With fewer than two players left, the round ends at once; the last one who has not left wins the match.',
      },
    ],
  },
  {
    id: 'time',
    title: 'Time',
    rules: [
      {
        id: '2.13.1',
        text: 'At most one clock stands: for the first look, half a turn, a window, a step of an ability, or the break.',
      },
      {
        id: '2.13.2',
        text: 'When a turn runs out, a card is drawn and discarded for you; a card already drawn from the pile goes to your first place.',
      },
      { id: '2.13.3', text: 'When a window runs out, all who are silent pass. When an ability runs out, it is left.' },
      { id: '2.13.5', text: 'What arrives when the time is up is too late, by the clock of the server.' },
    ],
  },
];
