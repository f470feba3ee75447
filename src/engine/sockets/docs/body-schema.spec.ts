import { Flag, OneOf, Parts, Text, Whole } from '../../../common/http/members.js';
import { bodySchema } from './body-schema.js';

class Stop {
  @OneOf(['own', 'other'])
  turn!: string;
}

class Wish extends Stop {
  @Whole({ min: 1, max: 9, about: 'Its number' })
  id!: number;

  @Text({ optional: 'or null', nullable: true, max: 20 })
  note?: string | null;

  @Flag({ optional: true })
  always?: boolean;

  @Parts(Stop, { optional: true, max: 3 })
  stops?: Stop[];
}

describe('The schema of a body', () => {
  it('tells every member as it is checked: its type, its bounds, and whether it may be left out', () => {
    expect(bodySchema(Wish)).toEqual({
      type: 'object',
      properties: {
        turn: { type: 'string', enum: ['own', 'other'] },
        id: { type: 'integer', minimum: 1, maximum: 9, description: 'Its number' },
        note: { type: ['string', 'null'], maxLength: 20 },
        always: { type: 'boolean' },
        stops: { type: 'array', items: bodySchema(Stop), maxItems: 3 },
      },
      required: ['turn', 'id'],
      additionalProperties: false,
    });
  });

  it('has no members where nothing is asked for', () => {
    expect(bodySchema(class {})).toEqual({ type: 'object', properties: {}, required: [], additionalProperties: false });
  });
});
