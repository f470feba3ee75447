import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { Eye, Lid, SwapMark } from './icons.js';
import type { Check, Face } from './shapes.js';
import { talk } from './talk.en.js';

const LOOKS: Readonly<Record<string, number>> = { K: 2, Q: 1, J: 0 };

/** The looks of an ability as eyes, closed once they are taken, and the swap after them. */
export function Looks({ play }: { readonly play: Playing<Check, Face> }) {
  const rank = usePlaying(play, (now) => now.scene.facts.get('abilityRank'));
  const left = usePlaying(play, (now) => now.scene.counters.get('peeksLeft') ?? 0);
  const stage = usePlaying(play, (now) => now.scene.facts.get('abilityStage'));
  const all = Math.max(LOOKS[rank ?? ''] ?? 0, left);
  return (
    <div className="looks" role="img" aria-label={talk.looksLeft(left)}>
      {Array.from({ length: all }, (_, index) => (
        <span key={index} className={index < all - left ? 'look is-taken' : 'look'}>
          {index < all - left ? <Lid /> : <Eye />}
        </span>
      ))}
      <span className={stage === 'swap' ? 'look is-swap' : 'look is-swap is-later'}>
        <SwapMark />
      </span>
    </div>
  );
}
