import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../design/button.js';
import { toast } from '../design/toast.js';
import { usePageWords } from '../words/use-page-words.js';
import { SETTINGS } from './settings.js';
import { changeSetting, settingsStore, useSetting } from './use-settings.js';

type Keys = (typeof SETTINGS)['keys'];
/** A setting that is a key. */
export type KeyName = { [N in keyof Keys]: Keys[N]['kind'] extends 'key' ? N : never }[keyof Keys];

const KEYS = Object.entries(SETTINGS.keys).flatMap(([name, kind]) =>
  kind.kind === 'key' ? [{ name: name as KeyName, usual: kind.usual }] : [],
);

/** Whether a setting is a key. */
export function isKeyName(name: string): name is KeyName {
  return KEYS.some((one) => one.name === name);
}

/** A key that can be changed: press the button, then the new key; Escape leaves it, Backspace takes it away. */
export function KeySetting({ name }: { readonly name: KeyName }) {
  const { settings } = usePageWords();
  const value = useSetting(name);
  const [listening, setListening] = useState(false);
  const [title] = settings.names[name];
  const take = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (!listening || event.key === 'Tab') return;
    event.preventDefault();
    const wanted = event.key === 'Backspace' || event.key === 'Delete' ? '' : event.key.toLowerCase();
    if (event.key !== 'Escape' && !/^[^\s\d]?$/.test(wanted)) return;
    setListening(false);
    if (event.key === 'Escape') return;
    const other = KEYS.find(
      (one) => one.name !== name && wanted !== '' && settingsStore.getState()[one.name] === wanted,
    );
    if (other) {
      changeSetting(other.name, '');
      toast(settings.keyTaken(settings.names[other.name][0]));
    }
    changeSetting(name, wanted);
  };
  return (
    <Button
      compact
      aria-label={`${title}: ${listening ? settings.pressKey : value === '' ? settings.noKey : value.toUpperCase()}`}
      aria-pressed={listening}
      onClick={() => setListening(true)}
      onKeyDown={take}
      onBlur={() => setListening(false)}
    >
      {listening ? settings.pressKey : value === '' ? settings.noKey : <kbd>{value.toUpperCase()}</kbd>}
    </Button>
  );
}

/** Makes all keys what they usually are. */
export function KeysBack() {
  const { settings } = usePageWords();
  const changed = settingsStore((now) => KEYS.some(({ name, usual }) => now[name] !== usual));
  return (
    <Button
      quiet
      compact
      disabled={!changed}
      onClick={() => {
        for (const { name, usual } of KEYS) changeSetting(name, usual);
      }}
    >
      {settings.keysBack}
    </Button>
  );
}
