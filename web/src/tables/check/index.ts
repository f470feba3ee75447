import type { TableKind } from '../../play/table-kind.js';
import { asking } from './asking.js';
import { DECK, PILE, placeOf } from './places.js';
import { ReviewRound } from './review-round.js';
import { scene } from './scene.js';
import type { Check, Face } from './shapes.js';
import { sounds } from './sounds.js';
import { derived, staging } from './staging.js';
import { Table } from './table.js';
import { talk } from './talk.en.js';
import { Thumb } from './thumb.js';
import { words } from './words.en.js';

/** Check: all the page knows of it. */
export const table: TableKind<Check, Face> = {
  slug: 'check',
  Table,
  Thumb,
  placesPrompt: true,
  PromptActs: ReviewRound,
  scene,
  asking,
  staging,
  derived,
  words,
  sounds,
  RulesSheet: async () => (await import('./rules-sheet.js')).RulesSheet,
  Review: async () => (await import('./review.js')).Review,
  marks: (event) => {
    if (event.type === 'cardDrawn') return { kind: 'turn' };
    if (event.type === 'roundStarted') return { kind: 'round', text: talk.round(event.roundNo) };
    if (event.type === 'checkCalled') return { kind: 'call' };
    return event.type === 'roundScored' ? { kind: 'end' } : undefined;
  },
  heading: (event) => (event.type === 'roundStarted' ? talk.round(event.roundNo) : undefined),
  probe: (ref, _soFar, { eyes }) => {
    if (ref === DECK) return { type: 'drawFromDeck' };
    if (ref === PILE) return { type: 'drawFromDiscard' };
    const at = placeOf(ref);
    return at && at.seat === eyes ? { type: 'swapAndDiscard', handIndex: at.index } : undefined;
  },
  racing: ['attemptMatch', 'passMatch'],
  simultaneous: ['performPeek', 'confirmPeek', 'nextRound'],
  confirm: { callCheck: 'usually' },
  keys: {
    n: 'passMatch',
    c: 'callCheck',
    d: 'drawFromDeck',
    t: 'drawFromDiscard',
    x: 'discardDrawnCard',
    r: 'nextRound',
  },
  gestures: {
    'half-way': (dx, dy) => [
      { transform: 'none' },
      { transform: `translate(${dx / 2}px, ${dy / 2}px)`, offset: 0.35 },
      { transform: `translate(${dx / 2 - 8}px, ${dy / 2}px)`, offset: 0.45 },
      { transform: `translate(${dx / 2 + 8}px, ${dy / 2}px)`, offset: 0.55 },
      { transform: 'none' },
    ],
  },
};
