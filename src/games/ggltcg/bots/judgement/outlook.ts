import { poolOf } from '../../rules/catalogue/card-sets.js';
import { definitionOf, opponentOf, playerOf } from '../../rules/cards.js';
import { CC_CAP } from '../../rules/cc.js';
import { playCost } from '../../rules/playing/costs.js';
import { TURN_GAIN } from '../../rules/flow.js';
import type { PlayerId, ReadState } from '../../rules/ggltcg.types.js';
import { beats, bodyInPlay, countBeaten } from '../search/bodies.js';
import { printOf } from '../search/prints.js';
import type { Body, Print } from '../search/prints.js';

/** Takes note of a feature of one side: its name, and how much of it there is. */
export type NoteSide = (feature: string, amount: number) => void;

interface Side {
  readonly hand: readonly Print[];
  readonly costs: readonly number[];
  readonly toys: readonly Body[];
  /** The toys in play that may attack, those in hand that could, and those that could even be paid for at once. */
  readonly attackers: readonly Body[];
  readonly heldAttackers: readonly Body[];
  readonly freshAttackers: readonly Body[];
  readonly held: readonly Body[];
  readonly asleep: readonly Print[];
  /** What there is to spend: now, or when the next turn begins. */
  readonly cc: number;
}

const TUSSLE_COST = 2;
const MOST_DIRECT_ATTACKS = 2;
const MOST = 10;
const CC = Array.from({ length: CC_CAP + 1 }, (_none, cc) => `cc ${cc}`);

/**
 * What a state looks like to a player who thinks about more than sums: everything of the one to move, and apart from it
 * everything of the other, for a net to find out what goes with what. Cards count by their numbers and by the words of the
 * effect language, never by name, so cards of later sets are judged too.
 */
export function noteOutlook(state: ReadState, mover: NoteSide, other: NoteSide): void {
  const now = sideOf(state, state.active_player_id);
  const next = sideOf(state, opponentOf(state, state.active_player_id));
  noteSide(state, now, next, mover);
  noteSide(state, next, now, other);
}

function noteSide(state: ReadState, own: Side, opposing: Side, note: NoteSide): void {
  if (state.turn_number <= 2) note(state.turn_number === 1 ? 'first turn' : 'second turn', 1);
  noteCards(own, note);
  noteHand(own, opposing, note);
  noteToys(own, opposing, note);
  noteAttacks(own, opposing, note);
  noteMatchups(own, opposing, note);
}

function sideOf(state: ReadState, player: PlayerId): Side {
  const pool = poolOf(state);
  const { hand, in_play, sleep_zone, cc: saved } = playerOf(state, player);
  const cc = state.active_player_id === player ? saved : Math.min(CC_CAP, saved + TURN_GAIN);
  const prints = hand.map((card) => printOf(definitionOf(pool, card)));
  const costs = hand.map((card) => playCost(state, pool, player, card));
  const toys = in_play.map((toy) => bodyInPlay(state, pool, toy));
  const fresh = prints.filter(({ isToy, body }, at) => isToy && body.canTussle && costs[at]! + TUSSLE_COST <= cc);
  const held = prints.filter(({ isToy }) => isToy).map(({ body }) => body);
  return {
    hand: prints,
    costs,
    toys,
    attackers: toys.filter(({ canTussle }) => canTussle),
    heldAttackers: held.filter(({ canTussle }) => canTussle),
    freshAttackers: fresh.map(({ body }) => body),
    held,
    asleep: sleep_zone.map((card) => printOf(definitionOf(pool, card))),
    cc,
  };
}

function noteCards({ hand, held, toys, asleep, cc }: Side, note: NoteSide): void {
  const living = hand.length + toys.length;
  note('living', living);
  note('scarcity', 1 / Math.max(1, living));
  if (living <= 2) note(living === 1 ? 'one left' : 'two left', 1);
  note('toys in hand', held.length);
  note('actions in hand', hand.length - held.length);
  if (held.length + toys.length === 0) note('no toys', 1);
  note('asleep', asleep.length);
  for (const { isToy, asleepWords } of asleep) {
    if (isToy) note('toys asleep', 1);
    for (const word of asleepWords) note(word, 1);
  }
  note('cc', cc);
  note(CC[cc]!, 1);
}

function noteHand({ hand, costs, toys, asleep, cc }: Side, opposing: Side, note: NoteSide): void {
  const surplus = opposing.toys.length - toys.length;
  for (let at = 0; at < hand.length; at++) {
    const { handWords, wakes, sweeps, sweepsBack } = hand[at]!;
    const cost = costs[at]!;
    note('cost', cost);
    if (cost <= 1) note(cost === 0 ? 'for nothing' : 'for one', 1);
    if (cost <= cc) note('affordable', 1);
    for (const word of handWords) note(word, 1);
    if (wakes > 0) note('to wake', Math.min(wakes, asleep.length));
    if (sweeps) note('to sweep', surplus);
    if (sweepsBack) note('to sweep back', surplus);
  }
}

function noteToys({ toys, held }: Side, { attackers, heldAttackers }: Side, note: NoteSide): void {
  note('toys', toys.length);
  if (toys.length === 0) note('bare', 1);
  noteStats(toys, 'speed', 'strength', 'stamina', 'top speed', 'top strength', 'top stamina', note);
  noteStats(
    held,
    'held speed',
    'held strength',
    'held stamina',
    'fastest held',
    'strongest held',
    'toughest held',
    note,
  );
  for (const toy of toys) {
    for (const word of toy.words) note(word, 1);
    // Nothing in play puts it to sleep by a tussle, or nothing at all.
    if (attackers.some((attacker) => beats(attacker, toy))) continue;
    note('unbeaten', 1);
    if (!heldAttackers.some((attacker) => beats(attacker, toy))) note('unbeatable', 1);
  }
}

function noteStats(
  bodies: readonly Body[],
  speeds: string,
  strengths: string,
  staminas: string,
  fastest: string,
  strongest: string,
  toughest: string,
  note: NoteSide,
): void {
  let [topSpeed, topStrength, topStamina] = [0, 0, 0];
  for (const body of bodies) {
    const [speed, strength, stamina] = [capped(body.speed), capped(body.strength), capped(body.stamina)];
    note(speeds, speed);
    note(strengths, strength);
    note(staminas, stamina);
    topSpeed = Math.max(topSpeed, speed);
    topStrength = Math.max(topStrength, strength);
    topStamina = Math.max(topStamina, stamina);
  }
  note(fastest, topSpeed);
  note(strongest, topStrength);
  note(toughest, topStamina);
}

function capped(stat: number): number {
  return Math.min(MOST, stat);
}

/** What tussles can be won and which hands be hit with what there is to spend. */
function noteAttacks({ attackers, freshAttackers, cc }: Side, { toys, hand }: Side, note: NoteSide): void {
  // Toys that can be played and attack at once.
  note('fresh prey', countBeaten(freshAttackers, toys));
  if (toys.length === 0 && freshAttackers.length > 0) note('fresh direct', 1);
  if (attackers.length === 0) return;
  const cost = attackers.reduce((least, { tussleCost }) => Math.min(least, tussleCost), TUSSLE_COST);
  const payable = cost === 0 ? toys.length + MOST_DIRECT_ATTACKS : Math.floor(cc / cost);
  const prey = countBeaten(attackers, toys);
  const fallen = Math.min(prey, payable);
  const flies = attackers.some((attacker) => attacker.flies);
  const swept = fallen === toys.length;
  const direct = swept || flies ? Math.min(MOST_DIRECT_ATTACKS, hand.length, flies ? payable : payable - fallen) : 0;
  if (cost < TUSSLE_COST) note(cost === 0 ? 'tussles for nothing' : 'tussles for one', 1);
  note('prey', prey);
  note('fallen', fallen);
  note('direct', direct);
  if (swept) note('swept', 1);
  if (swept && direct === hand.length) note('lethal', 1);
}

/** Which of all living toys would win against which, wherever they are. */
function noteMatchups({ attackers, heldAttackers }: Side, { toys, held }: Side, note: NoteSide): void {
  const pairs = (attackers.length + heldAttackers.length) * (toys.length + held.length);
  const won =
    countWon(attackers, toys) +
    countWon(attackers, held) +
    countWon(heldAttackers, toys) +
    countWon(heldAttackers, held);
  note('matchups', won);
  if (won > 0) note('share of matchups', won / pairs);
}

function countWon(attackers: readonly Body[], defenders: readonly Body[]): number {
  let won = 0;
  for (const attacker of attackers) for (const defender of defenders) if (beats(attacker, defender)) won += 1;
  return won;
}
