import type { TableKind } from '../../play/table-kind.js';
import { asking, probe } from './asking.js';
import { scene } from './scene.js';
import { NAMES } from './shapes.js';
import type { Face, FourInASquare } from './shapes.js';
import { sounds } from './sounds.js';
import { derived, staging } from './staging.js';
import { Table } from './table.js';
import { talk } from './talk.en.js';
import { words } from './words.en.js';

/** Four in a Square: all the page knows of it. */
export const table: TableKind<FourInASquare, Face> = {
  slug: 'four-in-a-square',
  Table,
  scene,
  asking,
  probe,
  staging,
  derived,
  words,
  sounds,
  marks: (event) => {
    if (event.type === 'placed') return { kind: 'turn' };
    if (event.type === 'restarted') return { kind: 'round', text: talk.round(event.round) };
    return event.type === 'won' || event.type === 'drawn' ? { kind: 'end' } : undefined;
  },
  heading: (event) => (event.type === 'placed' ? NAMES[event.player] : undefined),
  confirm: { restart: 'always' },
  RulesSheet: () => import('./rules-sheet.js').then((module) => module.RulesSheet),
  Course: () => import('./course.js').then((module) => module.Course),
  Review: () => import('./review.js').then((module) => module.Review),
};
