import type { TableKind } from '../../play/table-kind.js';
import { asking } from './asking.js';
import { ButtonMark } from './button-mark.js';
import { drawLink } from './draw-link.js';
import { pickedLinks } from './picked-links.js';
import { probe } from './probe.js';
import { Inspect } from './inspect.js';
import { isNews, letsGoBy } from './news.js';
import { scene } from './scene.js';
import type { Face, TcgFuel } from './shapes.js';
import { sounds } from './sounds.js';
import { derived, staging } from './staging.js';
import { Table } from './table.js';
import { Small, Thumb } from './thumb.js';
import { takeBack } from './undo.js';
import { Until } from './until.js';
import { words } from './words.en.js';

/** TCG Fuel: all the page knows of it. */
export const table: TableKind<TcgFuel, Face> = {
  slug: 'tcg-fuel',
  Table,
  scene,
  asking,
  staging,
  derived,
  words,
  sounds,
  marks: (event) => {
    if (event.type === 'turn_started') return { kind: 'turn' };
    if (event.type === 'player_lost') return { kind: 'blow' };
    return event.type === 'game_ended' ? { kind: 'end' } : undefined;
  },
  heading: (event, telling) =>
    event.type === 'turn_started' ? (words.events.turn_started(event, telling) ?? undefined) : undefined,
  confirm: { end_turn: 'usually', concede: 'always' },
  keys: { p: 'pass_priority', a: 'attack/all' },
  Inspect,
  Small,
  Thumb,
  PromptActs: Until,
  ButtonMark,
  isNews,
  letsGoBy,
  drawLink,
  pickedLinks,
  wishes: [takeBack],
  RulesSheet: () => import('./rules-sheet.js').then((m) => m.RulesSheet),
  Review: () => import('./review.js').then((m) => m.Review),
  probe,
};
