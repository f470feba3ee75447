import { add, count, fact, remove, turn, unmark } from '../../play/stage/beat.js';
import type { Beat, Edit } from '../../play/stage/beat.js';
import type { Scene } from '../../play/stage/scene.js';
import type { EventOf, Staging } from '../../play/table-kind.js';
import { DECK, DRAWN, PILE, pileCard, slot } from './places.js';
import { seatOf } from './shapes.js';
import type { Check, CheckView, Face } from './shapes.js';

type Stage = Staging<Check, Face>;

const CARDS = 52;
const CARDS_EACH = 4;
const OF_THE_ROUND =
  /^(window|sealed|ability|abilityRank|abilityStage|caller|order|roundWinner|endedBy|stage|turn|(may|ready|looked|called|disqualified|out):.*)$/;

/** Everything of the last round goes; four cards each fly from the deck, and perhaps one opens the pile. */
export function layAnew(event: EventOf<Check, 'roundStarted'>, { scene, before, after }: Stage): readonly Beat<Face>[] {
  const view = after ?? before;
  const seats = [...scene.counters.keys()].filter((name) => name.startsWith('total:')).map((name) => name.slice(6));
  const staying = seats.filter((id) => !scene.facts.has(`left:${id}`));
  const opening = openingCard(view, after);
  const dealt = staying.length * CARDS_EACH + (opening ? 1 : 0);
  const swept: Edit<Face>[] = [
    ...[...scene.items.keys()].map((ref) => remove(ref)),
    ...[...scene.facts.keys()].filter((name) => OF_THE_ROUND.test(name)).map((name) => fact(name, undefined)),
    ...[...scene.counters.keys()]
      .filter((name) => /^score:|^peeksLeft$|^finalTaken$/.test(name))
      .map((name) => count(name, undefined)),
    ...seats
      .filter((id) => !staying.includes(id))
      .flatMap((id) => [fact(`out:${id}`, 'yes'), fact(`ready:${id}`, 'yes')]),
    fact('phase', 'initialPeekPhase'),
    fact('commitment', event.deckCommitment),
    count('round', event.roundNo),
    count('deck', CARDS),
  ];
  const deal = Array.from({ length: CARDS_EACH }, (_, index) =>
    staying.map((id): Edit<Face> => {
      const ref = slot(seatOf(id), index);
      return add<Face>({ ref, zone: ref, owner: seatOf(id), face: 'down' }, { from: DECK });
    }),
  ).flat();
  const opened = opening ? [add<Face>({ ref: pileCard(0), zone: PILE, face: opening }, { from: DECK })] : [];
  return [
    { edits: swept, ms: 400, sound: 'riffle' },
    { edits: [...deal, ...opened, count('deck', CARDS - dealt)], motion: { stagger: 90 }, ms: 280 + 90 * deal.length },
  ];
}

/** The event does not name the card that opens the pile: the view does. */
function openingCard(view: CheckView | undefined, after: CheckView | undefined): Face | undefined {
  return view?.options.openingDiscard ? after?.discardPile[0] : undefined;
}

/** The hands are turned up seat by seat, and the sums counted. */
export function turnUpHands(event: EventOf<Check, 'roundScored'>, { scene }: Stage): readonly Beat<Face>[] {
  const { hands, scores, totals, roundWinner, endedBy } = event;
  const turns = Object.entries(hands).map(([id, hand]): Beat<Face> => {
    const score = scores[id];
    return {
      edits: [
        ...hand.flatMap((card, index) => (card ? [turn<Face>(slot(seatOf(id), index), card)] : [])),
        ...(score === null || score === undefined ? [] : [count(`score:${id}`, score)]),
        ...(totals[id] === undefined ? [] : [count(`total:${id}`, totals[id])]),
      ],
      ms: 250,
      sound: 'flick',
    };
  });
  return [
    { edits: cleared(scene), ms: 0 },
    ...turns,
    { edits: [fact('roundWinner', roundWinner.join(' ')), fact('endedBy', endedBy)], ms: 300, sound: 'chord' },
  ];
}

/** The end of a round leaves nothing half done: no window, no ability, no look. */
function cleared(scene: Scene<Face>): Edit<Face>[] {
  const gone = /^(window|ability|abilityRank|abilityStage|stage|turn|(may|ready|looked):.*)$/;
  const seen = [...scene.items.values()].filter(({ marks }) => marks.includes('seen'));
  return [
    fact('phase', 'scoringPhase'),
    ...[...scene.facts.keys()].filter((name) => gone.test(name)).map((name) => fact(name, undefined)),
    ...seen.map(({ ref }) => unmark(ref, 'seen')),
    count('peeksLeft', undefined),
    remove(DRAWN),
  ];
}
