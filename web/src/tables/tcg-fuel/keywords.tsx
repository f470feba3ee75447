import { keywordName } from './printed.en.js';

const SHAPES: Readonly<Record<string, string>> = {
  flying: 'M1 10C3 4 8 2 15 2C14 4 13 5 11.5 5.5C12.5 6 12.5 7 10.5 7.5C11 8.5 10 9.5 8.5 9.5C8 11 5 13 1 10z',
  trample: 'M2 2L9 3L14 8L9 13L2 14L5 8z',
  first_strike: 'M1.5 14.5L9 7L8 5L14.5 1.5L11 8L9 7z',
  double_strike: 'M2 2L4 2L14 12L12 14L2 4zM14 2L12 2L2 12L4 14L14 4z',
  vigilance: 'M1 8Q8 0 15 8Q8 16 1 8zM8 5.5A2.5 2.5 0 1 0 8 10.5A2.5 2.5 0 1 0 8 5.5z',
  haste: 'M1 4H9L8 6H1zM1 8H6L5.5 9.5H1zM1 12H5L4.5 13H1zM9 2L15 8L9 14L10.5 8z',
  lifelink: 'M8 14C0 8.5 1.5 2.5 5 2.5C6.5 2.5 7.5 3.5 8 4.8C8.5 3.5 9.5 2.5 11 2.5C14.5 2.5 16 8.5 8 14z',
  deathtouch: 'M8 1C11 6 12 8 12 10.5A4 4 0 0 1 4 10.5C4 8 5 6 8 1z',
  hexproof: 'M8 1L14 4.5V11.5L8 15L2 11.5V4.5zM8 4L5 5.8V10.2L8 12L11 10.2V5.8z',
  defender: 'M1 3H4V5H6.5V3H9.5V5H12V3H15V14H1z',
  menace: 'M2 14L5 3L7 14zM9 14L12 3L14 14z',
  reach: 'M7 15V8L3 5L5 3L8 5.5V1H10V6L13 4L14 6L10 9V15z',
  flash: 'M9 1L3 9H7L6 15L13 6H9z',
  indestructible: 'M8 1L14 3V8C14 12 11 14 8 15C5 14 2 12 2 8V3zM8 3.2L4 4.5V8C4 10.8 6 12.3 8 13z',
};
const ANY = 'M8 1L14 3V8C14 12 11 14 8 15C5 14 2 12 2 8V3z';

/** The keywords of a card as tiles. */
export function Keywords({ of }: { readonly of: readonly string[] }) {
  return (
    <span className="fu-keywords">
      {of.map((keyword) => (
        <i key={keyword} title={keywordName(keyword)}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path fillRule="evenodd" d={SHAPES[keyword] ?? ANY} />
          </svg>
        </i>
      ))}
    </span>
  );
}
