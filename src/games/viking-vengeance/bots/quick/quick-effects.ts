import { SIDES } from '../../rules/board/board.js';
import type { Effect } from '../../rules/effects/index.js';
import type { PowerEffect } from '../../rules/effects/power.js';
import type { SetTilesEffect } from '../../rules/effects/set-tiles.js';
import type { Among, Target } from '../../rules/effects/target.js';
import { isBane, isBoon, isNothing } from '../../rules/board/power.js';
import { FOR_GOOD } from '../../rules/board/tiles.js';
import type { Power, Tile } from '../../rules/viking-vengeance.types.js';
import { ownerName } from './deal.js';
import { ALL_SIDES } from './effect-book.js';
import { ADJACENT, ALL, DIAGONAL, NEXT, SECOND, SURROUNDING, tilesOf } from './geometry.js';
import { Ground } from './ground.js';
import type { QuickDoing } from './quick-moments.js';

type Kind = Effect['do'];
type Doer<D extends Kind> = (doing: QuickDoing, effect: Extract<Effect, { do: D }>) => void;

/** What each kind of effect does; the wordings are the rules' own. */
const kinds: { readonly [D in Kind]: Doer<D> } = {
  'attack-again': ({ game, self, owner, at, abilityId }) => {
    const mark = `${abilityId}/attack`;
    if (at < 0 || game.table.mark(self, mark) > 0) return;
    game.table.addMark(self, mark);
    game.fight(self, at, owner);
  },

  block: ({ game: { table }, owner, at }, { opponentTurns }) => {
    const opponent = 1 - owner;
    for (const tile of ADJACENT[at]!) {
      if (!table.isOpen(tile) || ALL.filter((other) => table.mayPlaceOn(other, opponent)).length <= 1) continue;
      table.changeGround(tile, groundFor(opponent, opponentTurns, { status: 'blocked', power: 0 }));
    }
  },

  cleanse: (doing, { of, to }) => {
    for (const card of targets(doing, to)) doing.game.table.take(card, of === 'boons' ? isBoon : isBane);
  },

  destroy: (doing, { to, then }) => {
    const doomed = among(doing, to);
    for (const card of doomed) doing.game.table.takeOffBoard(card);
    if (then && doomed.length > 0) power(doing, then);
  },

  echo: ({ game: { table }, self, at, abilityId }, { ticks }) => {
    const rise = (side: number): number => {
      let best = 0;
      for (const tile of ADJACENT[at]!)
        if (table.board[tile]! >= 0) best = Math.max(best, table.side(table.board[tile]!, side));
      return best > table.side(self, side) ? best - table.burdens[self]!.raw[side]! : 0;
    };
    const bySide: Power = { top: rise(0), right: rise(1), bottom: rise(2), left: rise(3) };
    if (isNothing(bySide)) return;
    table.give(self, { name: abilityId, kind: 'power', bySide, ticks, source: table.deal.cards[self]!.id });
  },

  gamble: ({ game, self }, { picks, oneIn }) => {
    const others = [...game.table.board].filter((card) => card >= 0 && card !== self);
    const picked: number[] = [];
    while (picked.length < picks && others.length > 0) picked.push(...others.splice(game.rng.int(others.length), 1));
    for (const target of picked) {
      if (!game.table.isPlaced(target) || game.rng.int(oneIn) !== 1) continue;
      game.attempt(self, target, 1 - game.table.owner[target]!, true);
    }
  },

  lock: ({ game: { table }, self, about }) => {
    if (table.isPlaced(about.subject)) table.lockedBy[about.subject] = self;
  },

  melt: ({ game: { table }, self, owner }, { terrain, allies, enemies }) => {
    for (const tile of ALL) {
      if (table.grounds[tile]?.tile.terrain !== terrain) continue;
      table.changeGround(tile, null);
      const card = table.board[tile]!;
      if (card < 0) continue;
      const by = table.owner[card] === owner ? allies : enemies;
      table.give(card, table.deal.book.power(self, ALL_SIDES, by, null));
    }
  },

  power: (doing, effect) => power(doing, effect),

  protect: (doing, { to, ticks }) => {
    const { table } = doing.game;
    for (const card of among(doing, to)) table.give(card, table.deal.book.protection(doing.self, ticks));
  },

  pull: ({ game: { table }, owner, at }) => {
    for (const side of SIDES.keys()) {
      const [between, afar] = [NEXT[at]![side]!, SECOND[at]![side]!];
      const card = afar < 0 ? -1 : table.board[afar]!;
      if (card >= 0 && table.owner[card] !== owner && table.isOpen(between)) table.move(afar, between);
    }
  },

  push: ({ game: { table }, owner, at }) => {
    for (const side of SIDES.keys()) {
      const [near, beyond] = [NEXT[at]![side]!, SECOND[at]![side]!];
      const card = near < 0 ? -1 : table.board[near]!;
      if (beyond >= 0 && card >= 0 && table.owner[card] !== owner && table.isOpen(beyond)) table.move(near, beyond);
    }
  },

  recall: ({ game: { table }, self, abilityId }, { from, gain }) => {
    const { id } = table.deal.cards[self]!;
    const cards = from === 'self' ? [self] : [...table.board].filter((card) => card >= 0);
    const givers = cards.filter((card) => table.take(card, ({ name, source }) => name === abilityId && source === id));
    if (gain === 0 || givers.length === 0) return;
    table.give(self, table.deal.book.power(self, ALL_SIDES, gain * givers.length, null));
  },

  'return-to-hand': ({ game: { table }, self }) => {
    if (table.isPlaced(self)) table.goHome(self);
  },

  'set-tiles': (doing, effect) => {
    const turnsLeft = { player1: 0, player2: 0 };
    turnsLeft[ownerName(doing.owner)] = effect.ownTurns;
    turnsLeft[ownerName(1 - doing.owner)] = effect.opponentTurns;
    const { status, power: by, terrain = null, landedTicks = null } = effect;
    const ground = Ground.of({ status, power: by, ticks: landedTicks, terrain, turnsLeft });
    for (const at of tilesFor(doing, effect.where)) doing.game.table.changeGround(at, ground);
  },

  silence: (doing, { to, ticks }) => {
    const { table } = doing.game;
    for (const card of among(doing, to)) table.give(card, table.deal.book.silence(doing.self, ticks));
  },

  steal: (doing) => {
    const { game, self, abilityId } = doing;
    const { table } = game;
    const [victim] = among(doing, { who: 'enemy', where: 'board', bearing: 'boon', pick: 'random' });
    if (victim === undefined) return;
    const stolen = game.rng.pick(table.burdens[victim]!.effects.filter(isBoon));
    table.take(victim, (effect) => effect === stolen);
    const source = table.deal.cards[self]!.id;
    table.give(self, { name: abilityId, kind: 'power', bySide: stolen.bySide, ticks: null, source });
  },

  strike: (doing, { to }) => {
    const { game, self, owner, at } = doing;
    if (at < 0) return;
    const tiles = to === 'diagonals' ? DIAGONAL[at]! : among(doing, to).map((card) => game.table.at[card]!);
    for (const tile of tiles) game.strike(self, at, owner, tile);
  },

  wander: ({ game: { table, rng }, owner, at }, { curse }) => {
    const ways = ADJACENT[at]!.filter((tile) => table.isOpen(tile)).sort((one, other) => one - other);
    if (ways.length === 0) return;
    table.move(at, rng.pick(ways));
    table.changeGround(at, groundFor(1 - owner, FOR_GOOD, { status: 'cursed', power: curse }));
  },
};

/** Does what an ability says. */
export function doEffect(doing: QuickDoing, effect: Effect): void {
  (kinds[effect.do] as (doing: QuickDoing, effect: Effect) => void)(doing, effect);
}

function power(doing: QuickDoing, effect: PowerEffect): void {
  const { game, self, abilityId } = doing;
  const { table } = game;
  if (effect.limit !== undefined) {
    if (table.mark(self, abilityId) >= effect.limit) return;
    table.addMark(self, abilityId);
  }
  const times = effect.perOceanTile ? table.grounds.filter((ground) => ground?.tile.terrain === 'ocean').length : 1;
  for (let time = 0; time < times; time++) for (const card of targets(doing, effect.to)) give(doing, effect, card);
}

function give({ game, self, abilityId }: QuickDoing, effect: PowerEffect, card: number): void {
  const { table } = game;
  const ticks = effect.ticks ?? null;
  if (effect.refreshes) {
    const { effects } = table.burdens[card]!;
    const found = effects.findIndex(({ name }) => name === abilityId);
    if (found >= 0) {
      table.burdens[card] = table.burdens[card]!.with(effects.with(found, { ...effects[found]!, ticks }));
      return;
    }
  }
  if (effect.oncePerCard) {
    if (table.mark(card, abilityId) > 0) return;
    table.addMark(card, abilityId);
  }
  let side = ALL_SIDES;
  if (effect.side === 'random') side = game.rng.int(SIDES.length);
  else if (effect.side === 'strongest') side = strongest(table, card);
  table.give(card, table.deal.book.power(self, side, effect.by, ticks));
}

function strongest(table: QuickDoing['game']['table'], card: number): number {
  let best = 0;
  for (let side = 1; side < 4; side++) if (table.side(card, side) > table.side(card, best)) best = side;
  return best;
}

function targets(doing: QuickDoing, target: Target): readonly number[] {
  const { game, self, about, owner } = doing;
  if (typeof target === 'object') return among(doing, target);
  if (target === 'self') return [self];
  if (target === 'random-in-hand') {
    const hand = game.table.hands[owner]!;
    return hand.length > 0 ? [game.rng.pick(hand)] : [];
  }
  const card = about[target];
  return game.table.isPlaced(card) ? [card] : [];
}

/** The cards that answer a description, in the order in which they get it; one at most where it picks. */
function among({ game, self, owner, at, about }: QuickDoing, wanted: Among): number[] {
  const { table } = game;
  if (wanted.targeted && about.target >= 0) {
    const card = table.board[about.target]!;
    return card >= 0 ? [card] : [];
  }
  const mine = wanted.weaker ? table.total(self) : 0;
  const found: number[] = [];
  for (const tile of tilesOf(wanted.where, at)) {
    const card = table.board[tile]!;
    if (card < 0 || (table.owner[card] === owner) !== (wanted.who === 'ally')) continue;
    if (wanted.others && card === self) continue;
    if (wanted.tagged && !game.isTagged(card, wanted.tagged)) continue;
    if (wanted.bearing && !table.burdens[card]![wanted.bearing]) continue;
    if (wanted.weaker && table.total(card) >= mine) continue;
    found.push(card);
  }
  if (wanted.pick === undefined || found.length === 0) return found;
  if (wanted.pick === 'random') {
    return [game.rng.pick(found.sort((one, other) => table.at[one]! - table.at[other]!))];
  }
  const sign = wanted.pick === 'strongest' ? 1 : -1;
  return [found.reduce((best, one) => (sign * table.total(one) > sign * table.total(best) ? one : best))];
}

function tilesFor({ game, at, about }: QuickDoing, where: SetTilesEffect['where']): readonly number[] {
  const { table } = game;
  if (where === 'under-subject') return table.isPlaced(about.subject) ? [table.at[about.subject]!] : [];
  if (where === 'random') {
    const normal = ALL.filter((tile) => table.board[tile]! < 0 && !table.grounds[tile]);
    return normal.length > 0 ? [game.rng.pick(normal)] : [];
  }
  return (where === 'adjacent' ? ADJACENT : SURROUNDING)[at]!.filter((tile) => table.isOpen(tile));
}

/** A tile that means something to one player only. */
function groundFor(owner: number, turns: number, { status, power: by }: Pick<Tile, 'status' | 'power'>): Ground {
  const turnsLeft = { player1: 0, player2: 0 };
  turnsLeft[ownerName(owner)] = turns;
  return Ground.of({ status, power: by, ticks: null, terrain: null, turnsLeft });
}
