/** A state on the way: what is later on it has a higher number; and how often chance had spoken. */
interface Step {
  readonly at: number;
  readonly luck: number;
}

/**
 * The states that led to the one being looked at. What is found by coming back to one of them holds only on the way from there:
 * elsewhere it would be no repetition.
 */
export class Path {
  private readonly steps = new Map<string, Step>();
  private entered = 0;
  /** The earliest state that what is being found depends on. */
  private leansOn = Infinity;

  /** Whether the way comes back here; with `luck`, only if chance has spoken no more often since. */
  repeats(place: string, luck?: number): boolean {
    const earlier = this.steps.get(place);
    if (!earlier || (luck !== undefined && earlier.luck !== luck)) return false;
    this.leansOn = Math.min(this.leansOn, earlier.at);
    return true;
  }

  /** Finds a value with this state on the path, and says whether it holds however the state is reached. */
  through(place: string, luck: number, find: () => number): { readonly value: number; readonly holds: boolean } {
    const at = this.entered++;
    const earlier = this.steps.get(place);
    const before = this.leansOn;
    this.leansOn = Infinity;
    this.steps.set(place, { at, luck });
    const value = find();
    if (earlier) this.steps.set(place, earlier);
    else this.steps.delete(place);
    // Coming back to this very state is part of it.
    const holds = this.leansOn >= at;
    this.leansOn = Math.min(before, this.leansOn);
    return { value, holds };
  }
}
