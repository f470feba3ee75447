import { Injectable } from '@nestjs/common';

/** Something that players of a tournament are told, each of them by account. */
export interface TournamentNews {
  readonly type: 'tournament_round_started' | 'match_ready';
  readonly userIds: readonly string[];
  readonly data: object;
}

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
