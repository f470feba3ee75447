import type { Caption, GameShape } from '@parlour/client';
import type { AskWords, TableKind, Telling, Words } from '../table-kind.js';
import type { ButtonOffer, Narrowed, Way } from './offer.js';
import { currentTableWords } from '../../words/use-table-words.js';

type AnyAsk = AskWords<GameShape, Record<string, unknown>>;

function asksOf<G extends GameShape, Face>(words: Words<G, Face>, type: string): AnyAsk | undefined {
  return (words.asks as Readonly<Record<string, AnyAsk | undefined>>)[type];
}

/** A kind of action by name. */
export function labelOf<G extends GameShape, Face>(
  kind: TableKind<G, Face>,
  way: Way,
  soFar: Readonly<Record<string, unknown>>,
  telling: Telling<G>,
): string {
  const asks = asksOf(kind.words, way.type);
  const named = way.way === undefined ? undefined : asks?.ways?.[way.way];
  if (named !== undefined) return named;
  if (typeof asks?.label === 'function') return asks.label(soFar, telling as never);
  return asks?.label ?? inWords(way.type);
}

/** What stands on a button. */
export function buttonLabel<G extends GameShape, Face>(
  kind: TableKind<G, Face>,
  { meaning, caption }: ButtonOffer,
  soFar: Readonly<Record<string, unknown>>,
  telling: Telling<G>,
): string {
  const { ask: words } = currentTableWords();
  const { way } = meaning;
  const asks = asksOf(kind.words, way.type);
  switch (meaning.means) {
    case 'way':
      return withPrice(kind, labelOf(kind, way, soFar, telling), caption);
    case 'option': {
      const named = asks?.option?.(meaning.step, meaning.value, soFar, telling as never, caption);
      return named?.includes('\n') ? named : withPrice(kind, named ?? valueInWords(meaning.value), caption);
    }
    case 'all':
      return asks?.option?.('all', 'all', soFar, telling as never) ?? words.all;
    case 'none':
      return asks?.option?.('none', null, soFar, telling as never) ?? words.noneOf(labelOf(kind, way, soFar, telling));
    case 'next':
      return words.next;
    case 'action':
      return caption?.label ?? valueInWords(meaning.action);
  }
}

/** What stands on the button that sends what is ready, with its price where the server names one. */
export function readyLabel<G extends GameShape, Face>(
  kind: TableKind<G, Face>,
  { way, ready, soFar, caption }: Narrowed<G['action']>,
  telling: Telling<G>,
): string {
  return withPrice(kind, labelOf(kind, way ?? { type: ready?.type ?? '' }, soFar, telling), caption);
}

/** A label with what it costs: "Play Ka (1 CC)". */
export function withPrice<G extends GameShape, Face>(
  { words }: TableKind<G, Face>,
  label: string,
  caption: Caption | undefined,
): string {
  const price = Object.entries(caption?.price ?? {}).map(
    ([currency, amount]) => words.price?.(currency, amount) ?? `${amount} ${currencyInWords(currency)}`,
  );
  return price.length === 0 ? label : `${label} (${price.join(', ')})`;
}

/** Short names are initials: `cc` is CC. */
function currencyInWords(currency: string): string {
  return currency.length <= 2 ? currency.toUpperCase() : inWords(currency).toLowerCase();
}

/** The one sentence of the prompt bar. */
export function promptOf<G extends GameShape, Face>(
  kind: TableKind<G, Face>,
  ask: Narrowed<G['action']>,
  telling: Telling<G>,
): string {
  const { way, step, soFar, ready } = ask;
  if (!way) return kind.words.turn?.(telling) ?? currentTableWords().ask.yourTurn;
  const label = labelOf(kind, way, soFar, telling);
  if (step === undefined || step === 'none' || step === 'all')
    return ready ? `${label}?` : (kind.words.turn?.(telling) ?? label);
  return (
    asksOf(kind.words, way.type)?.ask?.(step, soFar, telling as never) ?? `${label}: ${inWords(step).toLowerCase()}?`
  );
}

/** A name of the rules as words: `drawFromDeck`, `play_card` and `offer-draw` are read aloud. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Any value as words. */
export function valueInWords(value: unknown): string {
  const { none, yes, no } = currentTableWords().ask;
  if (value === null || value === undefined) return none;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? none : value.map(valueInWords).join(', ');
  return Object.entries(value)
    .map(([name, member]) => `${inWords(name).toLowerCase()} ${valueInWords(member)}`)
    .join(', ');
}
