import { useState } from 'react';
import { Button } from '../../design/button.js';
import { soundIsOn, turnSound } from './sounds.js';

export function SoundButton() {
  const [on, setOn] = useState(soundIsOn);
  const turn = (): void => {
    turnSound(!on);
    setOn(!on);
  };
  return (
    <Button quiet role="switch" aria-checked={on} aria-label="Sound" onClick={turn}>
      Sound {on ? 'on' : 'off'}
    </Button>
  );
}
