import { quietTimer } from '../environment.js';

/** A short silence of the line is not worth a word. */
const SILENT_MS = 1_500;
/** How long the update of the seat that looks may lag behind that of another own seat. */
const LAG_MS = 1_000;

/** How long a session waits before it says that the line is lost, and before it asks for what should be here by now. */
export class Patience {
  private stopSilent: () => void = () => {};
  private stopLag: () => void = () => {};

  constructor(
    private readonly lost: () => void,
    private readonly ask: () => void,
  ) {}

  lineUp(): void {
    this.stopSilent();
  }

  lineDown(): void {
    this.stopSilent();
    this.stopSilent = quietTimer(this.lost, SILENT_MS);
  }

  /** Whether another own seat is further than the one that looks. */
  lags(isBehind: boolean): void {
    this.stopLag();
    if (isBehind) this.stopLag = quietTimer(this.ask, LAG_MS);
  }

  stop(): void {
    this.stopSilent();
    this.stopLag();
  }
}
