import { integer, text } from '../../../../engine/sockets/docs/description.js';
import type { EventDescription } from '../../../../engine/sockets/docs/description.js';
import type { CheckEvent } from '../../rules/events.js';

const ABOUT: Readonly<Record<CheckEvent['type'], string>> = {
  roundStarted: 'A round begins: `roundNo`, `firstPlayerID`, `deckCommitment`. Also told to a client that joins',
  initialPeek: 'A player looks at the bottom row; `cards` to that player only',
  peekConfirmed: 'A player has memorised them',
  peekPhaseEnded: 'Play begins',
  cardDrawn: '`source`; `card` to the drawer, and to all from the discard pile',
  cardDiscarded: '`card`, and `fromSlot` (null: the drawn card itself)',
  windowOpened: 'A discard may be matched: `windowId`, `card`, `deadline`',
  windowClosed: '`reason`: matched, answered or expired',
  matchPassed: 'A player does not want to match',
  matchAnswered: 'A player has given a sealed answer',
  matchSucceeded: 'The match: `cardIndex`, `card`',
  matchFailed: 'A wrong card went back unseen: `cardIndex`',
  penaltyCardDealt: 'An unseen card into the slot `cardIndex`',
  penaltyUnavailable: 'No card was left for a penalty',
  abilityStarted: '`rank` and `source` of the ability, and whose it is',
  abilityEnded: 'It is done',
  abilityFizzled: 'It came to nothing',
  abilityPeeked: '`targets`; `cards` to the peeker only',
  abilitySwapped: 'Two cards changed places: `targets`',
  deckReshuffled: 'The discards became the deck: `count`',
  checkCalled: 'Check! `automatic` where a hand was emptied',
  finalTurnsStarted: 'One last turn for each in `order`',
  finalTurnSkipped: 'A player out of play was passed over',
  turnExpired: 'The clock played for a player',
  playerDisqualified: 'A hand grew too large',
  playerReady: 'A player waits for the next round',
  playerForfeited: 'A player is out: `scope` round or match',
  roundScored: '`hands`, `scores`, `roundWinner`, `totals`, `endedBy`, and the seed of the round',
  matchEnded: '`matchWinner` and `totals`',
};

const HEAD = {
  gameId: text('The id of the game'),
  seq: integer(),
  n: integer('Its place in the action'),
  at: integer(),
};

/** What this game tells beside `session:update`. */
export const MESSAGES: Readonly<Record<string, EventDescription>> = Object.fromEntries(
  Object.entries(ABOUT).map(([type, about]) => [
    type,
    { about, payload: { type: 'object', properties: HEAD, required: Object.keys(HEAD) } },
  ]),
);
