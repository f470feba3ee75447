/** The materials of the steam age. */
export const TONE_NAMES = [
  'iron',
  'brass',
  'copper',
  'steel',
  'bone',
  'soot',
  'cream',
  'navy',
  'leaf',
  'bark',
  'coral',
  'sea',
  'gold',
  'canvas',
  'plum',
  'moss',
  'slate',
  'white',
  'acid',
  'glass',
  'ember',
  'violet',
] as const;

/** Those who live in it. */
export const KIN = ['ember', 'tide', 'thorn', 'sun', 'grave', 'rogue'] as const;
