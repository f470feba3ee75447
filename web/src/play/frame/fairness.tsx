import { useEffect, useState } from 'react';
import { isProblem } from '@parlour/client';
import { Button } from '../../design/button.js';
import { Note, Trouble } from '../../design/notice.js';
import { checkSeeds, keepSeedHash } from './seed-check.js';
import type { SeedCheck } from './seed-check.js';

interface Props {
  readonly sessionId: string;
  readonly seedHash: string;
  readonly over: boolean;
}

/** What was sealed before the game, and after its end the seal opened and checked in this page. */
export function Fairness({ sessionId, seedHash, over }: Props) {
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
        <b>Sealed before the first move.</b>{' '}
        <span className="soft">
          All chance of this game follows from a secret number. Its hash was shown before the game and cannot be changed
          after.
        </span>
      </p>
      <p className="hash">
        <span className="unseen">Hash of the seed: </span>sha256 {inFours(seedHash)}
      </p>
      {!over && (
        <p className="soft small">After the end you see the number itself, and one press checks it against the hash.</p>
      )}
      {over && !checked?.holds && (
        <Button busy={busy} onClick={() => void verify()}>
          Verify this game
        </Button>
      )}
      {trouble && <Trouble>{trouble}</Trouble>}
      {checked && !checked.holds && <Trouble>{checked.why}</Trouble>}
      {checked?.holds && (
        <>
          <Note icon="check">
            The game was played as it was sealed:{' '}
            {checked.seeds.length === 1 ? 'the seed fits its hash' : 'every seed fits its hash'}
            {checked.seenHere ? ', which this page had kept since it came to the table' : ''}. {checked.versions}{' '}
            actions are chained by {checked.versions + 1} hashes.
          </Note>
          {checked.seeds.map((seed, index) => (
            <p className="hash" key={seed}>
              {checked.seeds.length > 1 ? `round ${index + 1} ` : ''}seed {seed}
            </p>
          ))}
          <p className="soft small">
            To replay every action offline: <code>npm run verify -- proof.json</code>
          </p>
        </>
      )}
    </div>
  );
}

function inFours(hash: string): string {
  return hash.replace(/(.{4})(?=.)/g, '$1 ');
}
