import { Module } from '@nestjs/common';
import { Equals, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ApiError } from '../../../src/common/api-error.js';
import { refusal } from '../../../src/engine/core/index.js';
import type { GameDefinition, GameShape, Seat } from '../../../src/engine/core/index.js';
import { GameRegistry } from '../../../src/engine/hosting/game-registry.js';
import { eloRows } from '../../../src/rooms/ratings/rating-rows.js';

/** Everybody brings a sword, shows it, and the longest wins. As small as a game with loadouts and ratings can be. */
export interface Duel extends GameShape {
  options: { longest: number };
  loadout: { length: number };
  state: { swords: number[]; shown: boolean[] };
  action: { type: 'show' };
  event: { type: 'shown'; by: Seat; length: number };
  view: { shown: (number | null)[] };
}

export const duel: GameDefinition<Duel> = {
  id: 'duel',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  defaults: { longest: 9 },
  actions: {
    show: {
      *choices(state, seat) {
        if (!state.shown[seat]) yield { type: 'show' };
      },
      refuse: (state, seat) => (state.shown[seat] ? refusal('SHOWN_ALREADY') : undefined),
      play({ state, seat, emit }) {
        state.shown[seat] = true;
        emit({ type: 'shown', by: seat, length: state.swords[seat]! });
      },
    },
  },
  setup: ({ seats }) => ({ swords: seats.map(({ loadout }) => loadout.length), shown: seats.map(() => false) }),
  toAct: ({ shown }) => shown.flatMap((done, seat) => (done ? [] : [seat])),
  outcome({ swords, shown }) {
    if (!shown.every(Boolean)) return undefined;
    const places = swords.map((length) => 1 + swords.filter((other) => other > length).length);
    return { winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])), places, reason: 'longest' };
  },
  view: ({ swords, shown }) => ({ shown: shown.map((done, seat) => (done ? swords[seat]! : null)) }),
};

export class DuelOptionsDto {
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(9)
  longest!: number;
}

class ShowDto {
  @Equals('show')
  type!: 'show';
}

@Module({})
export class DuelModule {
  constructor(games: GameRegistry) {
    games.register<Duel>({
      definition: duel,
      title: 'Duel',
      about: 'The longest sword wins.',
      shapes: { options: DuelOptionsDto, actions: { show: ShowDto } },
      watch: 'anyone',
      async loadout({ given, options, bot }) {
        const { length } = (given ?? { length: bot ? 1 : undefined }) as { length?: unknown };
        if (length === undefined) throw new ApiError(422, 'SWORD_REQUIRED', 'Nobody comes without a sword.');
        if (typeof length !== 'number' || length > options.longest) {
          throw new ApiError(422, 'SWORD_TOO_LONG', `Swords are at most ${options.longest} long.`);
        }
        return { length };
      },
      rows({ sessionId, rated, seats, steps }) {
        const places = rated ? duel.outcome(steps.at(-1)!.table.state)?.places : undefined;
        if (!places) return [];
        const players = seats.map(({ userId, seat }) => ({ userId: userId!, place: places[seat]! }));
        return eloRows({ sessionId, game: 'duel', list: 'ranked', players });
      },
      bots: { module: 'none', levels: ['meek'], defaultLevel: 'meek' },
    });
  }
}
