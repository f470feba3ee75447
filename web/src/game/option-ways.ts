import type { OptionForm } from '@parlour/client';
import type { OptionLine, OptionValue } from './option-form.js';

type Members = Readonly<Record<string, OptionValue>>;

/** One way to answer an option whose value has one of several forms. */
export interface OptionWay {
  /** What the option is when this way is chosen. */
  readonly value: OptionValue | Members;
  /** What tells this way from the others: a plain value, or the members that are always the same. */
  readonly fixed: OptionValue | Members;
  /** What is asked besides. */
  readonly lines: readonly OptionLine[];
}

/** Every way to answer an option, or none if one of its forms cannot be asked for. */
export function optionWays({ path, schema }: OptionLine): readonly OptionWay[] {
  const ways = (schema.oneOf ?? []).map((form) => waysOf(form, path));
  return ways.some((some) => some.length === 0) ? [] : ways.flat();
}

/** The way in which an option is answered now. */
export function chosenWay(ways: readonly OptionWay[], value: unknown): number {
  return ways.findIndex(({ fixed }) => {
    if (!isMembers(fixed)) return fixed === value;
    const now = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    return Object.entries(fixed).every(([name, one]) => now[name] === one);
  });
}

function waysOf(form: OptionForm, path: readonly string[]): OptionWay[] {
  if (form.properties) {
    const fixed: Record<string, OptionValue> = {};
    const first: Record<string, OptionValue> = {};
    const lines: OptionLine[] = [];
    for (const [name, member] of Object.entries(form.properties)) {
      const [least] = plainValues(member);
      if (least === undefined) return [];
      if (member.enum?.length === 1) fixed[name] = least;
      else {
        first[name] = least;
        lines.push({ path: [...path, name], schema: { ...member, default: undefined } });
      }
    }
    return [{ value: { ...fixed, ...first }, fixed, lines }];
  }
  return plainValues(form).map((value) => ({ value, fixed: value, lines: [] }));
}

function plainValues({ enum: values, minimum, maximum }: Pick<OptionForm, 'enum' | 'minimum' | 'maximum'>) {
  if (values) return values.filter(isPlain);
  if (minimum === undefined || maximum === undefined) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
}

function isPlain(value: unknown): value is OptionValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isMembers(value: OptionValue | Members): value is Members {
  return typeof value === 'object' && value !== null;
}
