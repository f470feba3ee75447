import { useEffect } from 'react';
import { currentLanguage } from '../../words/use-words.js';
import { useSetting } from '../../settings/use-settings.js';

/** Says a sentence by the voice of the browser whenever it changes, if the settings say so. */
export function useReadAloud(text: string): void {
  const wanted = useSetting('readLog');
  useEffect(() => {
    if (!wanted || text === '' || typeof speechSynthesis === 'undefined') return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = currentLanguage();
    speechSynthesis.speak(utterance);
  }, [text, wanted]);
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);
}
