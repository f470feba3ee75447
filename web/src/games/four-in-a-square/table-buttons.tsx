import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Sheet } from '../../design/sheet.js';
import { Link } from '../../net/link.js';
import { soundIsOn, turnSound } from './sounds.js';

interface Props {
  readonly over: boolean;
  readonly mine: boolean;
  readonly seated: boolean;
  onHint(): void;
  onAct(action: object): Promise<boolean>;
}

export function TableButtons({ over, mine, seated, onHint, onAct }: Props) {
  const [sound, setSound] = useState(soundIsOn);
  const [asking, setAsking] = useState(false);
  const restart = (): void => {
    setAsking(false);
    void onAct({ type: 'restart' });
  };
  return (
    <div className="buttons">
      {seated && (
        <>
          <Button leading={over} onClick={() => (over ? restart() : setAsking(true))}>
            Restart
          </Button>
          {!over && (
            <Button disabled={!mine} onClick={onHint}>
              Hint
            </Button>
          )}
        </>
      )}
      <Button
        aria-pressed={sound}
        onClick={() => {
          turnSound(!sound);
          setSound(!sound);
        }}
      >
        Sound {sound ? 'on' : 'off'}
      </Button>
      <Link to="/four-in-a-square" className="button">
        New game
      </Link>
      <Sheet open={asking} label="Restart?" onClose={() => setAsking(false)}>
        <h2>Begin again?</h2>
        <p>This round ends here. It stays in the history of the game.</p>
        <div className="buttons">
          <Button leading onClick={restart}>
            Begin again
          </Button>
          <Button onClick={() => setAsking(false)}>Play on</Button>
        </div>
      </Sheet>
    </div>
  );
}
