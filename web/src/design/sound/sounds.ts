import { VOICES } from './instruments.js';
import type { Instrument, Voice } from './instruments.js';

/** One tone. */
export interface Note {
  readonly instrument: Instrument;
  /** In semitones above the instrument's own pitch. */
  readonly pitch?: number;
  /** Milliseconds from now. */
  readonly at?: number;
}

interface Desk {
  readonly context: AudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

let desk: Desk | undefined;
let loudness = 0;

/** How loud the house is, 0 to 1. It is silent until this is called with more than nothing. */
export function setLoudness(volume: number): void {
  loudness = Math.min(1, Math.max(0, volume));
}

/**
 * Plays at once, as loud as the house is or as told. Browsers begin only after a first press: what comes earlier is dropped,
 * not queued.
 */
export function playNotes(notes: readonly Note[], volume = loudness): void {
  if (volume === 0 || typeof AudioContext === 'undefined') return;
  desk ??= openDesk();
  const { context } = desk;
  if (context.state === 'suspended') void context.resume();
  if (context.state !== 'running' && context.currentTime === 0 && !navigator.userActivation?.hasBeenActive) return;
  for (const note of notes) strike(desk, VOICES[note.instrument], note, volume);
}

/** One gain and one limiter for everything. */
function openDesk(): Desk {
  const context = new AudioContext();
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -8;
  limiter.ratio.value = 16;
  limiter.attack.value = 0.002;
  limiter.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return { context, out: limiter, noise };
}

function strike({ context, out, noise }: Desk, voice: Voice, note: Note, volume: number): void {
  const at = context.currentTime + (note.at ?? 0) / 1000;
  const pitch = voice.pitch * 2 ** ((note.pitch ?? 0) / 12);
  const tones: readonly (readonly [number, number])[] = [[1, 1], ...(voice.overtones ?? [])];
  for (const [multiple, part] of tones) {
    const gain = context.createGain();
    const loudest = Math.max(0.0001, voice.loudness * part * volume);
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loudest, at + voice.attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + voice.seconds);
    gain.connect(out);
    const source = voice.source === 'noise' ? hiss(context, noise, voice, pitch, at, gain) : context.createOscillator();
    if (source instanceof OscillatorNode) {
      source.type = voice.source === 'noise' ? 'sine' : voice.source;
      slide(source.frequency, pitch * multiple, voice, at);
      source.connect(gain);
    }
    source.start(at);
    source.stop(at + voice.seconds);
  }
}

function hiss(context: AudioContext, noise: AudioBuffer, voice: Voice, pitch: number, at: number, gain: GainNode) {
  const source = context.createBufferSource();
  source.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 1.4;
  slide(band.frequency, pitch, voice, at);
  source.connect(band).connect(gain);
  return source;
}

function slide(frequency: AudioParam, from: number, { glide = 1, seconds }: Voice, at: number): void {
  frequency.setValueAtTime(from, at);
  if (glide !== 1) frequency.exponentialRampToValueAtTime(from * glide, at + seconds);
}
