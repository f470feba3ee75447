import { MatchSetupRow } from './match-setup.entity.js';
import { sessionRows } from './session-rows.entity.js';

export const entities = [...sessionRows, MatchSetupRow];
