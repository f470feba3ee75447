import type { TableKind } from '../../play/table-kind.js';
import { asking } from './asking.js';
import { GameBoard } from './game-board.js';
import { gestures } from './gestures.js';
import { couldDo } from './could-do.js';
import { named } from './named.js';
import { scene } from './scene.js';
import { somethingIsFree } from './prices.js';
import type { Face, Ggltcg } from './shapes.js';
import { sounds } from './sounds.js';
import { derived, staging } from './staging.js';
import { takeBack } from './take-back.js';
import { talk } from './talk.en.js';
import { Thumb } from './thumb.js';
import { playerName, words } from './words.en.js';

/** GGLTCG: all the page knows of it. */
export const table: TableKind<Ggltcg, Face> = {
  slug: 'ggltcg',
  Table: GameBoard,
  Thumb,
  scene,
  asking,
  couldDo,
  staging,
  derived,
  words,
  sounds,
  gestures,
  marks: (event) => {
    if (event.type === 'turn_started') return { kind: 'turn', text: talk.turn(event.turn_number) };
    if (event.type === 'card_sleeped' && event.from_zone === 'in_play') return { kind: 'blow', text: event.card.name };
    return event.type === 'game_over' ? { kind: 'end' } : undefined;
  },
  heading: (event, telling) =>
    event.type === 'turn_started' ? talk.turnOf(event.turn_number, playerName(telling, event.player_id)) : undefined,
  named,
  confirm: { end_turn: 'usually' },
  confirmWhen: somethingIsFree,
  keys: { e: 'end_turn' },
  wishes: [takeBack],
  Review: async () => (await import('./review.js')).Review,
  RulesSheet: async () => (await import('./rules-sheet.js')).RulesSheet,
};
