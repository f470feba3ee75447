import { bare, Flag, Wholes } from '../../../../common/http/members.js';

export class MulliganDto extends bare('mulligan') {
  @Flag()
  keep!: boolean;

  @Wholes({ optional: 'or null', max: 7 })
  bottom?: number[];
}

export class AnswerDrawDto extends bare('answer_draw') {
  @Flag()
  accept!: boolean;
}
