/** What is wrong with an effect, without its place. */
export class EffectError extends Error {}

/** The parameters of one effect, read from left to right; what is left over at the end is an error. */
export class Params {
  private position = 0;

  constructor(private readonly parts: readonly string[]) {}

  /** A whole number that must be there. */
  integer(what: string, range: { min?: number; max?: number; notZero?: boolean }): number {
    const text = this.parts[this.position];
    if (text === undefined) throw new EffectError(`the ${what} is missing`);
    this.position += 1;
    if (!/^[+-]?\d+$/.test(text)) throw new EffectError(`the ${what} must be a whole number, not "${text}"`);
    const value = Number(text);
    const { min = -99, max = 99, notZero = false } = range;
    if (value < min || value > max) throw new EffectError(`the ${what} must be from ${min} to ${max}, not ${value}`);
    if (notZero && value === 0) throw new EffectError(`the ${what} must not be 0`);
    return value;
  }

  /** A whole number that may be left out. */
  optionalInteger(what: string, range: { min?: number; max?: number }, otherwise: number): number {
    return this.nextIsNumber() ? this.integer(what, range) : otherwise;
  }

  /** One of the words, which must be there. */
  keyword<W extends string>(what: string, words: readonly W[]): W {
    const text = this.parts[this.position];
    if (text === undefined) throw new EffectError(`the ${what} is missing (${words.join(', ')})`);
    this.position += 1;
    const word = words.find((one) => one === text.toLowerCase());
    if (word === undefined) throw new EffectError(`the ${what} must be one of ${words.join(', ')}, not "${text}"`);
    return word;
  }

  /** One of the words, or nothing more. */
  optionalKeyword<W extends string>(what: string, words: readonly W[]): W | undefined {
    return this.position < this.parts.length ? this.keyword(what, words) : undefined;
  }

  /** The name of a card, as it is written. */
  name(): string {
    const text = this.parts[this.position];
    if (!text) throw new EffectError('the card name is missing');
    this.position += 1;
    return text;
  }

  nextIsNumber(): boolean {
    return /^[+-]?\d+$/.test(this.parts[this.position] ?? '');
  }

  end(): void {
    const left = this.parts.slice(this.position);
    if (left.length > 0) throw new EffectError(`unexpected parameter "${left.join(':')}"`);
  }
}
