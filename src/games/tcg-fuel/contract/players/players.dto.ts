import { RowNumberInQuery } from '../dto/row-number.js';

export class RefusalsQueryDto {
  @RowNumberInQuery({ optional: 'or null' })
  playerId?: number;
}
