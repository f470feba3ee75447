/** How much of a card is drawn: the box decides, not the screen. */
export type Detail = 'mini' | 'small' | 'full';
/** Two colours, or one for each suit. */
export type SuitColours = 'two' | 'four';
/** Day, or lamplight: the same cards with less glare. */
export type Paper = 'day' | 'lamp';

export interface CardStyle {
  readonly detail: Detail;
  readonly suits: SuitColours;
  readonly paper: Paper;
}

/** What a card in a box of this width shows. */
export const detailFor = (px: number): Detail => (px <= 44 ? 'mini' : px <= 87 ? 'small' : 'full');
