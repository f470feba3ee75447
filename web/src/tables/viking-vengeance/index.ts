import type { TableKind } from '../../play/table-kind.js';
import { asking } from './asking.js';
import { heading } from './heading.js';
import { scene } from './scene.js';
import type { Face, VikingVengeance } from './shapes.js';
import { sounds } from './sounds.js';
import { derived, gestures, staging } from './staging.js';
import { Table } from './table.js';
import { words } from './words.en.js';

/** Viking Vengeance: all the page knows of it. */
export const table: TableKind<VikingVengeance, Face> = {
  slug: 'viking-vengeance',
  Table,
  scene,
  asking,
  staging,
  derived,
  gestures,
  words,
  sounds,
  tellsOutcome: true,
  RulesSheet: async () => (await import('./rules-sheet.js')).RulesSheet,
  marks: (event) => {
    if (event.type === 'card_placed') return { kind: 'turn' };
    if (event.type === 'card_removed') return { kind: 'blow' };
    return event.type === 'game_over' ? { kind: 'end' } : undefined;
  },
  heading,
  confirm: { endTurn: 'usually' },
  keys: { p: 'endTurn' },
};
