import { useId } from 'react';
import { usePageWords } from '../words/use-page-words.js';
import { SETTINGS } from './settings.js';
import { changeSetting, useSetting } from './use-settings.js';

/** The themes as small pictures of themselves. */
export function ThemeSwatches() {
  const { settings } = usePageWords();
  const theme = useSetting('theme');
  const name = useId();
  return (
    <div className="swatches" role="radiogroup" aria-label={settings.names.theme[0]}>
      {SETTINGS.seeing.theme.values.map((value) => (
        <label className="swatch" key={value}>
          <input type="radio" name={name} checked={value === theme} onChange={() => changeSetting('theme', value)} />
          <i className={`look-${value}`} aria-hidden="true" />
          {settings.values[value]}
        </label>
      ))}
    </div>
  );
}
