import type { Eyes, GameShape, PlayerAtTable } from '@parlour/client';
import { inWords } from '../ask/sentences.js';
import type { Beat } from '../stage/beat.js';
import { sceneOf } from '../stage/scene.js';
import type { ItemDraft, Ref, Scene } from '../stage/scene.js';
import type { AnyTableKind, Staging, TableKind } from '../table-kind.js';
import { findIn, surveyed } from './find.js';
import { GenericTable } from './generic-table.js';
import type { Chip, PanelOf } from './survey.js';
import { forEveryKind, genericWords } from './words.en.js';
import type { AnyGame } from './words.en.js';

const LIT_MS = 300;

/** The table of a game that has none of its own: made from view, choices and events alone. */
export function genericTable(slug: string): AnyTableKind {
  const kind: TableKind<AnyGame, Chip> = {
    slug,
    Table: GenericTable,
    scene: genericScene,
    asking: {},
    find: (member, value, sight) => findIn(surveyed(sight.view, sight.eyes, []), member, value, sight),
    grouped: true,
    staging: forEveryKind(() => lightUp),
    words: genericWords(inWords(slug)),
    marks: ({ type }) => (/turn/.test(type) ? { kind: 'turn' } : undefined),
    confirm: forEveryKind((type) =>
      /^(concede|surrender|resign|forfeit)$/.test(type) ? 'always' : undefined,
    ) as never,
  };
  return kind as AnyTableKind;
}

function genericScene(view: GameShape['view'], eyes: Eyes, players: readonly PlayerAtTable[]): Scene<Chip> {
  const { panel } = surveyed(view, eyes, players);
  const seats = players.map(({ seat, name }): ItemDraft<Chip> => {
    const ref = `seat:${seat}`;
    return { ref, zone: 'seats', owner: seat, face: { ref, label: name, lines: [], back: false } };
  });
  const items = [...panelsIn(panel)].flatMap(({ rows }) =>
    rows.flatMap((row) => row.chips.map((chip): ItemDraft<Chip> => ({ ref: chip.ref, zone: row.path, face: chip }))),
  );
  return sceneOf({ items: [...seats, ...items] });
}

function* panelsIn(panel: PanelOf): Generator<PanelOf> {
  yield panel;
  for (const inner of panel.panels) yield* panelsIn(inner);
}

/** Whatever an event names lights up; what it did is shown by the view that follows. */
function lightUp(
  event: AnyGame['event'],
  { scene, after, before, eyes }: Staging<AnyGame, Chip>,
): readonly Beat<Chip>[] {
  const view = after ?? before;
  const refs = new Set<Ref>();
  if (view) {
    const survey = surveyed(view, eyes, []);
    for (const [member, value] of Object.entries(event)) {
      const where = member === 'type' ? undefined : findIn(survey, member, value, { view, eyes });
      for (const ref of where === undefined ? [] : [where].flat()) if (scene.items.has(ref)) refs.add(ref);
    }
  }
  return refs.size === 0 ? [] : [{ ms: LIT_MS, shows: [{ show: 'light', refs: [...refs] }] }];
}
