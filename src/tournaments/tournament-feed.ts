import { Injectable } from '@nestjs/common';
import type { Pairing, Stage } from './tournament.types.js';

interface News {
  readonly game: string;
  readonly tournamentId: number;
  readonly round: number;
  /** The accounts that are told. */
  readonly userIds: readonly string[];
}

interface RoundStarted extends News {
  readonly type: 'round-started';
  readonly stage: Stage;
  readonly pairings: readonly Pairing[];
}

export interface MatchReady extends News {
  readonly type: 'match-ready';
  readonly matchId: number;
  readonly number: number;
  readonly roomNum: number;
  readonly players: readonly { readonly playerId: number; readonly name: string }[];
}

/** Something that players of a tournament are told, each of them by account. */
export type TournamentNews = RoundStarted | MatchReady;

/** Tells this process what happens in tournaments: after it is stored, never before. */
@Injectable()
export class TournamentFeed {
  private readonly listeners = new Set<(news: TournamentNews) => void>();

  /** Returns what stops the listening. */
  onNews(listener: (news: TournamentNews) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(news: TournamentNews): void {
    for (const listener of this.listeners) listener(news);
  }
}
