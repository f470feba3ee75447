import { useEffect, useState } from 'react';
import type { Seat } from '@parlour/client';
import { useStore } from 'zustand';
import { useBottomSeat } from '../../play/frame/bottom-seat.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { AskPlace } from './ask-place.js';
import { HandSheet } from './hand-sheet.js';
import { Middle } from './middle.js';
import { OwnHand } from './own-hand.js';
import { Rosette } from './rosette.js';
import { ScoreBoard } from './score-board.js';
import { SeatHand } from './seat-hand.js';
import type { Check, Face } from './shapes.js';
import { useFairPress } from './use-fair-press.js';
import { TriesOfWindow, useHeardTries } from './use-tries.js';
import { LookOfTable, useMeasuredLook } from './use-look.js';
import './table.css';
import './cards.css';
import './wide.css';
import './ask-place.css';

/** Felt under a lamp: the others around, deck and pile in the middle, one's own hand below. */
export function Table({ play }: { readonly play: Playing<Check, Face> }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const look = useMeasuredLook(root);
  const seats = useStore(play.source.state, ({ players }) => players.length);
  const bottom = useBottomSeat(play);
  const scoring = usePlaying(play, (now) => now.scene.facts.get('phase') === 'scoringPhase');
  const sheets = useSheets(play);
  const tries = useHeardTries(play);
  useFairPress(play);
  const others = Array.from({ length: seats - 1 }, (_, index) => (bottom + 1 + index) % seats);
  const opened = look.sheets ? sheets.open.filter((seat) => others.includes(seat)) : [];
  return (
    <LookOfTable.Provider value={look}>
      <TriesOfWindow.Provider value={tries}>
        <div className="check-table" data-seats={seats} data-scoring={scoring || undefined} ref={setRoot}>
          <div className="felt" aria-hidden="true">
            <Rosette />
            <Rosette />
          </div>
          <div className="seats">
            {others.map((seat, index) => (
              <SeatHand
                key={seat}
                play={play}
                seat={seat}
                place={index + 1}
                opened={opened.includes(seat)}
                onOpen={sheets.toggle}
              />
            ))}
          </div>
          {scoring ? <ScoreBoard play={play} /> : <Middle play={play} />}
          <AskPlace play={play} />
          <OwnHand play={play} seat={bottom} />
          {opened.length > 0 && (
            <div className="hand-sheets">
              {opened.map((seat) => (
                <HandSheet key={seat} play={play} seat={seat} onClose={() => sheets.toggle(seat)} />
              ))}
            </div>
          )}
        </div>
      </TriesOfWindow.Provider>
    </LookOfTable.Provider>
  );
}

const MOST_SHEETS = 2;

/** Up to two hands are open at once, for a swap between them; they close when the ability that wanted them is over. */
function useSheets(play: Playing<Check, Face>) {
  const [open, setOpen] = useState<readonly Seat[]>([]);
  const ability = usePlaying(play, (now) => now.scene.facts.get('ability'));
  const version = usePlaying(play, (now) => now.scene.facts.get('window'));
  useEffect(() => setOpen([]), [ability, version]);
  const toggle = (seat: Seat): void =>
    setOpen((now) => (now.includes(seat) ? now.filter((one) => one !== seat) : [...now, seat].slice(-MOST_SHEETS)));
  return { open, toggle };
}
