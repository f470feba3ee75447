import type { Seat } from '@parlour/client';
import { add, change, count, fact, mark, remove, turn, unmark } from '../../play/stage/beat.js';
import type { Beat, Edit } from '../../play/stage/beat.js';
import type { Scene } from '../../play/stage/scene.js';
import type { Derived, Staging, TableKind } from '../../play/table-kind.js';
import { DECK, DRAWN, DRAWN_PLACE, PILE, pileCard, pileSize, slot, slotAt, slotsOf } from './places.js';
import { layAnew, turnUpHands } from './round-staging.js';
import { seatOf } from './shapes.js';
import type { Check, Face } from './shapes.js';
import { talk } from './talk.en.js';

type Stage = Staging<Check, Face>;

/** How each event looks. Slots keep their places: a card travels between them, and its back says nothing. */
export const staging: TableKind<Check, Face>['staging'] = {
  roundStarted: layAnew,
  initialPeek: ({ playerID, cards }) => [
    {
      edits: [
        fact(`looked:${playerID}`, 'yes'),
        ...(cards ?? []).map(({ cardIndex, card }) => turn<Face>(slot(seatOf(playerID), cardIndex), card)),
      ],
      shows: [2, 3].map((index) => ({ show: 'gesture', at: slot(seatOf(playerID), index), name: 'hop' })),
      ms: 300,
      sound: 'flick',
    },
  ],
  peekConfirmed: ({ playerID }, { scene, eyes }) => [
    {
      edits: [fact(`ready:${playerID}`, 'yes'), ...(seatOf(playerID) === eyes ? facesDown(scene) : [])],
      ms: 150,
    },
  ],
  peekPhaseEnded: (_event, { scene }) => [
    {
      edits: [fact('phase', 'playPhase'), ...facesDown(scene), ...without(scene, 'looked', 'ready')],
      shows: [{ show: 'banner', text: talk.stage.begins }],
      ms: 400,
    },
  ],
  cardDrawn: ({ playerID, source, card }, { scene }) => {
    const top = pileCard(pileSize(scene) - 1);
    const item = { ref: DRAWN, zone: DRAWN, owner: seatOf(playerID), face: card ?? ('down' as const) };
    const edits =
      source === 'deck'
        ? [change('deck', -1), add<Face>(item, { from: DECK })]
        : [remove(top), add<Face>(item, { from: top })];
    return [{ edits, ms: 280, sound: 'draw' }];
  },
  cardDiscarded: ({ playerID, card, fromSlot }, { scene }) => {
    const from = fromSlot === null ? DRAWN : slot(seatOf(playerID), fromSlot);
    const item = { ref: pileCard(pileSize(scene)), zone: PILE, face: card };
    const sinks = fromSlot === null ? [] : [turn<Face>(from, 'down')];
    return [
      {
        edits: [remove(DRAWN), ...sinks, fact('sealed', undefined), add<Face>(item, { from })],
        shows: fromSlot === null ? [] : [{ show: 'fly', from: DRAWN_PLACE, to: from, as: from }],
        motion: { flip: 'none' },
        ms: 420,
        sound: 'slap',
      },
    ];
  },
  windowOpened: ({ windowId }, { scene }) => [
    {
      edits: [fact('window', String(windowId)), ...mayAnswer(scene).map((seat) => fact(`may:${seat}`, 'yes'))],
      ms: 60,
      with: 'previous',
      sound: 'ticks',
    },
  ],
  windowClosed: (_event, { scene }) => [
    { edits: [fact('window', undefined), ...without(scene, 'may')], shows: [lit(topOf(scene))], ms: 150 },
  ],
  matchPassed: ({ playerID }) => [{ edits: [fact(`may:${playerID}`, undefined)], ms: 120 }],
  matchAnswered: ({ playerID }) => [{ edits: [fact(`may:${playerID}`, undefined)], ms: 120 }],
  matchSucceeded: ({ playerID, cardIndex, card }, { scene }) => {
    const from = slot(seatOf(playerID), cardIndex);
    const item = { ref: pileCard(pileSize(scene)), zone: PILE, face: card };
    return [{ edits: [remove(from), fact('sealed', 'yes'), add<Face>(item, { from })], ms: 320, sound: 'clap' }];
  },
  matchFailed: ({ playerID, cardIndex }, stage) => [wrongTry(slot(seatOf(playerID), cardIndex), playerID, stage)],
  penaltyCardDealt: ({ playerID, cardIndex }) => {
    const ref = slot(seatOf(playerID), cardIndex);
    const item = { ref, zone: ref, owner: seatOf(playerID), face: 'down' as const };
    return [{ edits: [change('deck', -1), add<Face>(item, { from: DECK })], ms: 350, sound: 'tock' }];
  },
  penaltyUnavailable: ({ playerID }) => [
    {
      edits: [fact(`may:${playerID}`, undefined)],
      shows: [{ show: 'float', at: DECK, text: talk.stage.noneLeft }],
      ms: 350,
    },
  ],
  abilityStarted: ({ playerID, rank }, { scene }) => [
    {
      edits: [fact('ability', playerID), fact('abilityRank', rank)],
      shows: [{ show: 'gesture', at: topOf(scene), name: 'grow' }],
      ms: 300,
      sound: 'chord',
    },
  ],
  abilityPeeked: ({ targets, cards }) => [
    {
      edits: targets.flatMap((target, index) => {
        const card = cards?.[index];
        return [mark(slotAt(target), 'seen'), ...(card ? [turn<Face>(slotAt(target), card)] : [])];
      }),
      ms: 350,
      sound: 'flick',
    },
  ],
  abilitySwapped: ({ targets: [one, other] }, { scene }) => {
    if (!one || !other) return [];
    const [here, there] = [slotAt(one), slotAt(other)];
    return [
      {
        edits: facesDown(scene),
        shows: [
          { show: 'fly', from: here, to: there, as: there },
          { show: 'fly', from: there, to: here, as: here },
          { show: 'line', from: here, to: there, kind: 'dotted' },
          lit(here, there),
        ],
        motion: { flip: 'none' },
        ms: 600,
        sound: 'whoosh',
      },
    ];
  },
  abilityEnded: (_event, { scene }) => [{ edits: abilityOver(scene), motion: { flip: 'none' }, ms: 200 }],
  abilityFizzled: (_event, { scene }) => [
    {
      edits: abilityOver(scene),
      shows: [{ show: 'gesture', at: topOf(scene), name: 'sink' }],
      motion: { flip: 'none' },
      ms: 200,
    },
  ],
  deckReshuffled: ({ count: cards }, { scene }) => {
    const size = pileSize(scene);
    const face = scene.items.get(pileCard(size - 1))?.face;
    const all = Array.from({ length: size }, (_, index) => remove(pileCard(index)));
    return [
      {
        edits: [...all, add<Face>({ ref: pileCard(0), zone: PILE, face }), count('deck', cards)],
        ms: 500,
        sound: 'riffle',
      },
    ];
  },
  checkCalled: ({ playerID, automatic }, { scene }) => [
    {
      edits: [fact(`called:${playerID}`, 'yes'), ...(scene.facts.has('caller') ? [] : [fact('caller', playerID)])],
      shows: [{ show: 'banner', text: automatic ? talk.stage.outOfCards : talk.call }],
      ms: 700,
      sound: 'bell',
    },
  ],
  finalTurnsStarted: ({ order }) => [
    { edits: [fact('phase', 'finalTurnsPhase'), fact('order', order.join(' ')), count('finalTaken', 0)], ms: 300 },
  ],
  finalTurnSkipped: () => [{ ms: 200 }],
  turnExpired: () => [{ shows: [{ show: 'float', at: DRAWN_PLACE, text: talk.stage.timeIsUp }], ms: 200 }],
  playerDisqualified: ({ playerID }) => [
    { edits: [fact(`disqualified:${playerID}`, 'yes'), fact(`may:${playerID}`, undefined)], ms: 200 },
  ],
  playerForfeited: ({ playerID, scope }, { scene, eyes }) => [
    { edits: wentOut(scene, playerID, scope, seatOf(playerID) === eyes), ms: 200 },
  ],
  playerReady: ({ playerID }) => [{ edits: [fact(`ready:${playerID}`, 'yes')], ms: 200 }],
  roundScored: turnUpHands,
  matchEnded: ({ matchWinner }) => [{ edits: [fact('matchWinner', matchWinner.join(' '))], ms: 700, sound: 'cadence' }],
};

/** Whose turn it is, its stage, the looks left and the final turns taken follow from what was played; no event says them. */
export const derived: Derived = {
  facts: ['stage', 'turn', 'abilityStage'],
  counters: ['peeksLeft', 'finalTaken'],
};

const lit = (...refs: string[]) => ({ show: 'light' as const, refs });
const topOf = (scene: Scene<Face>): string => pileCard(pileSize(scene) - 1);

function without({ facts }: Scene<Face>, ...names: string[]): Edit<never>[] {
  return [...facts.keys()].filter((name) => names.includes(name.split(':')[0]!)).map((name) => fact(name, undefined));
}

/** Every slot that shows its face shows its back again. */
function facesDown({ items }: Scene<Face>): Edit<Face>[] {
  return [...items.values()]
    .filter(({ ref, face }) => ref.startsWith('slot:') && face !== 'down')
    .map(({ ref }) => turn<Face>(ref, 'down'));
}

function abilityOver(scene: Scene<Face>): Edit<Face>[] {
  const seen = [...scene.items.values()].filter(({ marks }) => marks.includes('seen'));
  return [
    ...facesDown(scene),
    ...seen.map(({ ref }) => unmark(ref, 'seen')),
    fact('ability', undefined),
    fact('abilityRank', undefined),
    fact('abilityStage', undefined),
    count('peeksLeft', undefined),
  ];
}

/** Everybody who is in play and holds a card may answer a window. */
function mayAnswer(scene: Scene<Face>): Seat[] {
  const seats = [...scene.counters.keys()]
    .filter((name) => name.startsWith('total:'))
    .map((name) => Number(name.slice(6)));
  const isIn = (seat: Seat) => !['called', 'out', 'disqualified'].some((why) => scene.facts.has(`${why}:${seat}`));
  return seats.filter((seat) => isIn(seat) && slotsOf(scene, seat).length > 0);
}

/** The card jumps half-way and goes back unseen. Where the house allows another try, the answer is not used up. */
function wrongTry(ref: string, playerID: string, { scene, before, after }: Stage): Beat<Face> {
  const mayRetry = (after ?? before)?.options.retryAfterWrongMatch ?? false;
  const top = scene.items.get(topOf(scene))?.face;
  const text = talk.stage.wrong(top && top !== 'down' ? top.rank : undefined);
  return {
    edits: mayRetry ? [] : [fact(`may:${playerID}`, undefined)],
    shows: [
      { show: 'gesture', at: ref, name: 'half-way', toward: PILE },
      { show: 'float', at: ref, text },
    ],
    ms: 450,
    sound: 'buzz',
  };
}

function wentOut(scene: Scene<Face>, id: string, scope: 'round' | 'match', isYou: boolean): Edit<Face>[] {
  const phase = scene.facts.get('phase');
  const left = scope === 'match' ? [fact(`left:${id}`, 'yes')] : [];
  if (phase === 'scoringPhase') return left;
  const isPeek = phase === 'initialPeekPhase';
  return [
    ...left,
    fact(`out:${id}`, 'yes'),
    fact(`may:${id}`, undefined),
    ...(isPeek ? [fact(`ready:${id}`, 'yes')] : []),
    ...(isPeek && isYou ? facesDown(scene) : []),
  ];
}
