import type { CSSProperties } from 'react';
import { useGame } from '../../api/use-games.js';
import { useDeckWords } from '../../words/use-deck-words.js';

/** The level of a card, and how far it is to the next one. */
export function Experience({ level, xp }: { readonly level: number; readonly xp: number }) {
  const { vikings } = useDeckWords();
  const constants = useGame('viking-vengeance')?.constants;
  const thresholds = (constants?.['xp'] as { readonly level_thresholds?: Readonly<Record<string, number>> } | undefined)
    ?.level_thresholds;
  const from = thresholds?.[level] ?? 0;
  const next = thresholds?.[level + 1];
  const share = next === undefined ? 1 : (xp - from) / (next - from);
  const said = `${vikings.level(level)}, ${next === undefined ? vikings.topLevel(xp) : vikings.xp(xp, next)}`;
  return (
    <span className="experience" role="img" aria-label={said} title={said}>
      <b>{level}</b>
      <i style={{ '--share': Math.max(0, Math.min(1, share)) } as CSSProperties} />
    </span>
  );
}
