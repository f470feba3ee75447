import { FuelCard } from './fuel-card.entity.js';
import { FuelDeckCard } from './fuel-deck-card.entity.js';
import { FuelDeck } from './fuel-deck.entity.js';
import { FuelPlayer } from './fuel-player.entity.js';
import { FuelToken } from './fuel-token.entity.js';
import { RoomSeed } from './room-seed.entity.js';
import { sessionRows } from './session-rows.entity.js';
import { UndoRequest } from './undo-request.entity.js';

export const entities = [
  ...sessionRows,
  FuelPlayer,
  FuelCard,
  FuelToken,
  FuelDeck,
  FuelDeckCard,
  RoomSeed,
  UndoRequest,
];
