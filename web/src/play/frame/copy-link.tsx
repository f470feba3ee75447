import { useState } from 'react';
import { Button } from '../../design/button.js';
import { copyText } from './copy-text.js';
import { useTableWords } from '../../words/use-table-words.js';

/** A link to be sent on, with a button that copies it. */
export function CopyLink({ link }: { readonly link: string }) {
  const { frame } = useTableWords();
  const [copied, setCopied] = useState<boolean>();
  return (
    <>
      <input className="field" readOnly value={link} aria-label={frame.link} onFocus={(e) => e.target.select()} />
      <Button onClick={() => void copyText(link).then(setCopied)}>{frame.copyLink}</Button>
      <span role="status" className="soft small">
        {copied === true && frame.copied}
        {copied === false && frame.byHand}
      </span>
    </>
  );
}
