import { RowNumberInQuery } from '../shapes/row-number.js';

export class RefusalsQueryDto {
  @RowNumberInQuery({ optional: 'or null' })
  playerId?: number;
}
