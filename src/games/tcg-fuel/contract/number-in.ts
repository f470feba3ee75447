/** The number in a path; 0, which nothing has, when there is none. */
export function numberIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
