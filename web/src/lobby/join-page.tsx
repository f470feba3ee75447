import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { server } from '../account/server.js';
import { problemText } from '../api/problem-text.js';
import type { MyRoom } from '../api/types.js';
import { LinkButton } from '../design/link-button.js';
import { Trouble, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import { CodeBoxes } from './code-boxes.js';
import './lobby.css';

/** Opened by a link with a code: sits down in its room, as a guest if need be. */
export function JoinPage({ code }: { readonly code: string }) {
  const { lobby, wait, problem } = usePageWords();
  const [trouble, setTrouble] = useState<string>();
  const [, go] = useLocation();
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (asked.current === code) return; // an effect may run twice; one seat is enough
    asked.current = code;
    setTrouble(undefined);
    sitDown(code).then(
      (address) => go(address, { replace: true }),
      (error: unknown) => setTrouble(problemText(error)),
    );
  }, [code, go]);
  return (
    <Page title={lobby.haveCode} className="narrow">
      <h1>{lobby.withCode(code)}</h1>
      {trouble === undefined ? (
        <Waiting label={wait} />
      ) : (
        <>
          <Trouble>{trouble}</Trouble>
          <Panel title={lobby.otherCode}>
            <CodeBoxes />
          </Panel>
          <LinkButton to={to.house()}>{problem.home}</LinkButton>
        </>
      )}
    </Page>
  );
}

async function sitDown(code: string): Promise<string> {
  await server.account.orGuest();
  const room = await server.rest.get<MyRoom>(`/api/rooms/code/${encodeURIComponent(code)}`);
  const isIn = room.you !== null && room.you.seat !== null;
  if (!isIn && room.status === 'waiting') await server.rest.post(`/api/rooms/${room.roomId}/join`, { joinCode: code });
  return to.room(room.roomId);
}
