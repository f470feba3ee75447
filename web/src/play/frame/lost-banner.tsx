import type { Phase } from '@parlour/client';
import { Trouble } from '../../design/notice.js';
import { useTableWords } from '../../words/use-table-words.js';

/** Says that the connection is lost. The session says `lost` only after a silence that is worth a word. */
export function LostBanner({ phase }: { readonly phase: Phase }) {
  const { frame } = useTableWords();
  if (phase !== 'lost') return null;
  return (
    <div className="lost">
      <Trouble>{frame.lost}</Trouble>
    </div>
  );
}
