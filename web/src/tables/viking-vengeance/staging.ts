import type { Seat } from '@parlour/client';
import { add, change, count, fact, mark, move, own, remove, set, turn, unmark } from '../../play/stage/beat.js';
import type { Beat, Edit, Show } from '../../play/stage/beat.js';
import { rowOf } from '../../play/stage/scene.js';
import type { Ref, Scene } from '../../play/stage/scene.js';
import type { Derived, Staging, TableKind } from '../../play/table-kind.js';
import { back, card, deck, fallen, hand, on, plate, tile } from './places.js';
import { tileFace, tileNumbers } from './scene.js';
import { findFace, isCard, playerAt, SIDES } from './shapes.js';
import type { Face, Power, VikingVengeance } from './shapes.js';
import { talk } from './talk.en.js';

type Stage = Staging<VikingVengeance, Face>;

const STATES = ['protected', 'silenced', 'locked', 'immune'] as const;

/** How each event looks. What one ability does to many cards is one moment. */
export const staging: TableKind<VikingVengeance, Face>['staging'] = {
  card_placed: ({ cardId, position, owner, power }, { scene, after, before }) => {
    const seat = seatOf(scene, owner);
    const edits: Edit<Face>[] = [change(`score:${seat}`, 1), count('passes', 0)];
    if (scene.items.has(card(cardId))) edits.push(move(card(cardId), on(position)));
    else {
      const hidden = back(seat, rowOf(scene, hand(seat)).length - 1);
      const face = findFace(after, cardId) ?? findFace(before, cardId) ?? 'down';
      const numbers = { ...power, home: seat };
      edits.push(
        remove(hidden),
        add<Face>({ ref: card(cardId), zone: on(position), face, owner: seat, numbers }, { from: hidden }),
      );
    }
    return [
      { edits, ms: 300, motion: { path: 'arc' }, sound: 'stone' },
      { shows: [{ show: 'gesture', at: card(cardId), name: 'settle' }], ms: 120 },
    ];
  },
  card_power_changed: ({ cardId, bySide, effectName, abilityId }, stage) => {
    const ref = card(cardId);
    const item = stage.scene.items.get(ref);
    if (!item) return [];
    const now = Object.fromEntries(SIDES.map((side) => [side, (item.numbers[side] ?? 0) + bySide[side]]));
    const isUp = SIDES.reduce((sum, side) => sum + bySide[side], 0) > 0;
    const goesOn = isSameAsBefore(stage, effectName);
    return [
      {
        edits: [set(ref, now)],
        shows: [
          { show: 'float', at: ref, text: difference(bySide), tone: isUp ? 'up' : 'down' },
          { show: 'gesture', at: ref, name: 'pulse' },
          ...castBy(stage.scene, abilityId, ref, !goesOn),
        ],
        ms: 250,
        ...(goesOn ? { with: 'previous' } : { sound: isUp ? 'up' : 'down' }),
      },
    ];
  },
  card_flipped: ({ cardId, sourceCardId, from, to }, { scene }) => {
    const [ref, source] = [card(cardId), card(sourceCardId)];
    return [
      {
        shows: [
          { show: 'gesture', at: source, name: 'lean', toward: ref },
          { show: 'gesture', at: ref, name: 'flash' },
        ],
        ms: 110,
      },
      {
        edits: [
          own(ref, seatOf(scene, to)),
          unmark(ref, 'locked'),
          change(`score:${seatOf(scene, from)}`, -1),
          change(`score:${seatOf(scene, to)}`, 1),
        ],
        shows: [{ show: 'gesture', at: ref, name: 'hinge', toward: source }],
        ms: 290,
        sound: 'flip',
      },
    ];
  },
  card_defended: ({ cardId, sourceCardId }) => [
    {
      shows: [
        { show: 'gesture', at: card(sourceCardId), name: 'lean', toward: card(cardId) },
        { show: 'gesture', at: card(cardId), name: 'shake' },
        { show: 'float', at: card(cardId), text: talk.holds },
      ],
      ms: 250,
      sound: 'clang',
    },
  ],
  card_removed: ({ cardId }, { scene }) => {
    const { owner = 0, numbers } = scene.items.get(card(cardId)) ?? {};
    const home = numbers?.home ?? owner;
    return [
      { shows: [{ show: 'gesture', at: card(cardId), name: 'crumble' }], ms: 300, sound: 'crack' },
      {
        edits: [remove(card(cardId), fallen(home)), change(`score:${owner}`, -1), change(`fallen:${home}`, 1)],
        ms: 150,
      },
    ];
  },
  card_returned: ({ cardId, to }, { scene, eyes, after }) => {
    const [ref, home] = [card(cardId), seatOf(scene, to)];
    const item = scene.items.get(ref);
    const edits: Edit<Face>[] = [change(`score:${item?.owner ?? home}`, -1)];
    const isOpen = eyes === home || (after !== undefined && playerAt(after, home).hand.includes(cardId));
    if (isOpen && isCard(item?.face)) {
      edits.push(move(ref, hand(home)), own(ref, home), unmark(ref, ...STATES), set(ref, { ...item.face.printed }));
    } else edits.push(remove(ref, plate(home)), add<Face>(newBack(scene, home)));
    return [{ edits, ms: 450, motion: { path: 'arc' }, sound: 'chime' }];
  },
  card_moved: ({ cardId, to }) => [{ edits: [move(card(cardId), on(to))], ms: 350, sound: 'drag' }],
  card_locked: ({ cardId }, stage) => [stamped(cardId, 'locked', stage)],
  card_silenced: ({ cardId }, stage) => [stamped(cardId, 'silenced', stage)],
  card_protected: ({ cardId }, stage) => [stamped(cardId, 'protected', stage)],
  effect_ended: ({ cardId, effectName }, stage) => [
    {
      shows: [{ show: 'gesture', at: card(cardId), name: 'flash' }],
      ms: 150,
      ...(isSameAsBefore(stage, effectName) && { with: 'previous' as const }),
    },
  ],
  tile_changed: ({ position, tile: fields }, stage) => {
    const ref = tile(position);
    const seats = seatsIn(stage);
    const none = { power: undefined, 'turns:0': undefined, 'turns:1': undefined };
    return [
      {
        edits: [turn<Face>(ref, tileFace(fields)), set(ref, { ...none, ...tileNumbers(fields, seats) })],
        shows: [{ show: 'light', refs: [ref] }],
        motion: { flip: 'none' },
        ms: 250,
        ...(stage.events[stage.index - 1]?.type === 'tile_changed' ? { with: 'previous' } : { sound: 'rumble' }),
      },
    ];
  },
  card_drawn: ({ owner, cardId }, { scene, after }) => {
    const seat = seatOf(scene, owner);
    const face = cardId === undefined ? undefined : findFace(after, cardId);
    const item =
      cardId === undefined || face === undefined
        ? newBack(scene, seat)
        : { ref: card(cardId), zone: hand(seat), face, owner: seat, numbers: { ...face.printed, home: seat } };
    return [{ edits: [add<Face>(item, { from: deck(seat) }), change(`deck:${seat}`, -1)], ms: 250, sound: 'draw' }];
  },
  turn_passed: ({ owner }, { scene }) => [
    {
      edits: [change('passes', 1)],
      shows: [{ show: 'float', at: plate(seatOf(scene, owner)), text: talk.pass }],
      ms: 400,
      sound: 'bell',
    },
  ],
  turn_ended: ({ owner, turnNumber }, { scene }) => [
    {
      edits: [count('turn', turnNumber + 1), fact('turn', String(1 - seatOf(scene, owner)))],
      ms: 200,
    },
  ],
  game_over: ({ status }, { scene }) => [
    {
      edits: [fact('over', status)],
      shows: [...scene.items.values()]
        .filter(({ place }) => place.zone.startsWith('on:'))
        .map(({ ref }): Show => ({ show: 'gesture', at: ref, name: 'pulse' })),
      ms: 700,
      sound: 'ended',
    },
  ],
};

/** What no event tells: how long a tile still counts, and which states a card has by what lies elsewhere on the board. */
export const derived: Derived = { numbers: ['turns:0', 'turns:1'], marks: [...STATES, 'touched'] };

/** A card turns about the edge that was struck, and swings a little too far. */
export const gestures: TableKind<VikingVengeance, Face>['gestures'] = {
  hinge: (dx, dy) => {
    const axis = Math.abs(dx) >= Math.abs(dy) ? 'Y' : 'X';
    const way = (axis === 'Y' ? dx : -dy) > 0 ? 1 : -1;
    const turned = (degrees: number, offset?: number): Keyframe => ({
      transform: `perspective(40rem) rotate${axis}(${degrees * way}deg)`,
      ...(offset === undefined ? undefined : { offset }),
    });
    return [turned(90), turned(-6, 0.8), turned(0)];
  },
  settle: () => [{ transform: 'scale(1.06)' }, { transform: 'scale(.97)', offset: 0.6 }, { transform: 'scale(1)' }],
};

/** A sign is stamped on a card; several of one kind together. */
function stamped(cardId: string, state: (typeof STATES)[number], { events, index }: Stage): Beat<Face> {
  const goesOn = events[index - 1]?.type === events[index]?.type;
  return {
    edits: [mark(card(cardId), state)],
    shows: [{ show: 'gesture', at: card(cardId), name: 'stamp' }],
    ms: 250,
    ...(goesOn ? { with: 'previous' } : { sound: 'stamp' }),
  };
}

/** The next back of a hand whose cards are hidden. */
function newBack(scene: Scene<Face>, seat: Seat) {
  return {
    ref: back(seat, rowOf(scene, hand(seat)).length),
    zone: hand(seat),
    face: 'down' as const,
    owner: seat,
  };
}

/** The name of an ability over the card that has it, and a line from there, where that card is not the one changed. */
function castBy(scene: Scene<Face>, abilityId: string | null, target: Ref, isFirst: boolean): Show[] {
  if (abilityId === null) return [];
  const source = [...scene.items.values()].find(
    ({ face, place }) => place.zone.startsWith('on:') && isCard(face) && face.ability?.id === abilityId,
  );
  if (!source || !isCard(source.face) || !source.face.ability) return [];
  const title: Show[] = isFirst ? [{ show: 'float', at: source.ref, text: source.face.ability.name }] : [];
  return source.ref === target ? title : [...title, { show: 'line', from: source.ref, to: target }];
}

function isSameAsBefore({ events, index }: Stage, effectName: string): boolean {
  const last = events[index - 1];
  return (last?.type === 'card_power_changed' || last?.type === 'effect_ended') && last.effectName === effectName;
}

/** "+2", or "+2/−1" where the sides differ. */
function difference(bySide: Power): string {
  const changes = [...new Set(SIDES.map((side) => bySide[side]).filter((by) => by !== 0))];
  return changes.map((by) => (by > 0 ? `+${by}` : `−${-by}`)).join('/');
}

function seatOf({ facts }: Scene<Face>, userId: string): Seat {
  return facts.get('user:0') === userId ? 0 : 1;
}

function seatsIn({ before, after }: Stage): { readonly player1: Seat; readonly player2: Seat } {
  return (after ?? before)?.seats ?? { player1: 0, player2: 1 };
}
