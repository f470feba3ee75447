import { useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/button.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';

const LENGTH = 6;

/** Six boxes for a code: capitals by themselves, pasting works, and the last sign goes in. */
export function CodeBoxes() {
  const { lobby } = usePageWords();
  const [signs, setSigns] = useState<readonly string[]>(() => Array.from({ length: LENGTH }, () => ''));
  const boxes = useRef<HTMLDivElement>(null);
  const [, go] = useLocation();
  const code = signs.join('');
  const focus = (at: number) =>
    boxes.current?.querySelectorAll('input')[Math.min(Math.max(at, 0), LENGTH - 1)]?.focus();

  const fill = (at: number, text: string) => {
    const typed = clean(text).slice(0, LENGTH - at);
    const next = signs.map((sign, i) => (i >= at && i < at + typed.length ? (typed[i - at] ?? '') : sign));
    if (typed === '') next[at] = '';
    setSigns(next);
    if (typed !== '') focus(at + typed.length);
    if (next.every((sign) => sign !== '')) go(to.join(next.join('')));
  };
  const keys = (at: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && signs[at] === '') {
      setSigns(signs.map((sign, i) => (i === at - 1 ? '' : sign)));
      focus(at - 1);
      event.preventDefault();
    } else if (event.key === 'ArrowLeft') focus(at - 1);
    else if (event.key === 'ArrowRight') focus(at + 1);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    fill(0, event.clipboardData.getData('text').split('/').at(-1) ?? '');
  };
  return (
    <form
      className="stack tight"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === LENGTH) go(to.join(code));
      }}
    >
      <div className="code" role="group" aria-label={lobby.code} ref={boxes} onPaste={paste}>
        {signs.map((sign, at) => (
          <input
            key={at}
            aria-label={lobby.sign(at + 1)}
            value={sign}
            className={at === code.length ? 'next' : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => fill(at, event.target.value.replace(sign, '') || event.target.value)}
            onKeyDown={keys(at)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      <Button wide type="submit" disabled={code.length < LENGTH}>
        {lobby.joinByCode}
      </Button>
    </form>
  );
}

function clean(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
