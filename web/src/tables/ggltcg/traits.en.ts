/** The kinds of effects as one reads them on a card, in English. */
export const traitWords = {
  protected: 'protected',
  boost: 'boost',
  tusslePrice: 'tussle price',
  dearer: 'dearer',
  cheaper: 'cheaper',
  whenItSleeps: 'when it sleeps',
  cc: 'CC',
  directAttack: 'direct attack',
  winsOnOwnTurn: 'wins on own turn',
  ability: 'ability',
  wakes: 'wakes',
  putsToSleep: 'puts to sleep',
  takes: 'takes',
  copies: 'copies',
  returns: 'returns',
};
