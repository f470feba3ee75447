import { Type } from 'class-transformer';
import { IsInt, IsObject, IsOptional, IsString, Max, Min, ValidateNested } from 'class-validator';
import { ApiError } from '../api-error.js';
import { checkShape } from './validation.js';

class AskDto {
  @IsString()
  type!: string;

  @IsInt()
  of!: number;
}

class BidDto {
  @IsInt()
  @Min(2)
  @Max(8)
  coins!: number;
}

class ActDto {
  @IsObject()
  @ValidateNested()
  @Type(() => AskDto)
  action!: AskDto;

  @IsOptional()
  @IsObject()
  options?: Record<string, unknown>;
}

const ask = { type: 'ask', of: 1 };

function refusal(plain: unknown, Dto: new () => object = ActDto): ApiError {
  try {
    checkShape(Dto, plain);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error(`Not refused: ${JSON.stringify(plain)}`);
}

describe('the shape of what comes in', () => {
  it('becomes an instance of its DTO, inner ones too', () => {
    const dto = checkShape(ActDto, { action: ask });
    expect(dto).toBeInstanceOf(ActDto);
    expect(dto.action).toBeInstanceOf(AskDto);
    expect(dto.action).toEqual(ask);
  });

  it.each([[[]], [[{ action: ask }]], ['text'], [5], [null], [undefined], [true]])('is an object, not %j', (plain) => {
    expect(refusal(plain)).toMatchObject({
      status: 400,
      code: 'BAD_SHAPE',
      extras: { details: [{ field: 'body', reason: 'must be an object' }] },
    });
  });

  it.each([[[]], [[ask]], ['ask'], [null], [7]])('has an object for an action, not %j', (action) => {
    expect(refusal({ action }).code).toBe('BAD_SHAPE');
  });

  it('names every field that is wrong, and why', () => {
    expect(refusal({ action: { type: 7, of: '1' }, more: 1 }).extras.details).toEqual(
      expect.arrayContaining([
        { field: 'more', reason: 'should not exist' },
        { field: 'action.type', reason: 'must be a string' },
        { field: 'action.of', reason: 'must be an integer number' },
      ]),
    );
  });

  it('converts nothing', () => {
    expect(refusal({ action: { type: 'ask', of: '1' } }).message).toBe('action.of must be an integer number');
  });

  it.each(['__proto__', 'constructor', 'prototype'])('has no key %s, at any depth', (key) => {
    const evil = `{ "${key}": { "of": 1, "polluted": true } }`;
    for (const text of [
      evil,
      `{ "action": ${evil} }`,
      `{ "action": { "type": "ask", "of": 1 }, "options": { "deep": [${evil}] } }`,
    ]) {
      expect(refusal(JSON.parse(text)).code).toBe('BAD_SHAPE');
    }
    expect({}).not.toHaveProperty('polluted');
  });

  it.each(['a\0b', 'half a \ud800 pair'])('holds no text that Postgres would choke on: %j', (text) => {
    expect(refusal({ action: { type: text, of: 1 } }).message).toContain('body.action.type');
    expect(refusal({ action: ask, options: { [text]: 1 } }).code).toBe('BAD_SHAPE');
  });

  it('is not nested without end', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`) as object;
    expect(refusal({ action: ask, options: deep }).message).toContain('nested');
  });

  it('leaves the input as it was', () => {
    const plain = Object.freeze({ action: Object.freeze({ ...ask }) });
    expect(() => checkShape(ActDto, plain)).not.toThrow();
  });

  it('tells of a field what is wrong first: its kind, then its size', () => {
    const reasonFor = (coins: unknown) => refusal({ coins }, BidDto).message;
    expect(reasonFor('2')).toBe('coins must be an integer number');
    expect(reasonFor(undefined)).toBe('coins must be an integer number');
    expect(reasonFor(9)).toBe('coins must not be greater than 8');
    expect(reasonFor(1)).toBe('coins must not be less than 2');
  });
});
