import { Module } from '@nestjs/common';
import { Equals, IsInt, IsOptional, Min } from 'class-validator';
import { refusal } from '../../../src/engine/core/index.js';
import type { GameDefinition, GameShape, Seat } from '../../../src/engine/core/index.js';
import { GameRegistry } from '../../../src/engine/hosting/game-registry.js';

/** Hot potato: pass it on before it bursts. As small as a game with a clock, automatic moves, rounds and a restart can be. */
export interface Potato extends GameShape {
  options: { fuseMs: number };
  loadout: null;
  state: {
    holder: Seat;
    seats: number;
    burstsAt: number;
    lost: Seat | null;
    fuseMs: number;
    passes: number;
    wind: number;
  };
  action:
    | { type: 'pass' }
    | { type: 'burst' }
    | { type: 'blow' }
    | { type: 'again' }
    | { type: 'give-up' }
    | { type: 'gone'; seat: Seat };
  event:
    | { type: 'passed'; to: Seat }
    | { type: 'burst'; by: Seat }
    | { type: 'blown' }
    | { type: 'begun'; commitment: string };
  view: Potato['state'];
}

export const potato: GameDefinition<Potato> = {
  id: 'potato',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  defaults: { fuseMs: 300 },
  previews: true,
  actions: {
    pass: {
      *choices(state, seat) {
        if (state.holder === seat) yield { type: 'pass' };
      },
      refuse: (state, seat) => (state.holder === seat ? undefined : refusal('NOT_HOLDING', 'Somebody else holds it.')),
      play({ state, at, emit }) {
        state.holder = (state.holder + 1) % state.seats;
        state.burstsAt = at + state.fuseMs;
        state.passes += 1;
        emit({ type: 'passed', to: state.holder });
      },
    },
    burst: {
      by: 'table',
      play({ state, emit }) {
        state.lost = state.holder;
        emit({ type: 'burst', by: state.holder });
      },
    },
    /** Every third pass a wind blows, by itself. */
    blow: {
      *choices() {},
      refuse: (state) => (state.passes % 3 === 2 && state.wind < state.passes ? undefined : refusal('CALM')),
      play({ state, rng, emit }) {
        state.wind = state.passes;
        rng.int(6);
        emit({ type: 'blown' });
      },
    },
    again: {
      afterEnd: true,
      *choices(state) {
        if (state.lost !== null) yield { type: 'again' };
      },
      refuse: (state) => (state.lost === null ? refusal('STILL_HOT') : undefined),
      play({ state, at, emit, rng, beginRound }) {
        const commitment = beginRound();
        state.holder = rng.int(state.seats);
        state.lost = null;
        state.burstsAt = at + state.fuseMs;
        emit({ type: 'begun', commitment });
      },
    },
    'give-up': {
      unlisted: true,
      *choices() {},
      refuse: () => undefined,
      play({ state, seat }) {
        state.lost = seat;
      },
    },
    gone: {
      by: 'table',
      play({ state }, { seat }) {
        state.lost = seat;
      },
    },
  },
  setup: ({ options, seats, at, rng }) => ({
    holder: rng.int(1),
    seats: seats.length,
    burstsAt: at + options.fuseMs,
    lost: null,
    fuseMs: options.fuseMs,
    passes: 0,
    wind: 0,
  }),
  toAct: (state) => (state.lost === null ? [state.holder] : []),
  outcome: (state) =>
    state.lost === null
      ? undefined
      : {
          winners: Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => seat !== state.lost),
          reason: 'burst',
        },
  view: (state) => ({ ...state }),
  deadline: (state) => (state.lost === null ? { at: state.burstsAt, action: { type: 'burst' } } : undefined),
  follow: (state) =>
    state.lost === null && state.passes % 3 === 2 && state.wind < state.passes
      ? { seat: state.holder, action: { type: 'blow' } }
      : undefined,
  absence: (state, seat) => (state.lost === null ? { after: 500, action: { type: 'gone', seat } } : undefined),
  resign: () => ({ type: 'give-up' }),
  summary: (state) => ({ turn: state.passes }),
};

class OptionsDto {
  @IsOptional()
  @IsInt()
  @Min(1)
  fuseMs!: number;
}
class PassDto {
  @Equals('pass')
  type!: 'pass';
}
class AgainDto {
  @Equals('again')
  type!: 'again';
}
class GiveUpDto {
  @Equals('give-up')
  type!: 'give-up';
}

@Module({})
export class PotatoModule {
  constructor(games: GameRegistry) {
    games.register({
      definition: potato,
      title: 'Hot Potato',
      about: 'Pass it on before it bursts.',
      shapes: { options: OptionsDto, actions: { pass: PassDto, again: AgainDto, 'give-up': GiveUpDto } },
      watch: 'anyone',
    });
  }
}
