import { ask, awaitDecision } from '../asking.js';
import { getCard, permanentsOf } from '../cards.js';
import { characteristicsOf } from '../permanents/characteristics.js';
import { possibleAttackers } from '../combat/attackers.js';
import { defendingSeats, possibleBlocks } from '../combat/blockers.js';
import { dealRound, firstRound } from '../combat/damage-round.js';
import { drawCards } from '../permanents/life.js';
import { givePriority } from './priority.js';
import { rememberHands } from './past-hands.js';
import { checkState } from '../stack/state-check.js';
import { enterStep, passTurn, wearOff } from './turn.js';
import type { Phase, Play, Step } from '../tcg-fuel.types.js';
import { noticeStep } from '../stack/triggers.js';

const HAND_LIMIT = 7;

/** R13: the order of phases and steps. */
export const ORDER: readonly (readonly [Phase, Step])[] = [
  ['untap', 'beginning'],
  ['upkeep', 'beginning'],
  ['draw', 'beginning'],
  ['main1', 'beginning'],
  ['combat', 'beginning'],
  ['combat', 'declare_attackers'],
  ['combat', 'declare_blockers'],
  ['combat', 'combat_damage'],
  ['combat', 'end'],
  ['main2', 'beginning'],
  ['end', 'beginning'],
  ['end', 'end'],
];

/** The turn-based actions of a step; then a player decides, or the active player gets priority. */
export function beginStep(play: Play): void {
  const { state } = play;
  switch (`${state.phase}/${state.step}`) {
    case 'untap/beginning':
      rememberHands(state);
      untapAll(play);
      state.todo = 'end';
      return;
    case 'upkeep/beginning':
      noticeStep(state, 'on_upkeep');
      return givePriority(play);
    case 'draw/beginning':
      return beginDraw(play);
    case 'combat/beginning':
      noticeStep(state, 'on_begin_combat');
      return givePriority(play);
    case 'combat/declare_attackers':
      if (possibleAttackers(state).length > 0) return awaitDecision(play, state.active, 'attack');
      return goTo(play, 'combat', 'end');
    case 'combat/declare_blockers':
      return askNextDefender(play);
    case 'combat/combat_damage':
      state.combat!.damageRound ??= firstRound(state);
      if (dealRound(play)) givePriority(play);
      return;
    case 'end/beginning':
      noticeStep(state, 'on_end_step');
      return givePriority(play);
    case 'end/end':
      return cleanUp(play);
    default:
      return givePriority(play);
  }
}

/** Everybody has passed on an empty stack: on to what comes next. */
export function endStep(play: Play): void {
  const { state } = play;
  const { combat, phase, step } = state;
  if (step === 'combat_damage' && combat?.damageRound === 'first') {
    combat.damageRound = 'regular';
    return enterStep(state, phase, step);
  }
  // Priority in the cleanup means another cleanup (R19c).
  if (phase === 'end' && step === 'end') return enterStep(state, phase, step);
  if (phase === 'combat' && step === 'end') state.combat = null;
  const [nextPhase, nextStep] = ORDER[ORDER.findIndex(([one, other]) => one === phase && other === step) + 1]!;
  goTo(play, nextPhase, nextStep);
  if (nextStep === 'declare_blockers') state.combat!.toBlock = defendingSeats(state);
}

export function goTo({ state, emit }: Play, phase: Phase, step: Step): void {
  enterStep(state, phase, step);
  emit({ type: 'phase_changed', rule: 'R13', phase, step });
}

/** R14 */
function untapAll({ state, emit }: Play): void {
  const untapped: number[] = [];
  const held = permanentsOf(state, state.active).filter((card) =>
    characteristicsOf(state, card).restrictions.has('doesnt_untap'),
  );
  const heldIds = new Set(held.map(({ id }) => id));
  for (const { id } of permanentsOf(state, state.active)) {
    const permanent = getCard(state, id).permanent!;
    if (permanent.isTapped && !permanent.frozen && !heldIds.has(id)) {
      permanent.isTapped = false;
      untapped.push(id);
    }
    if (permanent.frozen) permanent.frozen = false;
    if (permanent.summoningSick) permanent.summoningSick = false;
    if (permanent.loyaltyUsed) permanent.loyaltyUsed = false;
  }
  if (untapped.length > 0) emit({ type: 'untapped', rule: 'R14', cardIds: untapped });
}

/** R16: in a duel the first player skips the first draw. */
function beginDraw(play: Play): void {
  const { state } = play;
  if (state.players.length === 2 && state.turnCount === 1) return finishDraw(play);
  if (!state.options.autoDraw) return awaitDecision(play, state.active, 'draw');
  drawForTurn(play);
}

export function drawForTurn(play: Play): void {
  drawCards(play, play.state.active, 1, 'R16');
  finishDraw(play);
}

function finishDraw(play: Play): void {
  noticeStep(play.state, 'on_draw_step');
  givePriority(play);
}

/** R47: each defending player in turn order, asked only if some block is possible. */
function askNextDefender(play: Play): void {
  const { state } = play;
  const { toBlock } = state.combat!;
  while (toBlock.length > 0) {
    if (possibleBlocks(state, toBlock[0]!).length > 0) return awaitDecision(play, toBlock[0]!, 'block');
    toBlock.shift();
  }
  givePriority(play);
}

/** R19 */
function cleanUp(play: Play): void {
  const { state } = play;
  const { hand } = state.players[state.active]!;
  if (hand.length > HAND_LIMIT)
    return ask(play, { seat: state.active, kind: 'discard', amount: hand.length - HAND_LIMIT }, 'R19');
  wearOff(play);
  const happened = checkState(play);
  // A player may have been eliminated, and the turn with them.
  if (state.stage === 'finished' || state.phase !== 'end') return;
  if (happened || state.waitingTriggers.length > 0) return givePriority(play);
  passTurn(play);
}
