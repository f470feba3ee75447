import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, Repository } from 'typeorm';
import { Rating } from '../entities/rating.entity.js';
import type { Glicko } from './glicko2.js';
import type { RatingList } from './rating-rows.js';

/** A player in a list of ratings. */
export interface RatedPlayer extends Glicko {
  readonly userId: string;
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** Reads ratings. They are written by the commits that earn them. */
@Injectable()
export class Ratings {
  constructor(@InjectRepository(Rating) private readonly ratings: Repository<Rating>) {}

  async find({ game, list }: RatingList, userId: string): Promise<RatedPlayer | undefined> {
    const rating = await this.ratings.findOne({ where: { game, list, userId }, relations: { user: true } });
    return rating === null ? undefined : toRated(rating);
  }

  /** The best first; of equals, the one who has played more. */
  async top({ game, list }: RatingList, limit: number, minGames = 1): Promise<RatedPlayer[]> {
    const best = await this.ratings.find({
      where: { game, list, games: MoreThanOrEqual(minGames) },
      relations: { user: true },
      order: { rating: 'DESC', games: 'DESC', userId: 'ASC' },
      take: limit,
    });
    return best.map(toRated);
  }
}

function toRated({ userId, user, rating, deviation, volatility, games, wins, losses, draws }: Rating): RatedPlayer {
  return { userId, name: user!.name, rating, deviation, volatility, games, wins, losses, draws };
}
