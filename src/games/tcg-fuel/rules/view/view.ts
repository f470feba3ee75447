import type { Seat, Viewer } from '../../../../engine/core/index.js';
import { playerIdOf, playerIndex, seatsByIndex } from '../cards.js';
import { choiceRule } from '../choices/index.js';
import { askedSeat } from '../turns/clock.js';
import { placementsOf, winnerOf } from '../turns/ending.js';
import { lateHands } from '../turns/past-hands.js';
import { writeTargets } from '../stack/targets.js';
import type { Look } from '../tcg-fuel.types.js';
import { openCard, surroundingsOf } from './card-view.js';
import type { CardView, ChoiceView, CombatView, GameView, OutcomeView, PlayerView, StackView } from './view.types.js';

/** What a viewer may know (section 4), built from nothing. When the game is over everybody may know everything. */
export function view(state: Look, viewer: Viewer): GameView {
  return viewWith(
    state,
    viewer,
    viewCards(state, (seat) => maySee(state, viewer, seat)),
  );
}

/** The same without the cards: for who looks at them one by one. */
export function viewTable(state: Look, viewer: Viewer): GameView {
  return viewWith(state, viewer, []);
}

function maySee(state: Look, viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || viewer === 'all' || state.stage === 'finished';
}

function viewWith(state: Look, viewer: Viewer, cards: CardView[]): GameView {
  const sees = (seat: Seat): boolean => maySee(state, viewer, seat);
  const { waitingFor, pendingChoice, resolving, drawOffer, active } = state;
  const asked = askedSeat(state);
  return {
    gameId: state.gameId,
    options: state.options,
    stage: state.stage,
    currentTurn: state.currentTurn,
    turnCount: state.turnCount,
    currentPlayerIndex: playerIndex(state, active),
    phase: state.phase,
    step: state.step,
    priorityPlayerIndex:
      !pendingChoice && waitingFor?.decision === 'priority' ? playerIndex(state, waitingFor.seat) : null,
    passes: state.passes,
    waitingFor:
      asked === null
        ? null
        : { playerId: playerIdOf(state, asked), decision: pendingChoice ? 'choice' : waitingFor!.decision },
    players: seatsByIndex(state).map((seat) => viewPlayer(state, seat, sees(seat))),
    cards,
    stack: viewStack(state),
    combat: viewCombat(state),
    pendingChoice: viewChoice(state, sees),
    waitingTriggers: state.waitingTriggers.map(({ cardId, card, controller, abilityId }) => ({
      sourceId: cardId,
      slug: card,
      controllerId: playerIdOf(state, controller),
      abilityId,
    })),
    resolving: resolving && { stackId: resolving.stackId, effectIndex: resolving.effectIndex },
    drawOffer: drawOffer && {
      by: playerIdOf(state, drawOffer.by),
      accepted: drawOffer.accepted.map((seat) => playerIdOf(state, seat)),
    },
    decisionAt: state.decisionAt,
    nextId: state.nextId,
    idle: state.idle,
    landsPlayedThisTurn: state.landsPlayedThisTurn,
    preventCombatDamage: state.preventCombatDamage,
    outcome: viewOutcome(state),
    ...viewLateHands(state, viewer),
  };
}

function viewLateHands(state: Look, viewer: Viewer): Pick<GameView, 'spectatorHands'> {
  const spectatorHands = viewer === 'public' ? lateHands(state) : undefined;
  return spectatorHands ? { spectatorHands } : {};
}

function viewPlayer(state: Look, seat: Seat, open: boolean): PlayerView {
  const player = state.players[seat]!;
  return {
    id: seat + 1,
    gameId: state.gameId,
    playerId: player.playerId,
    seat,
    name: player.name,
    isBot: player.isBot,
    deckId: open ? player.deckId : null,
    playerIndex: playerIndex(state, seat),
    lifeTotal: player.lifeTotal,
    handSize: player.hand.length,
    deckSize: player.deck.length,
    manaPool: player.manaPool,
    mulligansTaken: player.mulligansTaken,
    kept: player.kept,
    hasLost: player.hasLost,
    lossReason: player.lossReason,
    // Where a player stops tells what they hold.
    settings: open ? (player.settings as PlayerView['settings']) : null,
    clock: state.options.clock && { reserveMs: player.reserveMs },
  };
}

/** Open zones, own hand, other hands as aliases; a deck only as its size, until the game is over. */
function viewCards(state: Look, sees: (seat: Seat) => boolean): CardView[] {
  const surroundings = surroundingsOf(state);
  const cards: CardView[] = state.battlefield.map((id, index) => openCard(state, id, index, surroundings));
  state.stack.forEach(({ kind, stackId }, index) => {
    if (kind === 'spell') cards.push(openCard(state, stackId, index, surroundings));
  });
  let alias = 0;
  for (const seat of seatsByIndex(state)) {
    const { hand, deck, graveyard, exile } = state.players[seat]!;
    const open = [graveyard, exile, ...(sees(seat) ? [hand] : []), ...(state.stage === 'finished' ? [deck] : [])];
    for (const zone of open) zone.forEach((id, index) => cards.push(openCard(state, id, index, surroundings)));
    if (sees(seat)) continue;
    for (let n = 0; n < hand.length; n++) {
      alias += 1;
      cards.push({
        id: `h${alias}`,
        ownerId: playerIdOf(state, seat),
        location: 'hand',
        zoneIndex: null,
        hidden: true,
      });
    }
  }
  const looked = lookedAt(state).filter(() => state.stage !== 'finished' && sees(state.pendingChoice!.seat));
  for (const id of looked) cards.push(openCard(state, id, null, surroundings));
  return cards;
}

/** The cards of the deck that a player who scries or searches has before them. */
function lookedAt(state: Look): number[] {
  const { pendingChoice } = state;
  if (pendingChoice?.kind !== 'scry' && pendingChoice?.kind !== 'search') return [];
  return [...(choiceRule(pendingChoice).options(state, pendingChoice as never) as number[])];
}

function viewStack(state: Look): StackView[] {
  return state.stack.map(({ stackId, kind, cardId, card, controller, mode, abilityId, targets, bound, lastKnown }) => ({
    stackId,
    kind,
    cardId: kind === 'spell' ? cardId : null,
    sourceId: cardId,
    slug: card,
    controllerId: playerIdOf(state, controller),
    mode,
    abilityId,
    targets: writeTargets(state, targets),
    bound: { ...bound },
    lastKnown: lastKnown && { ...lastKnown, keywords: [...lastKnown.keywords] },
  }));
}

function viewCombat(state: Look): CombatView | null {
  const { combat } = state;
  if (!combat) return null;
  return {
    attackers: combat.attackers.map(({ cardId, defender, planeswalker, blocked }) => ({
      cardId,
      defenderPlayerId: playerIdOf(state, defender),
      defenderCardId: planeswalker?.cardId ?? null,
      blocked,
      blockers: combat.blocks.filter(({ attackerId }) => attackerId === cardId).map((block) => block.cardId),
    })),
    blocks: combat.blocks,
    toBlock: combat.toBlock.map((seat) => playerIdOf(state, seat)),
    struck: combat.struck,
    damageRound: combat.damageRound,
  };
}

function viewChoice(state: Look, sees: (seat: Seat) => boolean): ChoiceView | null {
  const { pendingChoice } = state;
  if (!pendingChoice) return null;
  const { choiceId, kind, seat } = pendingChoice;
  const known = { choiceId, kind, playerId: playerIdOf(state, seat) };
  if (!sees(seat)) return known;
  const rule = choiceRule(pendingChoice);
  const choice = pendingChoice as never;
  const { prompt } = rule;
  return {
    ...known,
    prompt,
    options: rule.options(state, choice),
    ...rule.range(state, choice),
    default: rule.byDefault(state, choice),
  };
}

function viewOutcome(state: Look): OutcomeView | null {
  if (state.stage !== 'finished') return null;
  const winner = winnerOf(state);
  return {
    finished: true,
    winnerId: winner === null ? null : playerIdOf(state, winner),
    draw: winner === null,
    reason: state.endReason!,
    placements: placementsOf(state),
  };
}
