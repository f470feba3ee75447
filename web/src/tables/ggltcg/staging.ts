import { count, fact, link, mark, move, own, pose, set, turn, unlink, unmark } from '../../play/stage/beat.js';
import type { Beat, Edit } from '../../play/stage/beat.js';
import type { Ref, Scene } from '../../play/stage/scene.js';
import type { Derived, TableKind } from '../../play/table-kind.js';
import { LAMP_MS } from './lamp-time.js';
import { card, hand, seatOf, zoneOf } from './shapes.js';
import type { Face, GameEvent, Ggltcg } from './shapes.js';
import { talk } from './talk.en.js';
import { bare, faceNamed, fresh, intoHand, outOfHand, printedAgain } from './travel.js';

/** How each event looks. */
export const staging: TableKind<Ggltcg, Face>['staging'] = {
  turn_started: ({ player_id, turn_number }, { scene }) => [
    {
      edits: [fact('active', String(seatOf(scene, player_id))), count('turn', turn_number)],
      shows: [{ show: 'banner' }],
      ms: 500,
      sound: 'bell',
    },
  ],
  turn_ended: () => [{ edits: [count('attacks:0', 0), count('attacks:1', 0)], ms: 150 }],
  cc_changed: ({ player_id, delta, cc }, { scene }) => {
    const seat = seatOf(scene, player_id);
    const text = talk.ccChanged(delta);
    return [
      {
        edits: [count(`cc:${seat}`, cc)],
        shows: [{ show: 'float', at: `cc:${seat}`, text, tone: delta < 0 ? 'down' : 'up' }],
        ms: Math.abs(delta) * LAMP_MS + 100,
        sound: 'coin',
      },
    ];
  },
  card_played: ({ player_id, card: played }, stage) => {
    const seat = seatOf(stage.scene, player_id);
    const face = faceNamed(stage, played);
    const isToy = face.type === 'Toy' && face.printed === face.name;
    const zone = isToy ? zoneOf.play(seat) : zoneOf.middle(seat);
    const ref = card(played.id);
    const edits = [...outOfHand(stage, seat, played, zone), ...(isToy ? fresh(ref, face) : [])];
    const comes: Beat<Face> = { edits, motion: { via: 'middle', flip: 'hinge' }, ms: 350, sound: 'thump' };
    return isSpent(stage, played.id) ? [comes, bursts(ref)] : [comes];
  },
  tussle_declared: ({ player_id, attacker, defender, cost }, { scene }) => {
    const to = defender ? card(defender.id) : hand(1 - seatOf(scene, player_id));
    const from = card(attacker.id);
    return [
      {
        edits: [link(from, to, 'tussle')],
        shows: [
          { show: 'gesture', at: from, name: 'lean', toward: to },
          { show: 'float', at: from, text: talk.cc(cost) },
        ],
        ms: 300,
        sound: 'boing',
      },
    ];
  },
  tussle_cancelled: ({ by }) => [
    {
      edits: [unlink({ kind: 'tussle' })],
      shows: [{ show: 'gesture', at: card(by.id), name: 'stamp' }],
      ms: 400,
      sound: 'squeak',
    },
  ],
  strike: ({ from, to, amount, remaining }) => [
    {
      edits: [unlink({ kind: 'tussle' })],
      shows: [{ show: 'gesture', at: card(from.id), name: 'hop', toward: card(to.id) }],
      ms: 350,
      sound: 'bonk',
    },
    {
      edits: [set(card(to.id), { left: remaining })],
      shows: [
        { show: 'gesture', at: card(to.id), name: 'squash' },
        { show: 'float', at: card(to.id), text: `−${amount}`, tone: 'down' },
      ],
      ms: 250,
    },
  ],
  auto_win: ({ attacker, defender }) => [
    {
      edits: [unlink({ kind: 'tussle' })],
      shows: [
        { show: 'gesture', at: card(attacker.id), name: 'flash' },
        { show: 'light', refs: [card(attacker.id)] },
        { show: 'gesture', at: card(defender.id), name: 'sink' },
      ],
      ms: 350,
      sound: 'fanfare',
    },
  ],
  direct_attack: ({ player_id, attacker, revealed }, { scene }) => {
    const seat = seatOf(scene, player_id);
    const ref = hand(1 - seat);
    return [
      {
        edits: [unlink({ kind: 'tussle' }), count(`attacks:${seat}`, (scene.counters.get(`attacks:${seat}`) ?? 0) + 1)],
        shows: [
          { show: 'gesture', at: card(attacker.id), name: 'hop', toward: ref },
          { show: 'float', at: ref, text: revealed.name },
        ],
        ms: 600,
        sound: 'whoosh',
      },
    ];
  },
  card_sleeped: ({ card: slept, owner, from_zone }, stage) => {
    const seat = seatOf(stage.scene, owner);
    const ref = card(slept.id);
    const travel =
      from_zone === 'hand' ? outOfHand(stage, seat, slept, zoneOf.sleep(seat)) : [move(ref, zoneOf.sleep(seat))];
    // Where it stands its eyes fall shut and it tilts; only then it goes to bed.
    const dozes: Beat<Face> = {
      edits: [pose(ref, { asleep: true })],
      shows: [
        { show: 'gesture', at: ref, name: 'doze' },
        { show: 'float', at: ref, text: talk.snore },
      ],
      ms: 150,
    };
    return [
      ...(from_zone === 'in_play' ? [dozes] : []),
      {
        edits: [...travel, ...bare(ref), own(ref, seat), pose(ref, { asleep: true, dim: false })],
        motion: { path: 'arc' },
        ms: from_zone === 'in_play' ? 300 : 400,
        sound: 'lullaby',
      },
    ];
  },
  card_unsleeped: ({ card: woken, owner }, stage) => [home(stage, woken.id, owner)],
  card_returned: ({ card: gone, owner }, stage) => [home(stage, gone.id, owner)],
  control_changed: ({ card: taken, to }, { scene }) => [
    { edits: [move(card(taken.id), zoneOf.play(seatOf(scene, to)))], motion: { path: 'arc' }, ms: 500, sound: 'swirl' },
  ],
  card_copied: ({ card: copy, of }, { scene }) => {
    const ref = card(copy.id);
    const item = scene.items.get(ref);
    const model = scene.items.get(card(of.id))?.face;
    if (!item || item.face === 'down' || item.face === undefined || model === 'down' || model === undefined) return [];
    const face = { ...model, name: copy.name, printed: item.face.printed };
    const seat = Number(item.place.zone.split(':')[1]);
    const edits = [turn<Face>(ref, face), move(ref, zoneOf.play(seat)), ...fresh(ref, face)];
    return [{ edits, motion: { flip: 'hinge' }, ms: 450, sound: 'shutter' }];
  },
  copy_reverted: ({ card: copy }, stage) => [{ edits: printedAgain(stage, copy), ms: 450, sound: 'shutter' }],
  stats_changed: ({ card: toy, speed, strength, stamina, current_stamina }) => [
    {
      edits: [set(card(toy.id), { speed, strength, stamina, left: current_stamina })],
      shows: [{ show: 'gesture', at: card(toy.id), name: 'pulse' }],
      ms: 200,
      with: 'previous',
    },
  ],
  decision_requested: ({ player_id, source, options }, { scene }) => [
    {
      edits: [fact('decider', String(seatOf(scene, player_id))), ...(source ? [mark(card(source.id), 'asks')] : [])],
      shows: [
        ...(source ? [{ show: 'gesture' as const, at: card(source.id), name: 'wobble' }] : []),
        { show: 'light', refs: (options ?? []).map(card) },
      ],
      ms: 250,
      sound: 'question',
    },
  ],
  decision_resolved: ({ chosen }, { scene }) => {
    const source = asking(scene);
    const line: Beat<Face>['shows'] =
      chosen && source !== undefined ? [{ show: 'line', from: source, to: card(chosen.id) }] : [];
    return [{ edits: answered(scene), shows: line, ms: 250 }];
  },
  timed_out: ({ player_id }, { scene }) => [
    { shows: [{ show: 'float', at: `cc:${seatOf(scene, player_id)}`, text: '⌛' }], ms: 300, sound: 'tock' },
  ],
  game_over: ({ winner_id }, { scene }) => {
    const winner = winner_id === null ? undefined : seatOf(scene, winner_id);
    const toys = [...scene.items.values()].filter(({ place }) => place.zone === `play:${winner}`);
    // The winner's toys hop before the end of the game covers them.
    return [
      {
        edits: answered(scene),
        shows: toys.map(({ ref }) => ({ show: 'gesture', at: ref, name: 'cheer' })),
        ms: 700,
        sound: 'cadence',
      },
      { edits: [fact('over', winner === undefined ? 'draw' : String(winner))], ms: 200 },
    ];
  },
  narrated: () => [],
};

/** What other cards' texts make of a toy, and of the price of a card, follows from what lies there: no event tells it. */
export const derived: Derived = { numbers: ['speed', 'strength', 'stamina', 'left', 'cost'] };

/** Whether a card that is played goes to bed in the same step: an Action. One that becomes a copy of a toy stays. */
function isSpent({ events, index }: { readonly events: readonly GameEvent[]; readonly index: number }, id: string) {
  return events
    .slice(index + 1)
    .some((event) => event.type === 'card_sleeped' && event.from_zone === null && event.card.id === id);
}

/** The paper bursts into what it does; what is left of it lies there until that is done. */
function bursts(ref: Ref): Beat<Face> {
  return { edits: [pose(ref, { dim: true })], shows: [{ show: 'gesture', at: ref, name: 'burst' }], ms: 250 };
}

function home(stage: Parameters<typeof intoHand>[0], id: string, owner: string): Beat<Face> {
  const edits = intoHand(stage, seatOf(stage.scene, owner), id);
  return {
    edits: [own(card(id), seatOf(stage.scene, owner)), ...edits],
    motion: { path: 'arc' },
    ms: 400,
    sound: 'yawn',
  };
}

function asking({ items }: Scene<Face>): string | undefined {
  return [...items.values()].find(({ marks }) => marks.includes('asks'))?.ref;
}

/** The question is gone, and with an answer to a tussle the tussle that waited for it. */
function answered(scene: Scene<Face>): readonly Edit<Face>[] {
  const source = asking(scene);
  const gone = [fact('decider', undefined), unlink({ kind: 'tussle' })];
  return source === undefined ? gone : [...gone, unmark(source, 'asks')];
}
