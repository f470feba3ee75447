import { plainToInstance, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  registerDecorator,
  ValidateNested,
  validateSync,
} from 'class-validator';
import fc from 'fast-check';
import { Changed } from './changed-member.js';
import { fitsSchema } from './compiled-shapes.js';
import { MayBeLeftOut } from './may-be-left-out.js';
import { checkShape } from './validation.js';

class PlayDto {
  @Equals('play')
  type!: 'play';

  @IsInt()
  @Min(0)
  @Max(9)
  card!: number;

  @IsOptional()
  @IsString()
  @Length(1, 3)
  key?: string;

  @MayBeLeftOut()
  @IsIn(['left', 'right', 2])
  side?: string | number;
}

class MoreDto extends PlayDto {
  @IsBoolean()
  quick = false;

  @IsObject()
  more!: object;

  @IsOptional()
  @MaxLength(2)
  note?: string;

  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(3)
  @IsInt({ each: true })
  @Min(1, { each: true })
  cards?: number[];
}

/** Yes and no as the library says it. */
function libraryAgrees(Dto: new () => object, plain: object): boolean {
  const options = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: false };
  return validateSync(plainToInstance(Dto, plain), options).length === 0;
}

function hasUncounted(plain: object): boolean {
  return Object.values(plain).some((value) => typeof value === 'string' && /[\uFE0E\uFE0F]/.test(value));
}

const anything = fc.oneof(
  fc.constantFrom<unknown>(
    'play',
    'left',
    'right',
    'abc',
    'abcd',
    '',
    '\u{1F600}\u{1F600}',
    '\uFE0F',
    'ab\uFE0Fc\uFE0F',
    [1],
    [1, 2, 3, 4],
    [0],
    ['1'],
    null,
    undefined,
    {},
    [],
    NaN,
  ),
  fc.constantFrom<unknown>(0, 2, 9, 10, -1, 1.5, true, false, { a: 1 }, -0, Infinity),
  fc.anything({ maxDepth: 1 }),
);
const NAMES = ['type', 'card', 'key', 'side', 'quick', 'more', 'note', 'cards'];
/** Mostly what is asked for, with some of it replaced. */
const plays = fc
  .tuple(
    fc.record({
      type: fc.constant('play'),
      card: fc.nat(9),
      key: fc.constantFrom(undefined, null, 'a'),
      side: fc.constantFrom('left', 2),
      quick: fc.boolean(),
      more: fc.constant({ a: [1] }),
      cards: fc.constantFrom(undefined, null, [1, 2]),
    }),
    fc.dictionary(fc.constantFrom(...NAMES, 'other'), anything, {
      maxKeys: 2,
    }),
    fc.subarray(['key', 'side', 'quick', 'card']),
  )
  .map(([play, wrong, without]) => {
    const plain: Record<string, unknown> = { ...play, ...wrong };
    for (const key of without) delete plain[key];
    return plain;
  });

describe('What fits the schema of a DTO', () => {
  it.each([[PlayDto], [MoreDto]])('is what class-validator says yes to: %p', (Dto: new () => object) => {
    let yes = 0;
    fc.assert(
      fc.property(plays, (plain) => {
        const { quick: _q, more: _m, note: _n, cards: _c, ...play } = plain;
        const given = Dto === PlayDto ? play : { quick: false, ...plain };
        const fits = fitsSchema(Dto, given);
        // A text with signs that class-validator does not count is left to it.
        if (fits || !hasUncounted(given)) expect(fits).toBe(libraryAgrees(Dto, given));
        if (fits) yes += 1;
      }),
      { numRuns: 2000 },
    );
    expect(yes).toBeGreaterThan(200);
    expect(yes).toBeLessThan(1800);
  });

  it('becomes what it would become the general way', () => {
    const plain = { type: 'play', card: 3, more: { deep: [{ a: 1 }] } };
    const dto = checkShape(MoreDto, plain);
    expect(dto).toBeInstanceOf(MoreDto);
    expect(dto).toStrictEqual(plainToInstance(MoreDto, plain));
    expect(dto.quick).toBe(false);
    expect(dto.more).not.toBe(plain.more);
  });

  it('may be numbers, which class-transformer reads from text first', () => {
    class Counted {
      @Type(() => Number)
      @IsInt()
      many!: number;
    }
    expect(fitsSchema(Counted, { many: 3 })).toBe(true);
    expect(fitsSchema(Counted, { many: '3' })).toBe(false);
    expect(checkShape(Counted, { many: '3' }).many).toBe(3);
  });

  it('may have its own words for what is wrong', () => {
    class Worded {
      @IsString({ message: 'name is wanted' })
      name!: string;
    }
    expect(fitsSchema(Worded, { name: 'a' })).toBe(true);
    expect(() => checkShape(Worded, {})).toThrow('is wanted');
  });

  it('is nothing where a DTO asks for more than simple members', () => {
    class Inner {}
    class Nested {
      @ValidateNested()
      @Type(() => Inner)
      inner!: Inner;
    }
    class Tidied {
      @IsString()
      @Changed((value) => (value as string).trim())
      name!: string;
    }
    class Heir extends Tidied {}
    class Patterned {
      @Matches(/^a/)
      name!: string;
    }
    class Grouped {
      @IsString({ groups: ['a'] })
      name!: string;
    }
    class Custom {
      name!: string;
    }
    registerDecorator({
      target: Custom,
      propertyName: 'name',
      name: 'isOurs',
      validator: { validate: (value) => value === 'ours' },
    });
    for (const Dto of [Tidied, Heir, Patterned, Grouped, Custom]) {
      expect([Dto.name, fitsSchema(Dto, { name: 'a' })]).toEqual([Dto.name, false]);
    }
    expect(fitsSchema(Nested, { inner: {} })).toBe(false);
    expect(() => checkShape(Custom, { name: 'a' })).toThrow('name');
    expect(checkShape(Custom, { name: 'ours' }).name).toBe('ours');
    expect(checkShape(Tidied, { name: ' x ' }).name).toBe('x');
  });
});
