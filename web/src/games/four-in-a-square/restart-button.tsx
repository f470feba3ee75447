import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Sheet } from '../../design/sheet.js';

/** Begins the next round; in mid-game it asks first. */
export function RestartButton({ over, onRestart }: { readonly over: boolean; onRestart(): void }) {
  const [asking, setAsking] = useState(false);
  const restart = (): void => {
    setAsking(false);
    onRestart();
  };
  return (
    <>
      <Button leading={over} onClick={() => (over ? restart() : setAsking(true))}>
        Restart
      </Button>
      <Sheet open={asking} title="Begin again?" onClose={() => setAsking(false)}>
        <p>This round ends here. It stays in the history of the game.</p>
        <div className="buttons">
          <Button leading onClick={restart}>
            Begin again
          </Button>
          <Button onClick={() => setAsking(false)}>Play on</Button>
        </div>
      </Sheet>
    </>
  );
}
