import type { Phase } from '@parlour/client';
import { Trouble } from '../../design/notice.js';

/** Says that the connection is lost. The session says `lost` only after a silence that is worth a word. */
export function LostBanner({ phase }: { readonly phase: Phase }) {
  if (phase !== 'lost') return null;
  return (
    <div className="lost">
      <Trouble>The connection is lost. Trying again …</Trouble>
    </div>
  );
}
