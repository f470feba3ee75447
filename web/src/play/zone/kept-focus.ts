/**
 * The focus stays on a thing that moves. A thing that is drawn anew elsewhere is a new element: the focus goes to it, and to the
 * prompt when the thing is gone.
 */
export class KeptFocus {
  private root: HTMLElement | undefined;
  private last: { readonly element: HTMLElement; readonly ref: string } | undefined;
  private readonly watched = new MutationObserver(() => this.restore());

  attach(root: HTMLElement | null): void {
    this.root?.removeEventListener('focusin', this.focused);
    this.watched.disconnect();
    this.root = root ?? undefined;
    this.last = undefined;
    if (!root) return;
    root.addEventListener('focusin', this.focused);
    this.watched.observe(root, { childList: true, subtree: true });
  }

  private readonly focused = ({ target }: FocusEvent): void => {
    const element = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-ref]') : null;
    const ref = element?.dataset.ref;
    this.last = element && ref !== undefined ? { element, ref } : undefined;
  };

  private restore(): void {
    const { last, root } = this;
    if (!last || !root || last.element.isConnected) return;
    this.last = undefined;
    // The reader has gone elsewhere in the meantime.
    if (document.activeElement && document.activeElement !== document.body) return;
    const again = root.querySelector<HTMLElement>(`[data-ref="${CSS.escape(last.ref)}"]`);
    (again ?? document.querySelector<HTMLElement>('[data-zone="prompt"]'))?.focus({ preventScroll: true });
  }
}
