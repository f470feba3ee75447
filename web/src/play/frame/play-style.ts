import { useMemo } from 'react';
import { settingsStore, useLessMotion } from '../../settings/use-settings.js';
import type { PlayStyle } from '../playing.js';

/** How this reader likes to be asked and told, from the settings. */
export function usePlayStyle(): PlayStyle {
  const settings = settingsStore();
  const reducedMotion = useLessMotion();
  return useMemo(
    () => ({
      pace: settings.speed,
      stepThrough: settings.stepThroughBots,
      reducedMotion,
      onePressPlays: settings.onePress,
      askEveryStep: settings.askEveryStep,
      confirm: settings.confirmEnds,
      drag: settings.drag,
      letterKeys: settings.singleKeys,
      keys: {
        done: settings.keyDone,
        inspect: settings.keyInspect,
        again: settings.keyAgain,
        standing: settings.keyStanding,
        offered: settings.keyOffered,
      },
    }),
    [settings, reducedMotion],
  );
}
