import { memo, useRef } from 'react';
import { classNames } from '../../design/class-names.js';
import { useBottomSeat } from '../../play/frame/bottom-seat.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying, usePlayingSame } from '../../play/use-playing.js';
import { Half } from './half.js';
import { Hand } from './hand.js';
import { OpponentTabs } from './opponent-tabs.js';
import { Pane } from './pane.js';
import { Picker } from './picker.js';
import type { Face, TcgFuel } from './shapes.js';
import { Stack } from './stack.js';
import { Strips } from './strips.js';
import { Track } from './track.js';
import { useFocus } from './use-focus.js';
import { useFuelKeys } from './use-fuel-keys.js';
import { usePassingOn } from './use-passing-on.js';
import { usePointed } from './use-pointed.js';
import { useToldPasses } from './use-told-passes.js';
import { useToldYields } from './use-told-yields.js';
import './fonts.css';
import './frame.css';
import './table.css';
import './rows.css';
import './track.css';
import './card.css';
import './card-sizes.css';
import './pips.css';
import './tablet.css';
import './wide.css';

/** An enamel plate: the others above, the track and the stack between, the own half and hand below. */
export const Table = memo(function Table({ play }: { readonly play: Playing<TcgFuel, Face> }) {
  const root = useRef<HTMLDivElement>(null);
  const order = usePlayingSame(play, (now) =>
    now.view.players.map(({ seat }) => seat).sort((one, other) => one - other),
  );
  const stage = usePlaying(play, (now) => now.view.stage);
  const bottom = useBottomSeat(play);
  const others = [...order.slice(bottom + 1), ...order.slice(0, bottom)];
  const focus = useFocus(play, others);
  const pointed = usePointed(play, root);
  useFuelKeys(play);
  usePassingOn(play);
  useToldPasses(play);
  useToldYields(play);
  return (
    <div
      className={classNames('fuel', others.length > 1 ? 'fu-many' : 'fu-duel', others.length > 3 && 'fu-crowd')}
      ref={root}
      data-others={others.length}
      data-stage={stage}
    >
      {others.length > 1 && <OpponentTabs play={play} others={others} focus={focus} mine={bottom} />}
      <div className="fu-others">
        {others.map((seat) => (
          <Half key={seat} play={play} seat={seat} side="far" focused={seat === focus.seat} />
        ))}
      </div>
      <Track play={play} seat={bottom} />
      <div className="fu-aside">
        <Stack play={play} />
        <Pane play={play} pointed={pointed} />
      </div>
      <Half play={play} seat={bottom} side="near" focused />
      <Picker play={play} />
      <Strips play={play} />
      <Hand play={play} seat={bottom} />
    </div>
  );
});
