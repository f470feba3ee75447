/** The first nine things that can be pressed, in the order of the page: a table shows some of them twice. */
export function numbered(root: ParentNode | undefined, isOffered: (ref: string) => boolean): readonly HTMLElement[] {
  const first = new Map<string, HTMLElement>();
  for (const one of root?.querySelectorAll<HTMLElement>('[data-ref]') ?? []) {
    const ref = one.dataset.ref!;
    if (!first.has(ref) && isOffered(ref)) first.set(ref, one);
  }
  return [...first.values()].slice(0, 9);
}

/** The numbers of the keys that press what is offered, laid over it: the table itself is not touched. */
export class KeyNumbers {
  private layer: HTMLElement | undefined;

  /** Shows them anew; a screen reader is told the same by the key for what is offered. */
  show(things: readonly HTMLElement[]): void {
    this.hide();
    const layer = document.createElement('div');
    layer.className = 'key-numbers';
    layer.setAttribute('aria-hidden', 'true');
    things.forEach((thing, at) => {
      const { left, top } = thing.getBoundingClientRect();
      const number = document.createElement('kbd');
      number.textContent = String(at + 1);
      number.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
      layer.append(number);
    });
    document.body.append(layer);
    this.layer = layer;
  }

  get isShown(): boolean {
    return this.layer !== undefined;
  }

  hide(): void {
    this.layer?.remove();
    this.layer = undefined;
  }
}
