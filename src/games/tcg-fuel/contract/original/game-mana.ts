import { Injectable } from '@nestjs/common';
import { GameFinder } from '../games/game-finder.js';
import type { ManaPool } from '../../rules/catalogue/card.types.js';
import { ManaSystem } from '../../rules/mana/mana-system.js';
import type { ManaSource } from '../../rules/mana/sources.js';
import type { Look, State } from '../../rules/tcg-fuel.types.js';
import { GameEngine } from './game-engine.js';

/** The mana of a game that is known by its number; the arithmetic is `ManaSystem`'s. */
@Injectable()
export class GameMana {
  constructor(
    private readonly finder: GameFinder,
    private readonly engine: GameEngine,
  ) {}

  async getPlayerManaSources(gameId: number, playerId: number): Promise<ManaSource[]> {
    return ManaSystem.getPlayerManaSources(await this.stateOf(gameId), playerId);
  }

  async getAvailableMana(gameId: number, playerId: number): Promise<ManaPool> {
    return ManaSystem.getAvailableMana(await this.stateOf(gameId), playerId);
  }

  async canPlayCard(gameId: number, playerId: number, cardId: number): Promise<{ canPlay: boolean; reason?: string }> {
    return ManaSystem.canPlayCard(await this.stateOf(gameId), playerId, cardId);
  }

  playCard(gameId: number, playerId: number, cardId: number): ReturnType<GameEngine['playCard']> {
    return this.engine.playCard(gameId, { playerId, data: { cardId } });
  }

  /** The state with the player's mana sources untapped. In play the untap phase does that (R14); nothing is stored here. */
  async untapManaSources(gameId: number, playerId: number): Promise<Look> {
    return ManaSystem.untapManaSources(await this.stateOf(gameId), playerId);
  }

  private async stateOf(gameId: number): Promise<State> {
    return (await this.finder.get(gameId)).state as State;
  }
}
