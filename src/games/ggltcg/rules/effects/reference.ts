import type { Effect, EffectKind } from './effect.js';
import { EFFECT_KINDS } from './index.js';
import { Params } from './params.js';

/** One parameter of an effect, as its parser asks for it. */
interface EffectParameter {
  readonly what: string;
  readonly kind: 'integer' | 'keyword' | 'card name';
  readonly optional: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly notZero?: boolean;
  readonly words?: readonly string[];
  readonly otherwise?: number;
}

type EffectFamily =
  'continuous' | 'cost' | 'payment' | 'protection' | 'combat' | 'play' | 'trigger' | 'reaction' | 'activated';

/** A word of the effect language, for people and for editors. */
export interface EffectReference {
  readonly type: string;
  readonly alias: string | null;
  readonly family: EffectFamily;
  /** Whether it aims at cards that the player chooses. */
  readonly targets: boolean;
  readonly on: 'Toy' | 'Action' | 'both';
  /** `stat_boost:stat:amount`; what may be left out stands in brackets. */
  readonly syntax: string;
  readonly parameters: readonly EffectParameter[];
  readonly about: string;
  readonly example: string;
}

const [LEAST, MOST] = [-99, 99];

/** Stands where the parameters would be and writes down what the parser asks for. */
class AskedParams extends Params {
  readonly asked: EffectParameter[] = [];
  private mayBeLeftOut = false;

  constructor() {
    super([]);
  }

  override integer(what: string, range: { min?: number; max?: number; notZero?: boolean }): number {
    const { min = LEAST, max = MOST, notZero } = range;
    this.asked.push({ what, kind: 'integer', optional: false, min, max, ...(notZero && { notZero }) });
    return Math.max(1, min);
  }

  override optionalInteger(what: string, range: { min?: number; max?: number }, otherwise: number): number {
    const { min = LEAST, max = MOST } = range;
    this.asked.push({ what, kind: 'integer', optional: true, min, max, otherwise });
    return otherwise;
  }

  override keyword<W extends string>(what: string, words: readonly W[]): W {
    this.asked.push({ what, kind: 'keyword', optional: this.mayBeLeftOut, words });
    this.mayBeLeftOut = false;
    return words[0]!;
  }

  override optionalKeyword<W extends string>(what: string, words: readonly W[]): W | undefined {
    this.asked.push({ what, kind: 'keyword', optional: true, words });
    return undefined;
  }

  override name(): string {
    this.asked.push({ what: 'card name', kind: 'card name', optional: false });
    return 'Ka';
  }

  /** A parser that looks ahead for a number does so because the word before it may be left out. */
  override nextIsNumber(): boolean {
    this.mayBeLeftOut = true;
    return false;
  }
}

/** The whole effect language. Parameters are what the parsers themselves ask for. */
export const EFFECT_REFERENCE: readonly EffectReference[] = [...EFFECT_KINDS]
  .sort((one, other) => (one.type < other.type ? -1 : 1))
  .map(describe);

function describe(kind: EffectKind): EffectReference {
  const params = new AskedParams();
  const effect = { type: kind.type, ...kind.parse(params) };
  const names = params.asked.map(({ what, optional }) => (optional ? `[:${dashed(what)}]` : `:${dashed(what)}`));
  return {
    type: kind.type,
    alias: kind.alias ?? null,
    family: familyOf(effect),
    targets: effect.play?.targets !== undefined,
    on: kind.type === 'copy_card' ? 'Action' : kind.onActions ? 'both' : 'Toy',
    syntax: `${kind.type}${names.join('')}`,
    parameters: params.asked,
    about: kind.about,
    example: kind.example,
  };
}

function dashed(what: string): string {
  return what.replaceAll(' ', '-');
}

function familyOf({ continuous, cost, tussle, protects, play, trigger, activated, reaction }: Effect): EffectFamily {
  if (play) return 'play';
  if (trigger) return 'trigger';
  if (activated) return 'activated';
  if (reaction) return 'reaction';
  if (protects) return 'protection';
  if (cost?.alternative) return 'payment';
  if (cost?.modifyOwnCost) return 'cost';
  if (cost || continuous) return 'continuous';
  if (tussle) return 'combat';
  throw new Error('An effect without any part does nothing.');
}

/** The reference as a document. */
export function effectReferenceDocument(): string {
  const lines = EFFECT_REFERENCE.flatMap(({ syntax, type, alias, family, targets, on, parameters, about, example }) => [
    `## \`${type}\``,
    '',
    about,
    '',
    `- Written \`${syntax}\`, for example \`${example}\`.`,
    ...parameters.map((one) => `- ${sentenceFor(one)}`),
    `- ${family}${targets ? ', with targets' : ''}; ${on === 'both' ? 'on toys and actions' : `on ${on === 'Toy' ? 'toys' : 'actions'} only`}.`,
    ...(alias === null ? [] : [`- Also read as \`${alias}\`.`]),
    '',
  ]);
  return [
    '# The effect language of GGLTCG',
    '',
    'The `effects` column of a table of cards says what a card does: effects parted by `;`, each `type:parameter:…`.',
    'Blanks around the parts do not matter; an empty column is a card without effects. This page is made from the parser',
    `itself (\`npm run lab -- ggltcg effects\`); \`GET /api/ggltcg/effects\` answers with the same ${EFFECT_REFERENCE.length} kinds.`,
    '',
    ...lines,
  ].join('\n');
}

function sentenceFor({ what, kind, optional, min, max, notZero, words, otherwise }: EffectParameter): string {
  const value =
    kind === 'integer'
      ? `a whole number from ${min} to ${max}${notZero ? ', not 0' : ''}`
      : kind === 'keyword'
        ? `${words!.map((word) => `\`${word}\``).join(', ')}`
        : 'the name of a card of the set';
  const left = optional ? `; may be left out${otherwise === undefined ? '' : ` (${otherwise})`}` : '';
  return `${what}: ${value}${left}.`;
}
