import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { readSettings } from './settings.js';
import type { SettingName, Settings, SettingValue } from './settings.js';

const KEPT_AS = 'parlour:settings';

/** The settings of this browser; other tabs follow. */
export const settingsStore = create<Settings>(() => readKept());

/** One setting; the component is drawn again only when this one changes. */
export function useSetting<N extends SettingName>(name: N): SettingValue<N> {
  return settingsStore((settings) => settings[name]);
}

/** Changes one setting and keeps it. */
export function changeSetting<N extends SettingName>(name: N, value: SettingValue<N>): void {
  settingsStore.setState({ [name]: value });
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(settingsStore.getState()));
  } catch {
    // storage is full or forbidden: the setting holds until the page is left
  }
}

const lessMotion = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

/** Whether things should not fly: the system's wish, unless the setting says otherwise. */
export function useLessMotion(): boolean {
  const setting = useSetting('lessMotion');
  const system = useSyncExternalStore(
    (changed) => {
      lessMotion?.addEventListener('change', changed);
      return () => lessMotion?.removeEventListener('change', changed);
    },
    () => lessMotion?.matches ?? false,
  );
  return setting === 'system' ? system : setting === 'on';
}

/** Writes what style sheets need onto the root, now and at every change. */
export function applySettings(root: HTMLElement): void {
  const write = ({ theme, lessMotion: motion, colours, manaLetters, leftHanded }: Settings) => {
    setOrRemove(root, 'theme', theme === 'system' ? undefined : theme);
    setOrRemove(root, 'motion', motion === 'system' ? undefined : motion === 'on' ? 'less' : 'full');
    setOrRemove(root, 'colours', colours === 'standard' ? undefined : colours);
    setOrRemove(root, 'letters', manaLetters ? 'on' : undefined);
    setOrRemove(root, 'hand', leftHanded ? 'left' : undefined);
  };
  write(settingsStore.getState());
  settingsStore.subscribe(write);
  addEventListener('storage', (event) => {
    if (event.key === KEPT_AS) settingsStore.setState(readKept());
  });
}

function setOrRemove(root: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
}

function readKept(): Settings {
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEPT_AS) ?? 'null'));
  } catch {
    return readSettings(undefined);
  }
}
