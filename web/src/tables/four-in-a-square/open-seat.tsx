import { useState } from 'react';
import { isProblem } from '@parlour/client';
import { server } from '../../account/server.js';
import { Button } from '../../design/button.js';
import { Panel } from '../../design/panel.js';
import { CopyLink } from '../../play/frame/copy-link.js';
import { keepSeatToken } from '../../play/frame/seat-tokens.js';
import { talk } from './talk.en.js';

/** A game that was begun without accounts has an open seat: its link for the player, the seat itself for a guest of the link. */
export function OpenSeat({ sessionId, seated }: { readonly sessionId: string; readonly seated: boolean }) {
  return <Panel className="open-seat">{seated ? <SendTheLink /> : <TakeTheSeat sessionId={sessionId} />}</Panel>;
}

function SendTheLink() {
  return (
    <>
      <p>{talk.sendLink}</p>
      <CopyLink link={location.href} />
    </>
  );
}

function TakeTheSeat({ sessionId }: { readonly sessionId: string }) {
  const [trouble, setTrouble] = useState<string>();
  const sit = async (): Promise<void> => {
    try {
      const path = `/api/four-in-a-square/games/${sessionId}/join`;
      const { playerToken } = await server.rest.post<{ readonly playerToken: string }>(path);
      keepSeatToken('four-in-a-square', sessionId, playerToken);
    } catch (error) {
      setTrouble(isProblem(error) ? error.message : String(error));
    }
  };
  return (
    <>
      <p>{talk.openSeat}</p>
      <Button leading onClick={() => void sit()}>
        {talk.takeSeat}
      </Button>
      {trouble && (
        <p className="field-error" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
