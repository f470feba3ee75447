/** How long one lamp takes to light or go out, before the next. */
export const LAMP_MS = 60;
