import { memo, useEffect, useState } from 'react';
import { isProblem } from '@parlour/client';
import { Button } from '../../design/button.js';
import { toast } from '../../design/toast.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import type { Face, TcgFuel } from './shapes.js';
import { talk } from './talk.en.js';
import { answerUndo, useUndoRequest } from './undo.js';

/** What other players ask for beside the game, over the prompt: a draw, a move back. */
export const Strips = memo(function Strips({ play }: { readonly play: Playing<TcgFuel, Face> }) {
  const offer = usePlaying(play, (now) => now.view.drawOffer);
  const players = usePlaying(play, (now) => now.view.players);
  const eyes = usePlaying(play, (now) => now.eyes);
  const over = usePlaying(play, (now) => now.outcome !== null);
  const undo = useUndoRequest(play);
  const me = players.find(({ seat }) => seat === eyes);
  const nameOf = (playerId: number): string => players.find((one) => one.playerId === playerId)?.name ?? talk.aPlayer;
  if (!me || over || !play.source.act) return null;
  const mayAnswer = offer && offer.by !== me.playerId && !offer.accepted.includes(me.playerId) && !me.hasLost;
  return (
    <div className="fu-strips" role="status">
      {offer && !mayAnswer && <Strip text={talk.asks.drawOffered} />}
      {offer && mayAnswer && (
        <Strip text={talk.asks.offersDraw(nameOf(offer.by))}>
          <Button compact onClick={() => play.send({ type: 'answer_draw', accept: true })}>
            {talk.asks.agree}
          </Button>
          <Button compact onClick={() => play.send({ type: 'answer_draw', accept: false })}>
            {talk.asks.playOn}
          </Button>
        </Strip>
      )}
      {undo && undo.playerId === me.playerId && <Strip text={talk.asks.youAskBack} />}
      {undo && undo.playerId !== me.playerId && !undo.accepted.includes(me.playerId) && (
        <Strip text={talk.asks.asksBack(nameOf(undo.playerId))}>
          <Answer play={play} accept label={talk.asks.allow} />
          <Answer play={play} accept={false} label={talk.asks.refuse} />
        </Strip>
      )}
    </div>
  );
});

function Strip({ text, children }: { readonly text: string; readonly children?: React.ReactNode }) {
  return (
    <div className="fu-strip">
      <span>{text}</span>
      {children}
    </div>
  );
}

interface AnswerProps {
  readonly play: Playing<TcgFuel, Face>;
  readonly accept: boolean;
  readonly label: string;
}

function Answer({ play, accept, label }: AnswerProps) {
  const [busy, setBusy] = useState(false);
  useEffect(() => setBusy(false), [play]);
  const answer = async (): Promise<void> => {
    setBusy(true);
    try {
      await answerUndo(play, accept);
    } catch (error) {
      toast(isProblem(error) ? error.message : String(error));
    }
    setBusy(false);
  };
  return (
    <Button compact busy={busy} onClick={() => void answer()}>
      {label}
    </Button>
  );
}
