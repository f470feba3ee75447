import { classNames } from '../design/class-names.js';
import { useDeckWords } from '../words/use-deck-words.js';

/** Coins, as the server has told them. Until then their place is kept: what stands beside them does not move. */
export function Purse({ coins }: { readonly coins: number | undefined }) {
  const { vikings } = useDeckWords();
  return (
    <p
      className={classNames('purse', coins === undefined && 'is-coming')}
      aria-label={coins === undefined ? undefined : vikings.purse(coins)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10" />
        <path d="M9 18V7l7-1M9 12l6-1" />
      </svg>
      {coins ?? 0}
    </p>
  );
}
