/** The eight voices of the house. All of them are made of oscillators and noise: no file is loaded. */
export const INSTRUMENTS = ['knock', 'rub', 'flick', 'bell', 'pluck', 'noise', 'thud', 'chime'] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

/** What one voice is made of. */
export interface Voice {
  /** `noise` is filtered around the pitch; everything else is an oscillator at the pitch. */
  readonly source: OscillatorType | 'noise';
  /** Hertz when no pitch is asked for. */
  readonly pitch: number;
  readonly seconds: number;
  readonly loudness: number;
  /** Seconds until it is at its loudest. */
  readonly attack: number;
  /** Where the pitch ends, as a part of where it began. */
  readonly glide?: number;
  /** Overtones, each as a multiple of the pitch and a part of its loudness. */
  readonly overtones?: readonly (readonly [multiple: number, loudness: number])[];
}

export const VOICES: Readonly<Record<Instrument, Voice>> = {
  knock: { source: 'triangle', pitch: 320, seconds: 0.09, loudness: 0.5, attack: 0.002, glide: 0.8 },
  rub: { source: 'noise', pitch: 700, seconds: 0.24, loudness: 0.32, attack: 0.06, glide: 0.7 },
  flick: { source: 'noise', pitch: 3200, seconds: 0.06, loudness: 0.4, attack: 0.004, glide: 1.5 },
  bell: {
    source: 'sine',
    pitch: 660,
    seconds: 1.1,
    loudness: 0.3,
    attack: 0.003,
    overtones: [
      [2.76, 0.35],
      [5.4, 0.12],
    ],
  },
  pluck: { source: 'sawtooth', pitch: 294, seconds: 0.35, loudness: 0.16, attack: 0.003, overtones: [[2, 0.4]] },
  noise: { source: 'noise', pitch: 1400, seconds: 0.16, loudness: 0.45, attack: 0.002, glide: 0.4 },
  thud: { source: 'sine', pitch: 110, seconds: 0.2, loudness: 0.8, attack: 0.003, glide: 0.55 },
  chime: { source: 'sine', pitch: 523.25, seconds: 0.8, loudness: 0.26, attack: 0.008, overtones: [[2, 0.25]] },
};
