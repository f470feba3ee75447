import { memo } from 'react';
import { fallbackMark } from './fallback.js';
import { MARKS } from './marks.js';

interface Props {
  readonly slug: string;
  readonly size?: number;
}

/** A game's mark, drawn for 24 px; also good at 16 and 44. */
export const Mark = memo(function Mark({ slug, size = 24 }: Props) {
  const drawn = Object.hasOwn(MARKS, slug) ? MARKS[slug] : undefined;
  return (
    <svg
      className="glyph"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawn ?? fallbackMark(slug) }}
    />
  );
});
