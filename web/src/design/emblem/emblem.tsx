import { memo } from 'react';
import { boiler } from './boiler.js';
import { cards } from './cards.js';
import { fallbackEmblem } from './fallback.js';
import { helm } from './helm.js';
import { toy } from './toy.js';
import { tray } from './tray.js';

/** The games whose picture has been drawn; any other slug gets one made from its letters. */
const PICTURES: Readonly<Record<string, () => string>> = {
  'four-in-a-square': tray,
  check: cards,
  ggltcg: toy,
  'viking-vengeance': helm,
  'tcg-fuel': boiler,
};

interface Props {
  readonly slug: string;
}

/** A game's picture, 320 by 320, cut to the place it is shown in. */
export const Emblem = memo(function Emblem({ slug }: Props) {
  const drawn = Object.hasOwn(PICTURES, slug) ? PICTURES[slug]?.() : undefined;
  return (
    <svg
      className="emblem"
      viewBox="0 0 320 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawn ?? fallbackEmblem(slug) }}
    />
  );
});
