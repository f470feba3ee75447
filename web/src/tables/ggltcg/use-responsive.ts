import { useSyncExternalStore } from 'react';

export type Screen = 'mobile' | 'tablet' | 'desktop';

const DESKTOP = '(min-width: 1024px)';
const TABLET = '(min-width: 768px)';
const LANDSCAPE = '(orientation: landscape)';

/** The three layouts of the table: desktop from 1024 px, tablet from 768, mobile below; and whether it lies on its side. */
export function useResponsive(): { readonly screen: Screen; readonly landscape: boolean } {
  const isDesktop = useMedia(DESKTOP);
  const isTablet = useMedia(TABLET);
  const landscape = useMedia(LANDSCAPE);
  return { screen: isDesktop ? 'desktop' : isTablet ? 'tablet' : 'mobile', landscape };
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
