/** When abilities speak. `Hand…` works only in hand, `Any…` answers what happens to another card. */
export type Moment =
  | 'OnPlace'
  | 'HandOnPlace'
  | 'AnyOnPlace'
  | 'BeforeCombat'
  | 'OnCombat'
  | 'AfterCombat'
  | 'OnDefend'
  | 'HandOnDefend'
  | 'AnyOnDefend'
  | 'OnFlip'
  | 'HandOnFlip'
  | 'AnyOnFlip'
  | 'OnFlipped'
  | 'AnyOnFlipped'
  | 'HandOnTurnEnd'
  | 'OnTurnEnd'
  | 'HandOnRoundEnd'
  | 'OnRoundEnd'
  | 'HandOnRoundStart'
  | 'OnRoundStart'
  | 'HandOnTurnStart'
  | 'OnTurnStart';

/** Whether a moment is for cards in hand. */
export function isHandMoment(moment: Moment): boolean {
  return moment.startsWith('Hand');
}
