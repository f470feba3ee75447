import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { GameShape } from '../../../src/engine/core/game.js';
import type { SessionState } from './source.js';

/** The store of a session of which nothing is known yet but where it is. */
export function openingState<G extends GameShape>(sessionId: string, game = ''): StoreApi<SessionState<G>> {
  return createStore<SessionState<G>>()(() => ({
    sessionId,
    phase: 'opening',
    game,
    number: 0,
    options: {} as G['options'],
    players: [],
    seats: [],
    practice: false,
    seedHash: '',
    pictures: new Map(),
    skew: 0,
    chat: [],
  }));
}
