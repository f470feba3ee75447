/** Whether the reader could have seen what is new: it is on its way, it has just come to rest, or it has been there for a moment. */
export type Glance = 'coming' | 'settling' | 'seen';

/** Long enough for a press that was on its way to be taken for what it is. */
const SETTLE_MS = 300;

interface GlanceParts {
  /** `wait` calls back after so many milliseconds and returns what prevents it. */
  wait(ms: number, then: () => void): () => void;
  onChange(glance: Glance): void;
}

/** Keeps track of news on the table, so that a press which lets something go by is taken only from readers who could see it. */
export class GlanceKeeper {
  private glance: Glance = 'seen';
  private isMoving = false;
  private stopWaiting: (() => void) | undefined;

  constructor(private readonly parts: GlanceParts) {}

  /** Something has come that the reader may want to answer. */
  news(): void {
    if (this.isMoving) this.be('coming');
    else this.settle();
  }

  moving(is: boolean): void {
    this.isMoving = is;
    if (this.glance === 'seen') return;
    if (is) this.be('coming');
    else this.settle();
  }

  close(): void {
    this.stopWaiting?.();
  }

  private settle(): void {
    this.be('settling');
    this.stopWaiting = this.parts.wait(SETTLE_MS, () => this.be('seen'));
  }

  private be(glance: Glance): void {
    this.stopWaiting?.();
    this.stopWaiting = undefined;
    if (glance === this.glance) return;
    this.glance = glance;
    this.parts.onChange(glance);
  }
}
