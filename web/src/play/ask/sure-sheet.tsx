import type { GameShape } from '@parlour/client';
import { Button } from '../../design/button.js';
import { Sheet } from '../../design/sheet.js';
import type { Playing } from '../playing.js';
import type { AskWords } from '../table-kind.js';
import { usePlaying } from '../use-playing.js';
import { labelOf } from './sentences.js';
import { useTableWords } from '../../words/use-table-words.js';

/** Asks once more before something that cannot be taken back. */
export function SureSheet<G extends GameShape, Face>({ play }: { readonly play: Playing<G, Face> }) {
  const { ask } = useTableWords();
  const sure = usePlaying(play, (now) => now.sure);
  const telling = play.telling();
  const asks =
    sure && (play.kind.words.asks as Readonly<Record<string, AskWords<G, G['action']> | undefined>>)[sure.type];
  const label = sure ? labelOf(play.kind, { type: sure.type }, sure as never, telling) : '';
  return (
    <Sheet open={sure !== undefined} title={`${label}?`} onClose={() => play.confirm(false)}>
      {sure && <p>{asks?.sure?.(sure, telling) ?? ask.final}</p>}
      <div className="sure-acts">
        <Button leading data-sure onClick={() => play.confirm(true)}>
          {label}
        </Button>
        <Button onClick={() => play.confirm(false)}>{ask.cancel}</Button>
      </div>
    </Sheet>
  );
}
