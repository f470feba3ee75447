import { onAllSides } from '../../rules/board/power.js';
import { FOR_GOOD } from '../../rules/board/tiles.js';
import type { CardEffect, Tile } from '../../rules/viking-vengeance.types.js';
import { OWNERS } from './deal.js';
import { tileHash } from './hashing.js';

/** What is special about a tile, with everything it comes to. The same special tile is always the same ground. */
export class Ground {
  private static readonly known = new Map<string, Ground>();

  readonly hash: number;
  /** No card may be moved here. */
  readonly closed: boolean;
  /** For each player, whether he may place a card here. */
  readonly welcomes: readonly [boolean, boolean];
  /** What a card of each player gets that lands here (R17). */
  readonly gifts: readonly [CardEffect | null, CardEffect | null];
  /** What is left for the next card. */
  readonly afterLanding: Ground | null;
  private readonly later: [Ground | null | undefined, Ground | null | undefined] = [undefined, undefined];

  private constructor(readonly tile: Tile) {
    const { status, power, ticks, terrain, turnsLeft } = tile;
    this.hash = tileHash(tile);
    this.closed = status === 'blocked' || status === 'removed';
    const gift: CardEffect = { name: 'tile', kind: 'tile', bySide: onAllSides(power), ticks, source: null };
    const appliesTo = (owner: number): boolean => turnsLeft[OWNERS[owner]!] > 0;
    const welcomes = (owner: number): boolean => status !== 'removed' && !(status === 'blocked' && appliesTo(owner));
    const giftFor = (owner: number): CardEffect | null =>
      !this.closed && power !== 0 && appliesTo(owner) ? gift : null;
    this.welcomes = [welcomes(0), welcomes(1)];
    this.gifts = [giftFor(0), giftFor(1)];
    this.afterLanding = terrain === null ? null : this;
  }

  static of(tile: Tile): Ground {
    const { status, power, ticks, terrain, turnsLeft } = tile;
    const name = `${status} ${power} ${ticks} ${terrain} ${turnsLeft.player1} ${turnsLeft.player2}`;
    let ground = Ground.known.get(name);
    if (!ground) Ground.known.set(name, (ground = new Ground(tile)));
    return ground;
  }

  get removed(): boolean {
    return this.tile.status === 'removed';
  }

  /** R33: when a turn of this player has ended. */
  afterTurnOf(owner: number): Ground | null {
    const known = this.later[owner as 0 | 1];
    return known === undefined ? (this.later[owner as 0 | 1] = this.ticked(owner)) : known;
  }

  private ticked(owner: number): Ground | null {
    const { terrain, turnsLeft } = this.tile;
    const ending = OWNERS[owner]!;
    const left = turnsLeft[ending];
    const fades = left > 0 && left < FOR_GOOD;
    const after = fades ? left - 1 : left;
    if (terrain === null && after === 0 && turnsLeft[OWNERS[1 - owner]!] === 0) return null;
    return fades ? Ground.of({ ...this.tile, turnsLeft: { ...turnsLeft, [ending]: after } }) : this;
  }
}
