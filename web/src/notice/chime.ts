import { playNotes } from '../design/sound/sounds.js';
import { settingsStore } from '../settings/use-settings.js';

const APART_MS = 3_000;
let last = 0;

/** A bell for something that wants attention; never more than one in three seconds. */
export function chime(): void {
  if (Date.now() - last < APART_MS) return;
  last = Date.now();
  playNotes([{ instrument: 'bell' }], settingsStore.getState().loudness / 100);
}
