export const picture = (slug: string): string => `/art/tcg-fuel/${slug}.svg`;

/** The colours of a card's frame. */
export function tones(colors: readonly string[] = [], isLand = false): string {
  const [first = isLand ? 'land' : 'none', second = first] = colors;
  return `fu-tone-${first} fu-tone2-${second}`;
}
