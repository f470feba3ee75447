import { useState } from 'react';
import { Menu, MenuItem } from '../../design/menu.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { isOffered } from './offered.js';
import type { Face, TcgFuel } from './shapes.js';
import { StopsSheet } from './stops-sheet.js';
import { talk } from './talk.en.js';
import { useHeldPass } from './use-held-pass.js';

/** Passing for longer than once, beside the button that passes. */
export function Until({ play }: { readonly play: Playing<TcgFuel, Face> }) {
  const settings = usePlaying(play, (now) => now.view.players.find(({ seat }) => seat === now.eyes)?.settings);
  const isPicking = usePlaying(play, (now) => now.picks.length > 0 || now.view.stage !== 'playing');
  const hasChoice = usePlaying(play, (now) => now.view.pendingChoice !== null);
  usePlaying(play, (now) => now.version);
  const [open, setOpen] = useState(false);
  useHeldPass();
  if (!settings || isPicking || hasChoice || !play.source.act) return null;
  return (
    <>
      <Menu label={talk.until.title} button={talk.until.button}>
        {(['stack_change', 'my_turn'] as const).map((until) => (
          <MenuItem key={until} onPress={() => play.send({ type: 'settings', yieldUntil: until })}>
            {talk.stops.pass(until)}
          </MenuItem>
        ))}
        <MenuItem disabled={!isOffered(play, 'end_turn')} onPress={() => play.send({ type: 'end_turn' })}>
          {talk.until.endTurn}
        </MenuItem>
        <hr />
        <MenuItem onPress={() => play.send({ type: 'settings', fullControl: !settings.fullControl })}>
          {talk.until.fullControl(settings.fullControl)}
        </MenuItem>
        <MenuItem onPress={() => setOpen(true)}>{talk.until.stops}</MenuItem>
      </Menu>
      <StopsSheet play={play} settings={settings} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
