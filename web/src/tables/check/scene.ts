import { sceneOf } from '../../play/stage/scene.js';
import type { ItemDraft, Scene } from '../../play/stage/scene.js';
import { DRAWN, PILE, pileCard, slot, slotAt } from './places.js';
import { seatOf } from './shapes.js';
import type { CardFace, CheckView, Face } from './shapes.js';

/** What lies where: slots that never move, the pile, the drawn card; and who is locked, asked, ready. */
export function scene(view: CheckView): Scene<Face> {
  return sceneOf<Face>({
    items: [...slotsIn(view), ...pileIn(view), ...drawnIn(view)],
    counters: {
      deck: view.deckCount,
      round: view.roundNo,
      ...bySeat('total', view.totals),
      ...bySeat('score', Object.fromEntries(Object.entries(view.players).map(([id, { score }]) => [id, score]))),
      ...(view.activeAbility && { peeksLeft: view.activeAbility.peeksLeft }),
      ...(view.finalTurnOrder && { finalTaken: view.finalTurnsTaken }),
    },
    facts: factsIn(view),
  });
}

function* slotsIn(view: CheckView): Iterable<ItemDraft<Face>> {
  const shown = new Map(looksIn(view).map((look) => [slotAt(look), look.card]));
  const seen = new Set(view.activeAbility?.peekedTargets.map(slotAt));
  for (const [id, { hand }] of Object.entries(view.players)) {
    for (const [index, card] of hand.entries()) {
      if (card === null) continue;
      const ref = slot(seatOf(id), index);
      const face = 'hidden' in card ? (shown.get(ref) ?? 'down') : card;
      yield { ref, zone: ref, owner: seatOf(id), face, marks: seen.has(ref) ? ['seen'] : [] };
    }
  }
}

/** Faces that are turned up for this viewer now. Own cards go down with "I have them", although others still look. */
function looksIn({ reveals, players, you }: CheckView): CheckView['reveals'] {
  const hasThem = you !== null && players[you]?.hasConfirmedPeek === true;
  return reveals.filter(({ reason }) => !(reason === 'initialPeek' && hasThem));
}

function pileIn({ discardPile }: CheckView): ItemDraft<Face>[] {
  return discardPile.map((face, index) => ({ ref: pileCard(index), zone: PILE, face }));
}

function drawnIn({ players }: CheckView): ItemDraft<Face>[] {
  return Object.entries(players).flatMap(([id, { pendingDrawnCard: card }]) =>
    card ? [{ ref: DRAWN, zone: DRAWN, owner: seatOf(id), face: faceOrBack(card) }] : [],
  );
}

function factsIn(view: CheckView): Record<string, string> {
  const { matchingOpportunityInfo: window, activeAbility: ability } = view;
  const isPeek = view.phase === 'initialPeekPhase';
  const facts: Record<string, string> = {
    phase: view.phase,
    commitment: view.deckCommitment,
    ...(view.turnStage && { stage: view.turnStage }),
    ...(view.currentPlayerID !== null && { turn: view.currentPlayerID }),
    ...(view.discardPileIsSealed && { sealed: 'yes' }),
    ...(window && { window: String(window.windowId) }),
    ...(ability && { ability: ability.playerID, abilityRank: ability.card.rank, abilityStage: ability.stage }),
    ...(view.playerWhoCalledCheck !== null && { caller: view.playerWhoCalledCheck }),
    ...(view.finalTurnOrder && { order: view.finalTurnOrder.join(' ') }),
    ...(view.roundWinner && { roundWinner: view.roundWinner.join(' ') }),
    ...(view.endedBy && { endedBy: view.endedBy }),
    ...(view.matchWinner && { matchWinner: view.matchWinner.join(' ') }),
  };
  for (const id of window?.remainingPlayerIDs ?? []) facts[`may:${id}`] = 'yes';
  for (const id of view.readyPlayerIDs) facts[`ready:${id}`] = 'yes';
  for (const [id, player] of Object.entries(view.players)) {
    if (player.hasCalledCheck) facts[`called:${id}`] = 'yes';
    if (player.isDisqualified) facts[`disqualified:${id}`] = 'yes';
    if (player.isForfeited) facts[`out:${id}`] = 'yes';
    if (player.hasLeft) facts[`left:${id}`] = 'yes';
    if (isPeek && player.hasUsedInitialPeek) facts[`looked:${id}`] = 'yes';
    if (isPeek && player.hasConfirmedPeek) facts[`ready:${id}`] = 'yes';
  }
  return facts;
}

function bySeat(name: string, of: Readonly<Record<string, number | null>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(of).flatMap(([id, number]) => (number === null ? [] : [[`${name}:${id}`, number]])),
  );
}

function faceOrBack(card: CardFace | { readonly hidden: true }): Face | 'down' {
  return 'hidden' in card ? 'down' : card;
}
