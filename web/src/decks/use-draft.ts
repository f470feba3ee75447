import { useCallback, useEffect, useState } from 'react';
import type { Draft, DraftChange } from './deck-kind.js';

const KEEP_MS = 1000;
const keptAs = (slug: string, deck: string) => `parlour:draft:${slug}:${deck}`;

interface Drafting {
  readonly draft: Draft;
  /** It differs from what the server keeps. */
  readonly isUnsaved: boolean;
  /** It was found in this browser, from an earlier visit. */
  readonly isFound: boolean;
  change(part: DraftChange): void;
  /** The server keeps it now, or it is to be forgotten. */
  settle(draft: Draft): void;
}

/** A draft that this browser keeps every second until the server does. */
export function useDraft(slug: string, deck: string, saved: Draft): Drafting {
  const [base, setBase] = useState(saved);
  const [found] = useState(() => readDraft(slug, deck));
  const [isFound, setIsFound] = useState(found !== undefined && !isSame(found, saved));
  const [draft, setDraft] = useState(found ?? saved);
  const isUnsaved = !isSame(draft, base);

  useEffect(() => {
    if (!isUnsaved) {
      forgetDraft(slug, deck);
      return;
    }
    const timer = setTimeout(() => keepDraft(slug, deck, draft), KEEP_MS);
    return () => clearTimeout(timer);
  }, [slug, deck, draft, isUnsaved]);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      keepDraft(slug, deck, draft);
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [slug, deck, draft, isUnsaved]);

  const change = useCallback(
    (part: DraftChange) => setDraft((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) })),
    [],
  );

  return {
    draft,
    isUnsaved,
    isFound,
    change,
    settle: (settled) => {
      setBase(settled);
      setDraft(settled);
      setIsFound(false);
      forgetDraft(slug, deck);
    },
  };
}

function isSame(one: Draft, other: Draft): boolean {
  return one.name === other.name && [...one.picks].sort().join('\n') === [...other.picks].sort().join('\n');
}

function readDraft(slug: string, deck: string): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keptAs(slug, deck)) ?? 'null') as Partial<Draft> | null;
    const isDraft =
      typeof kept?.name === 'string' &&
      Array.isArray(kept.picks) &&
      kept.picks.every((pick: unknown) => typeof pick === 'string');
    return isDraft ? { name: kept.name!, picks: kept.picks! } : undefined;
  } catch {
    return undefined;
  }
}

function keepDraft(slug: string, deck: string, draft: Draft): void {
  try {
    localStorage.setItem(keptAs(slug, deck), JSON.stringify(draft));
  } catch {
    // without storage a draft lives as long as its page
  }
}

function forgetDraft(slug: string, deck: string): void {
  try {
    localStorage.removeItem(keptAs(slug, deck));
  } catch {
    // nothing was kept
  }
}
