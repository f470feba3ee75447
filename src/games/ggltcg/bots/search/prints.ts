import type { CardDefinition } from '../../rules/catalogue/card-set.js';

/** A toy in numbers. */
export interface Body {
  readonly speed: number;
  readonly strength: number;
  readonly stamina: number;
  readonly tussleCost: number;
  readonly canTussle: boolean;
  /** It attacks hands past the toys that are in the way. */
  readonly flies: boolean;
  /** Defenders fall without a strike, unless they are protected from its effect. */
  readonly winsTussles: boolean;
  readonly isProtected: boolean;
  /** What its text says while it is in play. */
  readonly words: readonly string[];
}

/** What is printed on a card, in terms of what it will do. */
export interface Print {
  readonly isToy: boolean;
  /** What it would be in play if nothing boosts it. */
  readonly body: Body;
  /** So many sleeping cards it wakes. */
  readonly wakes: number;
  readonly sweeps: boolean;
  readonly sweepsBack: boolean;
  readonly handWords: readonly string[];
  readonly asleepWords: readonly string[];
}

const TUSSLE_COST = 2;
const known = new WeakMap<CardDefinition, Print>();

/** Each card is read once. */
export function printOf(definition: CardDefinition): Print {
  const print = known.get(definition) ?? readPrint(definition);
  known.set(definition, print);
  return print;
}

function readPrint(definition: CardDefinition): Print {
  const { type, effects, speed, strength, stamina } = definition;
  const has = (word: string): boolean => effects.some((effect) => effect.type === word);
  return {
    isToy: type === 'Toy',
    body: {
      speed: speed ?? 0,
      strength: strength ?? 0,
      stamina: stamina ?? 0,
      tussleCost: TUSSLE_COST,
      canTussle: !has('cannot_tussle'),
      flies: effects.some(({ tussle }) => tussle?.attacksPastDefenders),
      winsTussles: effects.some(({ tussle }) => tussle?.winsTussle),
      isProtected: effects.some(({ protects }) => protects),
      words: wordsOf(definition, 'toy'),
    },
    wakes: effects.find((effect) => effect.type === 'unsleep')?.play?.targets?.max ?? 0,
    sweeps: has('sleep_all'),
    sweepsBack: has('return_all_to_hand'),
    handWords: wordsOf(definition, 'hand'),
    asleepWords: wordsOf(definition, 'asleep'),
  };
}

/**
 * The words of the effect language that speak from a place: of `gain_cc:2` in hand `hand gain_cc` and `hand gain_cc:2`. A card
 * with numbers that were never seen is still judged by the first.
 */
function wordsOf({ effects, effect_definitions }: CardDefinition, place: string): string[] {
  const written = effect_definitions.split(';').filter((effect) => effect.includes(':'));
  return [...effects.map(({ type }) => type), ...written].map((word) => `${place} ${word.trim()}`);
}
