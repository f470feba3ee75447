import { CheckRoundPlayer } from './check-round-player.entity.js';
import { CheckRound } from './check-round.entity.js';
import { sessionRows } from './session-rows.entity.js';

export const entities = [...sessionRows, CheckRound, CheckRoundPlayer];
