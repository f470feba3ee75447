import type { Preset as HostedPreset } from '../../../engine/hosting/hosted-game.js';
import type { Check } from '../rules/check.types.js';
import { PRESETS } from '../rules/options.js';
import type { Preset } from '../rules/options.js';

const ABOUT: { readonly [P in Preset]: readonly [title: string, about: string] } = {
  classic: ['Classic', 'The game as it is told: five seconds to match, one card for a wrong try.'],
  online: ['Online', 'Hands end at eight cards, a wrong try may be repaired, and a locked hand is closed.'],
  gentle: ['Gentle', 'No penalty, no clock on turns, longer windows, and your own looks stay noted. Unrated.'],
  brisk: ['Brisk', 'Half the time for everything: two and a half seconds to match.'],
  untimed: ['Untimed', 'No clocks: a window waits for everybody.'],
  correspondence: ['Correspondence', 'A day for a turn, and matches are answered in sealed envelopes.'],
};

/** The presets of 2.1.5 for a form of new games. */
export const CHECK_PRESETS: readonly HostedPreset<Check>[] = (Object.keys(ABOUT) as Preset[]).map((name) => {
  const [title, about] = ABOUT[name];
  return { name, title, about, options: PRESETS[name] };
});
