import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { BotThinker } from '../bots/bot-thinker.js';
import type { GameDefinition, GameShape } from '../core/index.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { Proofs } from '../sessions/past/proof.js';
import { Retelling } from '../sessions/past/retelling.js';
import { RoundSeeds } from '../sessions/past/round-seeds.js';
import { SessionDeeds } from '../sessions/session-deeds.js';
import type { NewSession } from '../sessions/session-factory.js';
import { SessionService } from '../sessions/session.service.js';
import { sessionNotFound } from '../sessions/session.js';
import type { LiveSession } from '../sessions/session.js';
import { TurnWaiter } from '../sessions/turn-waiter.js';
import { SessionStore } from '../store/session-store.js';
import { GameTable } from './game-table.js';

/** The rules of a game: its definition, or its id alone. */
type Rules<G extends GameShape> = Pick<GameDefinition<G>, 'id'> & Partial<GameDefinition<G>>;

/** A game that is to begin, in the types of its rules. */
export type NewTable<G extends GameShape> = Omit<NewSession, 'game' | 'options'> & { readonly options: G['options'] };

/** Finds and begins the games of a contract. */
@Injectable()
export class GameTables {
  constructor(
    readonly sessions: SessionService,
    readonly deeds: SessionDeeds,
    readonly live: LiveSessions,
    readonly retelling: Retelling,
    readonly waiter: TurnWaiter,
    readonly store: SessionStore,
    readonly seeds: RoundSeeds,
    readonly proofs: Proofs,
    readonly thinker: BotThinker,
  ) {}

  /** A game of these rules; one of others is not there. */
  async find<G extends GameShape>({ id: game }: Rules<G>, id: string): Promise<GameTable<G> | undefined> {
    const session = await this.live.find(id);
    return session?.definition.id === game ? this.at(session) : undefined;
  }

  async get<G extends GameShape>(rules: Rules<G>, id: string): Promise<GameTable<G>> {
    const table = await this.find(rules, id);
    if (!table) throw sessionNotFound();
    return table;
  }

  /** Begins a game; the same maker's key again gives the same game. */
  async begin<G extends GameShape>({ id: game }: Rules<G>, wanted: NewTable<G>): Promise<GameTable<G>> {
    return this.at(await this.sessions.begin({ ...wanted, game }));
  }

  /** Begins a game together with rows of its own, in one transaction. */
  async beginWith<G extends GameShape>(
    { id: game }: Rules<G>,
    wanted: NewTable<G>,
    write: (store: PoolClient, gameId: string) => Promise<void>,
  ): Promise<GameTable<G>> {
    return this.at(await this.sessions.beginWith({ ...wanted, game }, (store, { id }) => write(store, id)));
  }

  /** The table of a session. */
  at<G extends GameShape>(session: LiveSession): GameTable<G> {
    return new GameTable<G>(session, this);
  }
}
