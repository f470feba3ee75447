import { useSetting } from './use-settings.js';

/*
 * What an eye cannot tell apart is moved to where it can: the part of a colour that is lost (after Machado, Oliveira and Fernandes, 2009)
 * is added to the channels that are seen. One matrix for each way of seeing, over everything on the screen, so that pictures
 * and tables need no colours of their own for it.
 */
const MATRICES = {
  protanopia: '1.000 0.000 0.000 0 0  0.479 0.477 0.044 0 0  0.597 -0.689 1.091 0 0  0 0 0 1 0',
  deuteranopia: '1.000 0.000 0.000 0 0  0.163 0.725 0.112 0 0  0.455 -0.645 1.191 0 0  0 0 0 1 0',
  tritanopia: '0.741 -0.407 0.666 0 0  0.075 0.585 0.340 0 0  0.000 0.000 1.000 0 0  0 0 0 1 0',
} as const;

/** The filter that the root refers to while a set of colours is chosen (`base.css`). */
export function SeeingFilter() {
  const colours = useSetting('colours');
  if (colours === 'standard' || colours === 'mono') return null;
  return (
    <svg className="unseen" aria-hidden="true">
      <filter id="seeing" colorInterpolationFilters="sRGB">
        <feColorMatrix type="matrix" values={MATRICES[colours]} />
      </filter>
    </svg>
  );
}
