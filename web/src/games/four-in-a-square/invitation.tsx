import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Panel } from '../../design/panel.js';
import { copyText } from '../../net/copy-text.js';
import type { Company } from '../../net/live-session.js';
import { joinGame } from './create-game.js';

/** A seat is open: its link for whoever sits here already, the seat itself for whoever followed the link. */
export function Invitation({ gameId, company }: { readonly gameId: string; readonly company: Company }) {
  const open = company.players.some(({ kind }) => kind === 'open');
  const seated = company.seats.length > 0;
  if (open && seated) return <SendTheLink />;
  if (open) return <TakeTheSeat gameId={gameId} />;
  return seated ? null : <p className="soft">You are watching.</p>;
}

function SendTheLink() {
  const [copied, setCopied] = useState<boolean>();
  const link = location.href;
  return (
    <Panel className="invitation">
      <p>The other seat is open. Send this link to whoever should sit there:</p>
      <input
        className="field"
        readOnly
        value={link}
        aria-label="Link to this game"
        onFocus={(e) => e.target.select()}
      />
      <Button onClick={() => void copyText(link).then(setCopied)}>Copy the link</Button>
      <span role="status" className="soft small">
        {copied === true && 'Copied.'}
        {copied === false && 'Please copy it by hand.'}
      </span>
    </Panel>
  );
}

function TakeTheSeat({ gameId }: { readonly gameId: string }) {
  const [trouble, setTrouble] = useState<string>();
  const sit = async (): Promise<void> => {
    try {
      await joinGame(gameId);
      location.reload();
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  return (
    <Panel className="invitation">
      <p>This seat is open. You can sit down, or watch.</p>
      <Button leading onClick={() => void sit()}>
        Take the seat
      </Button>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </Panel>
  );
}
