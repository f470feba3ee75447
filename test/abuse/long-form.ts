/** `npm run test:abuse` goes on for longer and takes more: what is bounded shows in the long run. */
const LONG = process.env.PARLOUR_ABUSE === 'long';

/** A figure in its short form, which is part of `npm test`, and in its long form. */
export function inForm(short: number, long: number): number {
  return LONG ? long : short;
}

/** The long form says what it has measured. */
export function report(figures: string): void {
  if (LONG) process.stderr.write(`  ${figures}\n`);
}
