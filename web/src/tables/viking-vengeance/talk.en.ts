/** What this table says besides the sentences of its events, in English. */
export const talk = {
  board: 'Board, four by four',
  looked: 'The card looked at',
  pointAtOne: 'Point at a card to read it.',
  hidden: 'A hidden card.',
  noAbility: 'No ability: only its four sides.',
  tile: (column: number, row: number) => `Column ${column}, row ${row}`,
  card: 'Card',
  outcome: 'Outcome',
  toMove: 'to move',
  emptyTile: 'An empty tile.',
  /** After a card's name; without a name it is the reader's. */
  ownedBy: (name: string | undefined) => (name === undefined ? ' · yours' : ` · ${name}’s`),
  level: (level: number) => `level ${level}`,
  printed: (sides: readonly (number | string)[]) => `Printed ${sides.join(' · ')}`,
  moreTurns: (turns: number) => `, ${turns} more ${turns === 1 ? 'turn' : 'turns'}`,
  turn: (turn: number) => `Turn ${turn}`,
  round: (round: number) => `round ${round}`,
  heading: (turn: number, name: string, round: number | undefined) =>
    `Turn ${turn}, ${name}${round === undefined ? '' : ` · round ${round}`}`,
  pass: 'Pass',
  holds: 'holds',
  forYou: 'you',
  forThem: 'them',
};
