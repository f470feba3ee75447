import { useState } from 'react';
import { Button } from '../../design/button.js';
import { copyText } from './copy-text.js';

/** A link to be sent on, with a button that copies it. */
export function CopyLink({ link }: { readonly link: string }) {
  const [copied, setCopied] = useState<boolean>();
  return (
    <>
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
    </>
  );
}
