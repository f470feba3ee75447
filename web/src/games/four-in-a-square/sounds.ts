import type { GameEvent } from './game-types.js';

const KEY = 'parlour:sound';
let context: AudioContext | undefined;

export function soundIsOn(): boolean {
  return localStorage.getItem(KEY) === 'on';
}

export function turnSound(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off');
}

/** A knock for a piece, a rub for a slide, a chord for the end. Off until somebody turns it on. */
export function playSounds(events: readonly GameEvent[]): void {
  if (!soundIsOn()) return;
  for (const { type } of events) {
    if (type === 'placed') knock(320, 0.08);
    if (type === 'slid') knock(150, 0.16);
    if (type === 'won' || type === 'drawn') [392, 494, 587].forEach((tone, index) => knock(tone, 0.5, index * 0.12));
  }
}

function knock(hertz: number, seconds: number, after = 0): void {
  context ??= new AudioContext();
  const at = context.currentTime + after;
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.12, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + seconds);
}
