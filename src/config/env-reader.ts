export type Env = Readonly<Record<string, string | undefined>>;

/** Thrown once, with every bad setting named: an operator should not have to start five times to fix five typos. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`Parlour cannot start with these settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** Reads typed values out of the environment and collects what is wrong with them. An empty value counts as unset. */
export class EnvReader {
  private readonly problems: string[] = [];

  constructor(private readonly env: Env) {}

  text(name: string): string | undefined;
  text(name: string, fallback: string): string;
  text(name: string, fallback?: string): string | undefined {
    return this.env[name]?.trim() || fallback;
  }

  integer(name: string, fallback: number, range: { min: number; max?: number }): number;
  integer(name: string, fallback: undefined, range: { min: number; max?: number }): number | undefined;
  integer(
    name: string,
    fallback: number | undefined,
    { min, max = Number.MAX_SAFE_INTEGER }: { min: number; max?: number },
  ) {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (/^-?\d+$/.test(text) && value >= min && value <= max) return value;
    const wanted = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    this.refuse(name, `must be a whole number ${wanted}, not "${text}"`);
    return fallback;
  }

  flag(name: string, fallback = false): boolean {
    const text = this.text(name)?.toLowerCase();
    if (text === undefined) return fallback;
    if (['1', 'true', 'yes', 'on'].includes(text)) return true;
    if (['0', 'false', 'no', 'off'].includes(text)) return false;
    this.refuse(name, `must be 1 or 0, not "${text}"`);
    return fallback;
  }

  oneOf<T extends string>(name: string, options: readonly T[], fallback: T): T {
    const text = this.text(name, fallback).toLowerCase();
    const option = options.find((candidate) => candidate === text);
    if (option === undefined) this.refuse(name, `must be one of ${options.join(', ')}, not "${text}"`);
    return option ?? fallback;
  }

  /** The value is not repeated in the message: an address may carry a password. */
  url(name: string, protocols: readonly string[]): string | undefined;
  url(name: string, protocols: readonly string[], fallback: string): string;
  url(name: string, protocols: readonly string[], fallback?: string): string | undefined {
    const text = this.text(name);
    if (text === undefined) return fallback;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    this.refuse(name, `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
    return fallback;
  }

  list(name: string): readonly string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
  }

  refuse(name: string, why: string): void {
    this.problems.push(`${name} ${why}`);
  }

  finish(): void {
    if (this.problems.length > 0) throw new SettingsError(this.problems);
  }
}
