import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** What the frame asks with: the prompt, or what is there instead of it for spectators and after the end. */
export const FramesPrompt = createContext<ReactNode>(null);

/** Where a table with `placesPrompt` has its prompt. Nothing while a game is looked back at. */
export function PromptPlace() {
  return useContext(FramesPrompt);
}
