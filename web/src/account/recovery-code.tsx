import { Fragment, useRef, useState } from 'react';
import { problemText } from '../api/problem-text.js';
import { Button } from '../design/button.js';
import { Icon } from '../design/icon.js';
import { Trouble } from '../design/notice.js';
import { Sheet } from '../design/sheet.js';
import { copyText } from '../play/frame/copy-text.js';
import { usePageWords } from '../words/use-page-words.js';
import { server } from './server.js';
import './recovery-code.css';

/** A guest's way back without this browser: a code that is shown while its sheet is open, and kept nowhere. */
export function RecoveryCode() {
  const { recovery, close } = usePageWords();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState<string>();
  const [copied, setCopied] = useState<boolean>();
  const [error, setError] = useState<unknown>();
  /** What the sheet waits for: an answer that comes after it was closed is not shown any more. */
  const asked = useRef(0);
  const turnOver = () => {
    asked.current += 1;
    setCode(undefined);
    setCopied(undefined);
    setError(undefined);
    return asked.current;
  };
  const ask = () => {
    const mine = turnOver();
    setOpen(true);
    server.account.recoveryCode().then(
      (told) => mine === asked.current && setCode(told),
      (thrown: unknown) => mine === asked.current && setError(thrown),
    );
  };
  const leave = () => {
    turnOver();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={ask}>
        <Icon name="eye" /> {recovery.ask}
      </Button>
      <Sheet open={open} title={recovery.title} onClose={leave}>
        <p className="soft">{recovery.more}</p>
        {error !== undefined && <Trouble>{problemText(error)}</Trouble>}
        <p className="recovery-code" role="status">
          {code?.split('-').map((group, at) => (
            <Fragment key={at}>
              {at > 0 && '-'}
              <wbr />
              {group}
            </Fragment>
          ))}
        </p>
        <div className="row">
          <Button disabled={!code} onClick={() => code && void copyText(code).then(setCopied)}>
            <Icon name={copied ? 'check' : 'copy'} /> {recovery.copy}
          </Button>
          <Button leading onClick={leave}>
            {close}
          </Button>
          <span role="status" className="soft small">
            {copied === true && recovery.copied}
            {copied === false && recovery.byHand}
          </span>
        </div>
      </Sheet>
    </>
  );
}
