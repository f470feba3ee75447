import { useEffect, useState } from 'react';
import { Button } from '../design/button.js';
import { Icon } from '../design/icon.js';
import { Panel } from '../design/panel.js';
import { toast } from '../design/toast.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import { Qr } from './qr.js';

interface Props {
  readonly code: string;
  readonly name: string;
  readonly free: number;
}

/** How others come in: a link, a QR code, six signs. */
export function Invite({ code, name, free }: Props) {
  const { room } = usePageWords();
  const link = `${location.origin}${to.join(code)}`;
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    copyText(link).then(
      () => setCopied(true),
      () => toast(link),
    );
  return (
    <Panel title={room.seatsFree(free)}>
      <div className="invite">
        <Qr text={link} />
        <div className="stack tight">
          <p className="soft">{room.inviteMore}</p>
          <p className="room-code" aria-label={room.codeIs(code)}>
            {code}
          </p>
          <div className="row">
            <Button onClick={() => void copy()}>
              <Icon name={copied ? 'check' : 'copy'} /> {copied ? room.copied : room.copy}
            </Button>
            {'share' in navigator && (
              <Button onClick={() => void navigator.share({ title: name, url: link }).catch(() => {})}>
                <Icon name="share" /> {room.share}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Panel>
  );
}

/** Plain http has no clipboard: there an old way does. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (!done) throw new Error('not copied');
}
