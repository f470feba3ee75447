import { eventsFor } from './events.js';
import type { Emitted } from './events.js';
import type { Frozen, GameDefinition, GameShape, Seat, Turn } from './game.js';
import { findRule, refuse } from './play.js';
import { rngOver } from './rng.js';

/** Thrown out of the play of an action where what follows may not be told. */
class SaidEnough extends Error {}

function saidEnough(): never {
  throw new SaidEnough();
}

/**
 * What a seat would hear if it did this, up to the first chance and the first event at which the game's forecast ends.
 * It is played on a state from which everything was taken that the seat may not know, so what it tells cannot depend on
 * it. `undefined`: the game foretells nothing, or the action may not be played.
 */
export function forecast<G extends GameShape>(
  game: GameDefinition<G>,
  state: Frozen<G['state']>,
  seat: Seat,
  action: G['action'],
): readonly G['event'][] | undefined {
  const rule = findRule(game, action.type);
  if (!game.forecast || !rule || rule.by === 'table') return undefined;
  if (refuse(game, state, { seat, action, at: 0 })) return undefined;
  const { endsAt, imagined } = game.forecast;
  const known = imagined(state, seat);
  const told: Emitted<G>[] = [];
  const tell = (emitted: Emitted<G>): void => {
    if (emitted.public && endsAt(emitted.public)) saidEnough();
    told.push(structuredClone(emitted));
  };
  const turn: Turn<G> = {
    seat,
    auto: false,
    at: 0,
    round: 1,
    state: structuredClone(known),
    before: known as Frozen<G['state']>,
    rng: rngOver(saidEnough),
    emit: (event, secrets) => tell({ public: event, ...(secrets && { private: secrets }) }),
    tell: (one, event) => tell({ public: null, private: { [one]: event } }),
    beginRound: saidEnough,
    revealSeed: saidEnough,
  };
  try {
    rule.play(turn, action as never);
  } catch (error) {
    if (!(error instanceof SaidEnough)) throw error;
  }
  return eventsFor(told, seat);
}
