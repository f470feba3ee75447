import { useEffect, useState } from 'react';

/** Reads paragraphs aloud by the browser's own voice; `spoken` is the one being read. Without a voice it cannot. */
export function useVoice(paragraphs: readonly string[]) {
  const [spoken, setSpoken] = useState<number>();
  const voice = typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis;
  useEffect(() => () => voice?.cancel(), [voice]);
  const read = (from: number): void => {
    const text = paragraphs[from];
    if (!voice || text === undefined) {
      setSpoken(undefined);
      return;
    }
    const said = new SpeechSynthesisUtterance(text);
    said.lang = 'en';
    said.rate = 0.95;
    said.onend = () => read(from + 1);
    said.onerror = () => setSpoken(undefined);
    setSpoken(from);
    voice.speak(said);
  };
  return {
    able: voice !== undefined,
    spoken,
    start: () => {
      voice?.cancel();
      read(0);
    },
    stop: () => {
      voice?.cancel();
      setSpoken(undefined);
    },
  };
}
