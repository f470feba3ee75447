import { Sheet } from '../../design/sheet.js';
import { useBottomSeat } from '../../play/frame/bottom-seat.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { Half } from './half.js';
import { Hand } from './hand.js';
import { Inspect } from './inspect.js';
import { Picker } from './picker.js';
import type { Face, TcgFuel } from './shapes.js';
import { Stack } from './stack.js';
import { Track } from './track.js';
import './table.css';
import './card.css';

/** An enamel plate: the others above, the track and the stack between, the own half and hand below. */
export function Table({ play }: { readonly play: Playing<TcgFuel, Face> }) {
  const players = usePlaying(play, (now) => now.view.players);
  const inspected = usePlaying(play, (now) => now.inspected);
  const bottom = useBottomSeat(play);
  const order = [...players].sort((one, other) => one.seat - other.seat);
  const others = [...order.slice(bottom + 1), ...order.slice(0, bottom)];
  return (
    <div className="fuel" data-many={others.length > 1 || undefined}>
      <div className="fu-others">
        {others.map(({ seat }) => (
          <Half key={seat} play={play} seat={seat} side="far" />
        ))}
      </div>
      <Track play={play} seat={bottom} />
      <Stack play={play} />
      <Half play={play} seat={bottom} side="near" />
      <Picker play={play} />
      <Hand play={play} seat={bottom} />
      <Sheet open={inspected !== undefined} title="Card" onClose={() => play.inspect(undefined)}>
        {inspected !== undefined && <Inspect play={play} item={inspected} />}
      </Sheet>
    </div>
  );
}
