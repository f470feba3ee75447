import { useEffect, useState } from 'react';
import { isProblem } from '@parlour/client';
import { Button } from '../../design/button.js';
import { Note, Trouble } from '../../design/notice.js';
import { checkSeeds, keepSeedHash } from './seed-check.js';
import type { SeedCheck } from './seed-check.js';
import { useBesideWords } from '../../words/use-beside-words.js';

interface Props {
  readonly sessionId: string;
  readonly seedHash: string;
  readonly over: boolean;
}

/** What was sealed before the game, and after its end the seal opened and checked in this page. */
export function Fairness({ sessionId, seedHash, over }: Props) {
  const { fair } = useBesideWords();
  const [checked, setChecked] = useState<SeedCheck>();
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => keepSeedHash(sessionId, seedHash), [sessionId, seedHash]);

  const verify = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      setChecked(await checkSeeds(sessionId));
    } catch (error) {
      setTrouble(isProblem(error) ? error.message : String(error));
    }
    setBusy(false);
  };
  return (
    <div className="body stack" style={{ paddingTop: '1rem' }}>
      <p>
        <b>{fair.sealed}</b> <span className="soft">{fair.sealedMore}</span>
      </p>
      <p className="hash">
        <span className="unseen">{fair.hash}</span>
        {fair.hashed(inFours(seedHash))}
      </p>
      {!over && <p className="soft small">{fair.later}</p>}
      {over && !checked?.holds && (
        <Button busy={busy} onClick={() => void verify()}>
          {fair.verify}
        </Button>
      )}
      {trouble && <Trouble>{trouble}</Trouble>}
      {checked && !checked.holds && <Trouble>{checked.why}</Trouble>}
      {checked?.holds && (
        <>
          <Note icon="check">{fair.holds(checked.seeds.length, checked.seenHere, checked.versions)}</Note>
          {checked.seeds.map((seed, index) => (
            <p className="hash" key={seed}>
              {fair.seed(checked.seeds.length > 1 ? index + 1 : undefined, seed)}
            </p>
          ))}
          <p className="soft small">
            {fair.offline} <code>npm run verify -- proof.json</code>
          </p>
        </>
      )}
    </div>
  );
}

function inFours(hash: string): string {
  return hash.replace(/(.{4})(?=.)/g, '$1 ');
}
