import { EMPTY, canDrawDeck, canTakePile, isOpenHand, isSpecialRank, peeksAt, seatAfter, slotsOf } from './world.js';
import type { Spot, World } from './world.js';

/** The one who decides: for one player, from what that player knows. */
export interface Mind {
  draw(world: World, who: number): 'call' | 'deck' | 'pile';
  /** A slot to swap the drawn card into, or -1 to throw it away. */
  discard(world: World, who: number): number;
  /** A slot to match with, or -1 to pass. */
  answer(world: World, who: number): number;
  /** One more card to look at, or `null`. */
  peek(world: World, who: number): Spot | null;
  swap(world: World, who: number): readonly [Spot, Spot] | null;
}

/** Plays a world on until the round is over or so many turns have passed. */
export function playOut(world: World, mindOf: (seat: number) => Mind, mostTurns: number): void {
  const until = world.turns + mostTurns;
  while (world.stage !== 'over' && world.turns < until) step(world, mindOf);
}

function step(world: World, mindOf: (seat: number) => Mind): void {
  switch (world.stage) {
    case 'draw':
      return draw(world, mindOf(world.current));
    case 'discard':
      return discard(world, mindOf(world.current).discard(world, world.current));
    case 'window':
      return window(world, mindOf);
    case 'peek':
      return peek(world, mindOf);
    case 'swap':
      return swap(world, mindOf);
  }
}

function draw(world: World, mind: Mind): void {
  const choice = mind.draw(world, world.current);
  if (choice === 'call' && world.caller < 0) {
    world.locked[world.current] = true;
    world.caller = world.current;
    return endTurn(world);
  }
  world.fromPile = (choice === 'pile' && canTakePile(world)) || !canDrawDeck(world);
  world.drawn = world.fromPile ? world.pile.pop()! : takeFromDeck(world);
  world.stage = 'discard';
}

function takeFromDeck(world: World): number {
  if (world.deck.length === 0) world.deck = world.rng.shuffle(world.pile.splice(0, world.pile.length - 1));
  return world.deck.pop()!;
}

function discard(world: World, slot: number): void {
  const who = world.current;
  const hand = world.hands[who]!;
  let card = world.drawn;
  if (slot >= 0) {
    card = hand[slot]!;
    hand[slot] = world.drawn;
    for (let knower = 0; knower < world.hands.length; knower++) {
      setKnown(world, knower, who, slot, world.fromPile || knower === who);
    }
  }
  world.pile.push(card);
  world.sealed = false;
  world.rank = card;
  world.waiting = world.hands.flatMap((_hand, seat) => (isOpenHand(world, seat) ? [seat] : []));
  world.stage = 'window';
}

function setKnown(world: World, who: number, seat: number, slot: number, known: boolean): void {
  const row = world.knows[who]!;
  row[seat] = known ? row[seat]! | (1 << slot) : row[seat]! & ~(1 << slot);
}

/** All answer without seeing the others; who comes first is chance, or the seat after the discarder. */
function window(world: World, mindOf: (seat: number) => Mind): void {
  const answers = world.waiting.map((seat) => ({ seat, slot: mindOf(seat).answer(world, seat) }));
  if (world.rules.sealed) answers.sort((a, b) => distance(world, a.seat) - distance(world, b.seat));
  else world.rng.shuffle(answers);
  const abilities = isSpecialRank(world.rank) ? [{ owner: world.current, rank: world.rank }] : [];
  for (const { seat, slot } of answers) {
    if (slot < 0) continue;
    const hand = world.hands[seat]!;
    if (hand[slot] === world.rank) {
      hand[slot] = EMPTY;
      world.pile.push(world.rank);
      world.sealed = true;
      if (isSpecialRank(world.rank)) abilities.push({ owner: seat, rank: world.rank });
      if (slotsOf(world, seat).length === 0) goOut(world, seat);
      break;
    }
    for (let card = 0; card < world.rules.penalty && canDrawDeck(world); card++) penalise(world, seat);
    if (slotsOf(world, seat).length >= world.rules.handLimit) world.locked[seat] = world.barred[seat] = true;
  }
  world.abilities.push(...abilities);
  nextAbility(world);
}

function distance(world: World, seat: number): number {
  const count = world.hands.length;
  return ((seat - world.current) * world.rules.direction + 2 * count - 1) % count;
}

function penalise(world: World, seat: number): void {
  const hand = world.hands[seat]!;
  const gap = hand.indexOf(EMPTY);
  const slot = gap < 0 ? hand.length : gap;
  hand[slot] = takeFromDeck(world);
  for (let knower = 0; knower < world.hands.length; knower++) setKnown(world, knower, seat, slot, false);
}

function goOut(world: World, seat: number): void {
  world.locked[seat] = true;
  if (world.caller < 0) world.caller = seat;
}

function nextAbility(world: World): void {
  const ability = world.abilities.at(-1);
  if (!ability) return endTurn(world);
  if (world.barred[ability.owner]) {
    world.abilities.pop();
    return nextAbility(world);
  }
  world.peeksLeft = peeksAt(ability.rank);
  world.peeked = [];
  world.stage = world.peeksLeft > 0 ? 'peek' : 'swap';
}

function peek(world: World, mindOf: (seat: number) => Mind): void {
  const { owner } = world.abilities.at(-1)!;
  const spot = mindOf(owner).peek(world, owner);
  if (spot) {
    setKnown(world, owner, spot[0], spot[1], true);
    world.peeked.push(spot);
    world.peeksLeft -= 1;
  }
  if (!spot || world.peeksLeft === 0) world.stage = 'swap';
}

function swap(world: World, mindOf: (seat: number) => Mind): void {
  const { owner } = world.abilities.at(-1)!;
  const pair = mindOf(owner).swap(world, owner);
  if (pair) exchange(world, pair[0], pair[1]);
  world.abilities.pop();
  nextAbility(world);
}

function exchange(world: World, [seat, slot]: Spot, [otherSeat, otherSlot]: Spot): void {
  const [hand, otherHand] = [world.hands[seat]!, world.hands[otherSeat]!];
  const moved = hand[slot]!;
  hand[slot] = otherHand[otherSlot]!;
  otherHand[otherSlot] = moved;
  for (let who = 0; who < world.hands.length; who++) {
    const [first, second] = [(world.knows[who]![seat]! >> slot) & 1, (world.knows[who]![otherSeat]! >> otherSlot) & 1];
    setKnown(world, who, seat, slot, second === 1);
    setKnown(world, who, otherSeat, otherSlot, first === 1);
  }
}

function endTurn(world: World): void {
  world.turns += 1;
  const count = world.hands.length;
  if (world.caller >= 0 && !world.finals) {
    world.finals = [];
    for (let steps = 0, seat = seatAfter(world, world.current); steps < count; steps++, seat = seatAfter(world, seat)) {
      if (seat !== world.caller) world.finals.push(seat);
    }
  }
  if (world.finals) {
    let next = world.finals.shift();
    while (next !== undefined && world.locked[next]) next = world.finals.shift();
    return next === undefined ? void (world.stage = 'over') : beginTurn(world, next);
  }
  let next = seatAfter(world, world.current);
  for (let steps = 0; steps < count && world.locked[next]; steps++) next = seatAfter(world, next);
  const active = world.locked.filter((locked) => !locked).length;
  if (active < 2) world.stage = 'over';
  else beginTurn(world, next);
}

function beginTurn(world: World, seat: number): void {
  world.current = seat;
  world.stage = canDrawDeck(world) || canTakePile(world) ? 'draw' : 'over';
}
