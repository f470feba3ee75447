import type { Seat } from '@parlour/client';
import { sceneOf } from '../../play/stage/scene.js';
import type { ItemDraft, Scene } from '../../play/stage/scene.js';
import { back, card, hand, on, POSITIONS, tile } from './places.js';
import { cardFace, findFace, playerAt, seatOf } from './shapes.js';
import type { Face, GameView, Position, Power, TileFace, TileFields } from './shapes.js';

type Cell = NonNullable<GameView['board'][number][number]>;

/** Sixteen tiles with what lies on them, two hands, and the counts beside them. */
export function scene(view: GameView): Scene<Face> {
  const seats: readonly Seat[] = [view.seats.player1, view.seats.player2];
  return sceneOf<Face>({
    items: [
      ...POSITIONS.map((at) => tileItem(view, at)),
      ...POSITIONS.flatMap((at) => cardItem(view, at) ?? []),
      ...seats.flatMap((seat) => handItems(view, seat)),
    ],
    counters: {
      turn: view.turnNumber,
      passes: view.consecutivePasses,
      ...Object.fromEntries(
        seats.flatMap((seat) => {
          const { score, deck, discardPile } = playerAt(view, seat);
          return [
            [`score:${seat}`, score],
            [`deck:${seat}`, deck.length],
            [`fallen:${seat}`, discardPile.length],
          ];
        }),
      ),
    },
    facts: {
      turn: String(seatOf(view, view.currentPlayerId)),
      ...(view.status === 'active' ? undefined : { over: view.status }),
      ...Object.fromEntries(seats.map((seat) => [`user:${seat}`, playerAt(view, seat).userId])),
    },
  });
}

function tileItem(view: GameView, at: Position): ItemDraft<Face> {
  const cell = view.board[at.y]?.[at.x] ?? undefined;
  return {
    ref: tile(at),
    zone: tile(at),
    face: cell && tileFace(cell),
    numbers: tileNumbers(cell, view.seats),
    marks: (cell?.animation_label ?? null) === null ? [] : ['touched'],
  };
}

/** What is special about a tile; of a normal one, nothing. */
export function tileFace({ tile_status, terrain }: TileFields): TileFace | undefined {
  return tile_status === 'normal' ? undefined : { is: 'tile', status: tile_status, terrain };
}

/** What a tile gives, and for how many more turns of each seat. */
export function tileNumbers(
  fields: TileFields | undefined,
  seats: { readonly player1: Seat; readonly player2: Seat },
): Readonly<Record<string, number>> {
  if (!fields || fields.tile_status === 'normal') return {};
  return {
    power: fields.tile_power,
    [`turns:${seats.player1}`]: fields.player_1_turns_left,
    [`turns:${seats.player2}`]: fields.player_2_turns_left,
  };
}

function cardItem(view: GameView, at: Position): ItemDraft<Face> | undefined {
  const cell = view.board[at.y]?.[at.x];
  if (!cell?.user_card_instance_id || !cell.base_card_data) return undefined;
  const face = cardFace({ ...cell.base_card_data, level: cell.level ?? 1 });
  return {
    ref: card(cell.user_card_instance_id),
    zone: on(at),
    face,
    owner: seatOf(view, cell.owner),
    numbers: { ...weighed(face.printed, cell.effects ?? []), home: seatOf(view, cell.original_owner) },
    marks: marksOf(cell),
  };
}

function marksOf({ effects, locked_by, card_state }: Cell): string[] {
  const kinds = new Set(effects?.map(({ kind }) => kind));
  return [
    ...(kinds.has('protect') ? ['protected'] : []),
    ...(kinds.has('silence') ? ['silenced'] : []),
    ...(locked_by === null ? [] : ['locked']),
    ...(card_state === 'immune' ? ['immune'] : []),
  ];
}

/** The printed numbers with everything that weighs on them. They may be below nothing: the card shows nothing then. */
function weighed(printed: Power, effects: readonly { readonly bySide: Power }[]): Record<string, number> {
  const sum = { top: printed.top, right: printed.right, bottom: printed.bottom, left: printed.left };
  for (const { bySide } of effects) {
    sum.top += bySide.top;
    sum.right += bySide.right;
    sum.bottom += bySide.bottom;
    sum.left += bySide.left;
  }
  return sum;
}

function handItems(view: GameView, seat: Seat): ItemDraft<Face>[] {
  return playerAt(view, seat).hand.map((id, index) => {
    const known = view.hydratedCardDataCache[id];
    const face = findFace(view, id);
    if (!known || !face) return { ref: back(seat, index), zone: hand(seat), face: 'down', owner: seat };
    return {
      ref: card(id),
      zone: hand(seat),
      face,
      owner: seat,
      numbers: { ...weighed(face.printed, known.effects), home: seat },
    };
  });
}
