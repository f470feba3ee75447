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
};
