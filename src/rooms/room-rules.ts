import type { RoomRules } from './room.types.js';

/** The usual room: all players say that they are ready, then the owner starts. */
export const OWNER_STARTS: RoomRules = { readyBy: 'hand', full: false, auto: false, oneId: false };

/** A game with open seats: it begins by itself when the last one is taken, under the id it was announced with. */
export const STARTS_WHEN_FULL: RoomRules = { readyBy: 'sitting', full: true, auto: true, oneId: true };

/** A game whose seats its host fills: it begins when the host says so and no seat is empty. */
export const HOST_STARTS_FULL: RoomRules = { readyBy: 'sitting', full: true, auto: false, oneId: true };

/** A game that begins by itself when all players have set what they bring. */
export const STARTS_WITH_LOADOUTS: RoomRules = { readyBy: 'loadout', full: true, auto: true, oneId: true };
