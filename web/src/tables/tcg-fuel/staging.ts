import {
  add,
  change,
  count,
  fact,
  link,
  mark,
  move,
  own,
  pose,
  remove,
  set,
  turn,
  unlink,
  unmark,
} from '../../play/stage/beat.js';
import type { Beat, Edit } from '../../play/stage/beat.js';
import { rowOf } from '../../play/stage/scene.js';
import type { Ref, Scene } from '../../play/stage/scene.js';
import type { Derived, EventOf, Staging, TableKind } from '../../play/table-kind.js';
import { sounds } from './sounds.js';
import { ability, card, cardIn, player, seatOf, targetRef } from './shapes.js';
import type { Face, TcgFuel } from './shapes.js';
import { talk } from './talk.en.js';

type At = Staging<TcgFuel, Face>;
type Event<T extends TcgFuel['event']['type']> = EventOf<TcgFuel, T>;

const NOTHING: readonly Beat<Face>[] = [];
/** Everything that a permanent has and a card elsewhere has not. */
const BLANK = { power: undefined, toughness: undefined, damage: undefined, loyalty: undefined };

/** What no event tells: strength under static effects, what wears off, how a permanent enters. */
export const derived: Derived = {
  numbers: ['power', 'toughness', 'damage', 'loyalty'],
  marks: ['sick', 'frozen'],
  pose: ['tapped'],
};

/** How each event looks. */
export const staging: TableKind<TcgFuel, Face>['staging'] = {
  mulligan_taken: ({ playerId }, { scene }) => {
    const seat = seatOf(scene, playerId);
    const held = scene.counters.get(`hand:${seat}`) ?? 0;
    const backs = rowOf(scene, `hand:${seat}`).map(({ ref }) => remove(ref, `deck:${seat}`));
    return [{ edits: [...backs, count(`hand:${seat}`, 0), change(`deck:${seat}`, held)], ms: 400, sound: 'riffle' }];
  },
  hand_kept: ({ playerId, bottomed, cardIds = [] }, { scene }) => {
    const seat = seatOf(scene, playerId);
    const below = cardIds.map((id) => remove(card(id), `deck:${seat}`));
    return [
      {
        edits: [...below, change(`hand:${seat}`, -bottomed), change(`deck:${seat}`, bottomed)],
        ms: 300,
        sound: 'riffle',
      },
    ];
  },
  turn_started: ({ playerId, turnCount }, { scene }) => [
    {
      edits: [
        fact('active', String(seatOf(scene, playerId))),
        fact('phase', 'untap'),
        fact('step', 'beginning'),
        count('turn', turnCount),
        unlink({ kind: 'attack' }),
        unlink({ kind: 'block' }),
      ],
      shows: [{ show: 'banner' }, { show: 'light', refs: [player(playerId)] }],
      ms: 450,
      sound: 'bell',
    },
  ],
  phase_changed: ({ phase, step }) => [
    {
      edits: [
        fact('phase', phase),
        fact('step', step),
        ...(phase === 'combat' ? [] : [unlink({ kind: 'attack' }), unlink({ kind: 'block' })]),
      ],
      ms: 120,
      sound: 'tick',
    },
  ],
  cards_drawn: ({ playerId, count: number, cardIds = [] }, { scene, after }) => {
    const seat = seatOf(scene, playerId);
    return [
      {
        edits: [
          change(`deck:${seat}`, -number),
          change(`hand:${seat}`, number),
          ...cardIds.map((id) =>
            add<Face>(
              { ref: card(id), zone: `hand:${seat}`, face: cardIn(after, id)?.slug ?? 'down', owner: seat },
              { from: `deck:${seat}` },
            ),
          ),
        ],
        shows: cardIds.length > 0 ? [] : [{ show: 'fly', from: `deck:${seat}`, to: `hand:${seat}`, count: number }],
        motion: { stagger: 60 },
        ms: Math.min(600, 200 * number),
        sound: 'draw',
      },
    ];
  },
  card_played: (event, { scene, after }) => {
    const { playerId, cardId, card: slug, targets = {} } = event;
    // A land goes straight to the battlefield: its move is told by itself.
    if (event.rule === 'R30') return NOTHING;
    const seat = seatOf(scene, playerId);
    return [
      {
        edits: [...place(scene, card(cardId), slug, 'stack', seat, `hand:${seat}`), change(`hand:${seat}`, -1)],
        motion: { via: 'middle', path: 'arc' },
        ms: 420,
        sound: castAs(cardIn(after, cardId)?.colors[0]),
      },
      { edits: aim(card(cardId), targets), ms: 180, sound: 'line' },
    ];
  },
  ability_activated: (event, at) => placeAbility(event, at),
  ability_triggered: (event, at) => placeAbility(event, at),
  trigger_dropped: ({ cardId }) => [
    { shows: [{ show: 'gesture', at: card(cardId), name: 'shake' }], ms: 200, sound: 'fizzle' },
  ],
  mana_paid: ({ sources }) => [{ edits: sources.map((id) => pose(card(id), { tapped: true })), ms: 160, sound: 'tap' }],
  mana_added: ({ playerId, mana, amount }) => [
    {
      shows: [{ show: 'float', at: player(playerId), text: talk.floats.mana(amount, mana), tone: 'up' }],
      ms: 200,
      sound: 'drop',
    },
  ],
  card_moved: moved,
  resolved: ({ stackId }, { scene }) => leaveStack(scene, stackId, 'pulse', 'chime'),
  fizzled: ({ stackId }, { scene }) => leaveStack(scene, stackId, 'sink', 'fizzle'),
  countered: ({ stackId }, { scene }) => leaveStack(scene, stackId, 'crumble', 'valve'),
  attack_declared: ({ attackerId, targetPlayerId, targetCardId }) => {
    const to = targetCardId === undefined ? player(targetPlayerId) : card(targetCardId);
    return [
      {
        edits: [link(card(attackerId), to, 'attack')],
        shows: [{ show: 'gesture', at: card(attackerId), name: 'lean', toward: to }],
        ms: 160,
        with: 'previous',
        sound: 'step',
      },
    ];
  },
  blocks_declared: ({ blocks }) => [
    {
      edits: blocks.map(({ cardId, attackerId }) => link(card(cardId), card(attackerId), 'block')),
      shows: blocks.map(({ cardId, attackerId }) => ({
        show: 'gesture' as const,
        at: card(cardId),
        name: 'lean',
        toward: card(attackerId),
      })),
      ms: blocks.length > 0 ? 240 : 0,
      sound: 'shield',
    },
  ],
  damage_dealt: ({ amount, sourceId, targetPlayerId, targetCardId }, { scene }) => {
    const at = targetCardId === undefined ? player(targetPlayerId ?? 0) : card(targetCardId);
    const damage = scene.items.get(at)?.numbers['damage'] ?? 0;
    return [
      {
        edits: targetCardId === undefined ? [] : [set(at, { damage: damage + amount })],
        shows: [
          { show: 'gesture', at: card(sourceId), name: 'lean', toward: at },
          { show: 'float', at, text: String(amount), tone: 'down' },
        ],
        ms: 300,
        with: 'previous',
        sound: 'hit',
      },
    ];
  },
  player_life_changed: ({ playerId, old, new: now }, { scene }) => [
    {
      edits: [count(`life:${seatOf(scene, playerId)}`, now)],
      shows: [
        { show: 'float', at: player(playerId), text: String(Math.abs(now - old)), tone: now > old ? 'up' : 'down' },
      ],
      ms: 260,
      sound: now > old ? 'heal' : 'hurt',
    },
  ],
  loyalty_changed: ({ cardId, new: loyalty }) => [
    {
      edits: [set(card(cardId), { loyalty })],
      shows: [{ show: 'gesture', at: card(cardId), name: 'pulse' }],
      ms: 220,
      sound: 'tick',
    },
  ],
  counters_put: ({ cardId, counter, amount }) => [
    {
      shows: [
        {
          show: 'float',
          at: card(cardId),
          text: `${amount} × ${counter}`,
          tone: counter.startsWith('+') ? 'up' : 'down',
        },
      ],
      ms: 260,
      sound: 'tick',
    },
  ],
  changed_until_end_of_turn: ({ cardId, power, toughness, keywords }) => [
    {
      shows: [
        {
          show: 'float',
          at: card(cardId),
          text: talk.floats.changed(power, toughness, keywords),
          tone: power < 0 || toughness < 0 ? 'down' : 'up',
        },
      ],
      ms: 260,
      sound: 'grow',
    },
  ],
  tapped: ({ cardIds }) => [{ edits: cardIds.map((id) => pose(card(id), { tapped: true })), ms: 160, sound: 'tap' }],
  untapped: ({ cardIds }) => [{ edits: cardIds.map((id) => pose(card(id), { tapped: false })), ms: 160, sound: 'tap' }],
  frozen: ({ cardIds }) => [{ edits: cardIds.map((id) => mark(card(id), 'frozen')), ms: 260, sound: 'freeze' }],
  token_created: ({ playerId, cardId, tokenId }, { scene }) => [
    {
      edits: [
        add<Face>({
          ref: card(cardId),
          zone: 'field',
          face: tokenId,
          owner: seatOf(scene, playerId),
          marks: ['token'],
        }),
      ],
      shows: [{ show: 'gesture', at: card(cardId), name: 'grow' }],
      ms: 260,
      sound: 'stamp',
    },
  ],
  attached: ({ cardId, to }) => [
    { shows: [{ show: 'line', from: card(cardId), to: card(to) }], ms: 300, sound: 'latch' },
  ],
  unattached: ({ cardId }) => [
    { shows: [{ show: 'gesture', at: card(cardId), name: 'shake' }], ms: 200, sound: 'latch' },
  ],
  control_changed: ({ cardId, playerId }, { scene }) => [
    // A creature that changes sides leaves the fight.
    { edits: [own(card(cardId), seatOf(scene, playerId)), ...leaveCombat(card(cardId))], ms: 400, sound: 'riffle' },
  ],
  combat_damage_prevented: () => [{ shows: [{ show: 'banner' }], ms: 400, sound: 'shield' }],
  scried: ({ playerId }, { scene }) => [glow(`deck:${seatOf(scene, playerId)}`)],
  searched: ({ playerId }, { scene }) => [glow(`deck:${seatOf(scene, playerId)}`)],
  choice_required: ({ playerId }) => [{ shows: [{ show: 'light', refs: [player(playerId)] }], ms: 80 }],
  settings_changed: () => NOTHING,
  draw_offered: ({ playerId }) => [glow(player(playerId))],
  draw_answered: ({ playerId }) => [glow(player(playerId))],
  timed_out: ({ playerId }) => [glow(player(playerId))],
  player_lost: ({ playerId }, { scene }) => [
    { edits: [fact(`lost:${seatOf(scene, playerId)}`, 'yes')], shows: [{ show: 'banner' }], ms: 500, sound: 'lost' },
  ],
  game_ended: () => [{ shows: [{ show: 'banner' }], ms: 700, sound: 'ended' }],
};

/** A spell sounds of its colour. */
function castAs(color: string | undefined): string {
  const own = `cast ${color}`;
  return own in sounds ? own : 'cast';
}

function glow(ref: Ref): Beat<Face> {
  return { shows: [{ show: 'light', refs: [ref] }], ms: 260, sound: 'tick' };
}

function aim(from: Ref, targets: Event<'card_played'>['targets'] = {}): Edit<Face>[] {
  return Object.values(targets).flatMap((chosen) => chosen.map((target) => link(from, targetRef(target), 'target')));
}

function placeAbility(
  { playerId, cardId, card: slug, stackId, targets }: Event<'ability_activated'> | Event<'ability_triggered'>,
  { scene }: At,
): readonly Beat<Face>[] {
  if (stackId === undefined) return [{ shows: [{ show: 'gesture', at: card(cardId), name: 'pulse' }], ms: 160 }];
  const ref = ability(stackId);
  return [
    {
      edits: [
        add<Face>({ ref, zone: 'stack', face: slug, owner: seatOf(scene, playerId) }, { from: card(cardId) }),
        ...aim(ref, targets),
      ],
      ms: 320,
      sound: 'ability',
    },
  ];
}

function leaveStack(scene: Scene<Face>, stackId: number, name: string, sound: string): readonly Beat<Face>[] {
  const ref = ability(stackId);
  const isAbility = scene.items.has(ref);
  return [
    {
      edits: isAbility ? [remove(ref), unlink({ from: ref })] : [],
      shows: [{ show: 'gesture', at: isAbility ? ref : card(stackId), name }],
      ms: 200,
      sound,
    },
  ];
}

function leaveCombat(ref: Ref): Edit<Face>[] {
  return [
    unlink({ from: ref, kind: 'attack' }),
    unlink({ from: ref, kind: 'block' }),
    unlink({ to: ref, kind: 'block' }),
  ];
}

/** A card goes from zone to zone; what is hidden from all from now on leaves the table for the deck or the hand. */
function moved(
  { playerId, cardId, card: slug, from, to }: Event<'card_moved'>,
  { scene, eyes }: At,
): readonly Beat<Face>[] {
  const seat = seatOf(scene, playerId);
  const counts = [
    ...(from === 'hand' || from === 'deck' ? [change(`${from}:${seat}`, -1)] : []),
    ...(to === 'hand' || to === 'deck' ? [change(`${to}:${seat}`, 1)] : []),
  ];
  if (cardId === undefined || slug === undefined) return [{ edits: counts, ms: 200, sound: 'draw' }];
  const ref = card(cardId);
  const isToken = scene.items.get(ref)?.marks.includes('token') === true;
  const isSeen = to !== 'deck' && (to !== 'hand' || seat === eyes) && !isToken;
  const zone = to === 'battlefield' ? 'field' : `${to}:${seat}`;
  const caster = to === 'battlefield' && from === 'stack' ? scene.items.get(ref)?.owner : undefined;
  return [
    {
      edits: [
        ...(isToken ? [] : counts),
        ...(from === 'battlefield' ? leaveCombat(ref) : []),
        ...(from === 'stack' ? [unlink({ from: ref, kind: 'target' })] : []),
        ...(isSeen ? place(scene, ref, slug, zone, caster ?? seat, `${from}:${seat}`) : [remove(ref, `${to}:${seat}`)]),
      ],
      shows: from === 'battlefield' && to === 'graveyard' ? [{ show: 'gesture', at: ref, name: 'crumble' }] : [],
      motion: { path: 'arc' },
      ms: 300,
      sound: to === 'graveyard' ? 'thud' : 'slide',
    },
  ];
}

function place(scene: Scene<Face>, ref: Ref, slug: string, zone: string, owner: number, from: Ref): Edit<Face>[] {
  if (!scene.items.has(ref)) return [add<Face>({ ref, zone, face: slug, owner }, { from })];
  return [
    move(ref, zone),
    turn<Face>(ref, slug),
    own(ref, owner),
    set(ref, BLANK),
    unmark(ref, 'sick', 'frozen'),
    pose(ref, { tapped: false }),
  ];
}
