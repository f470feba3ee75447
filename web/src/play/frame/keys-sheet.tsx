import { Button } from '../../design/button.js';
import { Sheet } from '../../design/sheet.js';
import { KeyTable } from '../../settings/key-table.js';
import type { KeyRow } from '../../settings/key-table.js';
import { usePageWords } from '../../words/use-page-words.js';
import { labelOf } from '../ask/sentences.js';
import type { AnyPlaying } from './any-playing.js';

/** All keys over the table: those of this game first. */
export function KeysSheet({ play, onClose }: { readonly play: AnyPlaying; onClose(): void }) {
  const { keys } = usePageWords();
  return (
    <Sheet open title={keys.sheet} onClose={onClose}>
      <KeyTable besides={keysOf(play)} />
      <div className="row">
        <Button leading onClick={onClose}>
          {keys.back}
        </Button>
      </div>
    </Sheet>
  );
}

/** Keys that press the button of a kind, by that button's words, and what else a table listens to. */
function keysOf(play: AnyPlaying): readonly KeyRow[] {
  const { kind } = play;
  const own = Object.entries(kind.keys ?? {}).map(([key, pressed]): KeyRow => {
    const [type = '', way] = pressed.split('/');
    const label = labelOf(kind, { type, ...(way === undefined ? undefined : { way }) }, {}, play.telling('newest'));
    return [[key.toUpperCase()], label.replace('\n', ' ')];
  });
  return [...own, ...(kind.words.keys ?? [])];
}
