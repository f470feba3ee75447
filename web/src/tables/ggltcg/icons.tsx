/** The pictograms of cards, drawn for this table. */
const PATHS = {
  speed: 'M2 5l9 7-9 7zM12 5l10 7-10 7z',
  strength: 'M7 3h7q6 0 6 7v2q0 3-3 4v5H8v-5q-5-2-5-7V7q0-4 4-4zm1 5v4h6',
  stamina: 'M12 21C1 13 2 4 7.4 4 10 4 12 7 12 7s2-3 4.6-3C22 4 23 13 12 21z',
  bubble:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM8 11a4 4 0 0 1 3-4l.6 2A2 2 0 0 0 10 11z',
  boost: 'M5 2h3v20H5zM9 3l12 5-12 6z',
  wand: 'M3 19L13 9l2 2L5 21zM16 1l1.6 4.4L22 7l-4.4 1.6L16 13l-1.6-4.4L10 7l4.4-1.6z',
  dear: 'M5 17a5 5 0 0 1-.5-9.9A6 6 0 0 1 16 5a6 6 0 0 1 3 12zM11 8v3H8v2h3v3h2v-3h3v-2h-3V8z',
  cap: 'M3 18C4 9 10 3 16 4c4 1 5 5 5 9l-3-4c-1 4 0 6 1 9zM2 18h18v3H2z',
  coin: 'M12 2a7 7 0 0 0-4 12.7V18h8v-3.3A7 7 0 0 0 12 2zM8 19h8v2l-2 1h-4l-2-1z',
  plane: 'M1 11L23 2l-6 19-5-7 6-8-9 7z',
  crown: 'M2 6l5 5 5-8 5 8 5-5-2 14H4z',
  aim: 'M12 1v4a7 7 0 0 1 7 7h4v1h-4a7 7 0 0 1-7 7v3h-1v-3a7 7 0 0 1-7-7H1v-1h3a7 7 0 0 1 7-7V1zm-.5 6a5 5 0 1 0 0 10.5 5 5 0 0 0 0-10.5zm0 3.3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  moon: 'M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2z',
  sunup: 'M12 3l2 4h-4zM4 7l4 2-2 2zM20 7l-4 2 2 2zM6 18a6 6 0 0 1 12 0zM2 19h20v2H2z',
  swap: 'M3 8h12V4l6 6-6 5v-4H3zM21 16v3H9v3l-6-5 6-4v3z',
  copy: 'M3 3h12v3H6v10H3zM8 8h13v14H8z',
  back: 'M9 4v5h5a6 6 0 0 1 0 12H6v-3h8a3 3 0 0 0 0-6H9v5L2 10z',
} as const;

export type Pictogram = keyof typeof PATHS;

export function Glyph({ name }: { readonly name: Pictogram }) {
  return (
    <svg className="Glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} fillRule="evenodd" />
    </svg>
  );
}
