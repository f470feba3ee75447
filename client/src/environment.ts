/** Where small texts are kept: the browser's `Storage`, or anything like it. */
export interface KeyValue {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Runs work while no other tab runs work of the same name: the browser's `LockManager`. */
export interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** Tells other tabs: the browser's `BroadcastChannel`. */
export interface Channel {
  postMessage(message: unknown): void;
  close(): void;
  onmessage: ((message: never) => void) | null;
}

/** What differs between browsers and programs. Everything is found by itself, and can be handed in. */
export interface Environment {
  /** Kept for the next visit and shared between tabs: the login. */
  readonly storage: KeyValue;
  /** Kept for a reload of this tab: the action that was on its way. */
  readonly tabStorage: KeyValue;
  /** Missing where the context is not secure: then a lease in `storage` does. */
  readonly locks?: Locks;
  openChannel?(name: string): Channel;
  /** How long a table may be silent before it is asked whether something was lost on the way. */
  readonly silenceMs?: number;
}

interface BrowserGlobals {
  readonly document?: unknown;
  readonly localStorage?: KeyValue;
  readonly sessionStorage?: KeyValue;
  readonly navigator?: { readonly locks?: Locks };
  readonly BroadcastChannel?: new (name: string) => Channel;
}

/** The environment of a page; a program has memory alone, and no other tabs. */
export function findEnvironment(): Environment {
  const globals = globalThis as unknown as BrowserGlobals;
  if (globals.document === undefined) return { storage: new Memory(), tabStorage: new Memory() };
  const { BroadcastChannel: Opened } = globals;
  const locks = globals.navigator?.locks;
  return {
    storage: usable(() => globals.localStorage),
    tabStorage: usable(() => globals.sessionStorage),
    ...(locks ? { locks } : undefined),
    ...(Opened ? { openChannel: (name: string) => new Opened(name) } : undefined),
  };
}

/** Texts that are gone when the program ends. */
export class Memory implements KeyValue {
  private readonly kept = new Map<string, string>();

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }

  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

/** A browser may forbid storage, or have none left: then the page lives without. */
function usable(find: () => KeyValue | undefined): KeyValue {
  try {
    const storage = find();
    storage?.setItem('parlour.probe', '1');
    storage?.removeItem('parlour.probe');
    return storage ?? new Memory();
  } catch {
    return new Memory();
  }
}

/** Waits; a program may end meanwhile. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A timer that does not keep a program from ending. */
export function quietTimer(work: () => void, ms: number): () => void {
  const timer: unknown = setTimeout(work, ms);
  if (typeof timer === 'object' && timer !== null && 'unref' in timer) (timer as { unref(): void }).unref();
  return () => clearTimeout(timer as Parameters<typeof clearTimeout>[0]);
}
