import { useEffect } from 'react';
import type { Playing } from '../../play/playing.js';
import { useSetting } from '../../settings/use-settings.js';
import type { Face, TcgFuel } from './shapes.js';
import { isOffered } from './offered.js';

const HELD_MS = 300;
const KEYS = [' ', 't', 'e'];

/** Space passes, Shift and Space until something happens, T until my turn, E ends the turn; Ctrl held is full control. */
export function useFuelKeys(play: Playing<TcgFuel, Face>): void {
  const letters = useSetting('singleKeys');
  useEffect(() => {
    if (!play.source.act) return undefined;
    let held: ReturnType<typeof setTimeout> | undefined;
    let isFull = false;
    const letGo = (): void => {
      clearTimeout(held);
      if (isFull) play.send({ type: 'settings', fullControl: false });
      isFull = false;
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Control' && !event.repeat) {
        held = setTimeout(() => {
          if (settingsOf(play)?.fullControl !== false) return;
          isFull = true;
          play.send({ type: 'settings', fullControl: true });
        }, HELD_MS);
        return;
      }
      clearTimeout(held);
      if (!letters || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(event.target instanceof HTMLElement) || isBusy(event.target, event.key)) return;
      // A key that is held asks once.
      if ((event.repeat && KEYS.includes(event.key)) || act(play, event)) event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    document.addEventListener('keyup', letGo);
    return () => {
      clearTimeout(held);
      document.removeEventListener('keydown', pressed);
      document.removeEventListener('keyup', letGo);
    };
  }, [play, letters]);
}

function act(play: Playing<TcgFuel, Face>, { key, shiftKey }: KeyboardEvent): boolean {
  const { sending, paused } = play.state.getState();
  if (sending || paused) return false;
  if (key === ' ' && shiftKey) return wish(play, 'stack_change');
  if (key === ' ') return send(play, 'pass_priority');
  if (key === 't') return wish(play, 'my_turn');
  return key === 'e' && send(play, 'end_turn');
}

function send(play: Playing<TcgFuel, Face>, type: 'pass_priority' | 'end_turn'): boolean {
  if (!isOffered(play, type)) return false;
  if (isSeen(play)) play.send({ type });
  return true;
}

/** What is new is shown first: a key that was pressed for the question before does not answer it. */
function isSeen(play: Playing<TcgFuel, Face>): boolean {
  const { glance, moving } = play.state.getState();
  if (glance !== 'seen' && moving) play.catchUp();
  return glance === 'seen';
}

function wish(play: Playing<TcgFuel, Face>, yieldUntil: 'stack_change' | 'my_turn'): boolean {
  if (!settingsOf(play)) return false;
  if (isSeen(play)) play.send({ type: 'settings', yieldUntil });
  return true;
}

export function settingsOf(play: Playing<TcgFuel, Face>) {
  const { view, eyes } = play.state.getState();
  return view.players.find(({ seat }) => seat === eyes)?.settings ?? undefined;
}

/** A button takes Space for itself; what is written in takes every key. */
function isBusy(target: HTMLElement, key: string): boolean {
  if (target.isContentEditable || target.closest('input, textarea, select, dialog, [popover]')) return true;
  return key === ' ' && target.closest('button, a[href], summary') !== null;
}
