/** The number that an option of a program was given. */
export function wholeNumber(name: string, text: string, least = 0): number {
  if (!/^\d{1,15}$/.test(text) || Number(text) < least) {
    throw new Error(`--${name} wants a whole number${least > 0 ? ` from ${least}` : ''}, not ${text}.`);
  }
  return Number(text);
}
