import { Injectable } from '@nestjs/common';
import { GameRegistry } from '../engine/hosting/game-registry.js';
import { SessionOpener } from '../engine/http/session-opener.js';
import { noLoadouts } from './room-problems.js';
import type { Brought, SeatedBot, Visitor } from './room.types.js';

/** A bot that is wanted at the table. */
export interface WantedBot {
  readonly level?: string;
  readonly name?: string;
  readonly loadout?: object;
}

/** Where something is brought to. */
export interface Table {
  readonly game: string;
  readonly options: object;
}

/** Asks the game what it thinks of what a seat wants to bring. Never in a transaction: it may look into the database. */
@Injectable()
export class RoomLoadouts {
  constructor(
    private readonly games: GameRegistry,
    private readonly opener: SessionOpener,
  ) {}

  /** Whether seats bring anything to this game. */
  isAsked(game: string): boolean {
    return this.games.get(game).loadout !== undefined;
  }

  /** What a player brings; with nothing given, the game's usual or its refusal. */
  async of({ game, options }: Table, visitor: Visitor, given: unknown): Promise<Brought> {
    const hosted = this.games.get(game);
    if (!hosted.loadout) {
      if (given !== undefined) throw noLoadouts(hosted.title);
      return { brings: null, loadout: null };
    }
    const account = visitor.kind === 'user' ? visitor.account : undefined;
    const loadout = await hosted.loadout({ options, account, bot: undefined, given });
    return { brings: given ?? null, loadout };
  }

  async ofBot({ game, options }: Table, wanted: WantedBot, seat: number): Promise<SeatedBot> {
    const hosted = this.games.get(game);
    if (wanted.loadout !== undefined && !hosted.loadout) throw noLoadouts(hosted.title);
    const { botLevel, name, loadout } = await this.opener.botSeat(hosted, options, wanted, seat);
    return { level: botLevel!, name, brings: wanted.loadout ?? null, loadout };
  }
}
