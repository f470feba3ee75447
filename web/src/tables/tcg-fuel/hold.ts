/**
 * Tells that a finger has been down for so long; the answer stops it. Where the page was busy when the time was up, the
 * finger may have been lifted meanwhile: what waits to be handled comes first and can still stop it.
 */
export function whenHeld(ms: number, held: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(held, 0);
  }, ms);
  return () => clearTimeout(timer);
}
