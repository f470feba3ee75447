import { ApiError } from '../../common/api-error.js';
import type { Refusal } from '../core/index.js';

/** The rules said no: with the game's own code and text, the same on every transport. */
export class ActionRefused extends ApiError {
  constructor(readonly refusal: Refusal) {
    super(422, refusal.code, refusal.message, { rule: refusal.rule, details: refusal.details });
  }
}
