import { Injectable } from '@nestjs/common';
import { ApiError } from '../common/api-error.js';
import { TtlCache } from '../common/memory/ttl-cache.js';
import { GameRegistry } from '../engine/hosting/game-registry.js';
import { artHash } from './art-hash.js';

/** A picture, and the hash by which a client knows that it has not changed. */
export interface Picture {
  readonly svg: string;
  readonly hash: string;
}

const MOST_KEPT = 1000;
const DAY_MS = 86_400_000;

/** Draws what the games can draw, and keeps what was drawn. */
@Injectable()
export class Gallery {
  private readonly kept = new TtlCache<Picture>({ max: MOST_KEPT, ttlMs: DAY_MS });

  constructor(private readonly games: GameRegistry) {}

  async picture(slug: string, name: string): Promise<Picture> {
    const key = `${slug}/${name}`;
    const kept = this.kept.get(key);
    if (kept) return kept;
    const svg = await this.games.get(slug).art?.(name);
    if (svg === undefined) throw new ApiError(404, 'NO_SUCH_PICTURE', 'There is no such picture.');
    const picture = { svg, hash: artHash(svg) };
    this.kept.set(key, picture);
    return picture;
  }
}
