import type { Page } from 'playwright-core';
import { read } from '../../../src/games/viking-vengeance/rules/viking-vengeance.notation.js';
import type { Action, Event } from '../../../src/games/viking-vengeance/rules/viking-vengeance.types.js';
import { Guests } from './guests.js';
import type { Guest } from './guests.js';

/** What each kind of action is on the line of a page. The types make both lists complete: a new kind does not compile. */
export const ACTIONS: Readonly<Record<Exclude<Action['type'], 'time-out' | 'forfeit'>, string>> = {
  placeCard: 'placeCard',
  endTurn: 'endTurn',
  surrender: 'forfeit',
};

/** Each kind of event, and its sentence in the log of {@link SAGA}; some change the table without a word. */
export const EVENTS: Readonly<Record<Event['type'], RegExp | undefined>> = {
  card_placed: /^You place Kāne at/,
  card_power_changed: /^Thunderous Push: Baldr −2 top/,
  card_defended: /^Jörmungandr holds against Heimdall/,
  card_flipped: /^Hel turns Thrall: now yours/,
  card_removed: /^Jörmungandr is destroyed/,
  card_returned: /^Baldr returns to .+’s hand/,
  card_moved: /^Drenger moves to/,
  card_locked: /^The soul of Thrall is locked/,
  card_silenced: /^Jörmungandr is silenced/,
  card_protected: /^Odin is protected/,
  effect_ended: undefined,
  tile_changed: /^Barred at/,
  card_drawn: /^You draw Surtr/,
  turn_passed: /passes\.$/,
  turn_ended: undefined,
  game_over: /wins?, \d+ to \d+|^A draw/,
};

/** The other side holds nothing, so it passes until Baldr comes back to it. Every kind of event is in what follows. */
export const SAGA = `turn 5 player1
thrall/2 . . jormungandr/2
. . . .
drenger/2 . . .
odin/1 . . baldr/2=2,2,2,2
1: kane urashima-taro hel ran heimdall | surtr thor thrall
2: -`;

/** Tables of Viking Vengeance that begin in the middle, against the easy AI. */
export class VikingScenes extends Guests {
  async begin(guest: Guest, drawing: string): Promise<string> {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    const body = { game: 'viking-vengeance', seats, seed: 'saga', state: read(drawing) };
    const { sessionId } = await this.post<{ readonly sessionId: string }>('/api/test/sessions', body, guest);
    return sessionId;
  }

  async sit(page: Page, id: string): Promise<void> {
    await page.goto(`/viking-vengeance/table/${id}`);
    await page.locator('.frame[data-settled="true"] .vv-board').waitFor();
  }
}
