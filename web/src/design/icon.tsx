import { ICON_PATHS } from './icon-paths.js';

/** The icons of the house by name. */
export type IconName = keyof typeof ICON_PATHS;

/** An icon, 24 by 24, one stroke, in the colour of the text. It says nothing: its button or line does. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

/** The lamp of the house. */
export function Lamp() {
  return (
    <svg className="lamp" viewBox="0 0 28 30" aria-hidden="true">
      <path d="M8.5 3h11l5 12.5h-21z" fill="#cf9f45" />
      <path d="M8.5 3H13l-3 12.5H3.5z" fill="#e9c67d" />
      <path d="M19.5 3l5 12.5h-4.2L17 3z" fill="#a9781f" />
      <path d="M13 15.5h2V24h-2z" fill="currentColor" />
      <path d="M7.5 27c0-2.4 2.8-3.4 6.5-3.4s6.5 1 6.5 3.4z" fill="currentColor" />
      <path d="M18.3 16v4" stroke="#a9781f" strokeWidth="1.2" strokeLinecap="round" />
      <circle cx="18.3" cy="21" r="1.2" fill="#a9781f" />
    </svg>
  );
}
