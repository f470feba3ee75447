/** Values for parts of the address tree. The longest prefix wins; a prefix matches whole segments only. */
export class PathMap<T> {
  private readonly entries: { prefix: string; value: T }[] = [];

  constructor(private readonly what: string) {}

  set(pathPrefix: string, value: T): void {
    const prefix = normalize(pathPrefix);
    if (this.entries.some((known) => known.prefix === prefix)) throw new Error(`Two ${this.what} for ${prefix}`);
    this.entries.push({ prefix, value });
    this.entries.sort((a, b) => b.prefix.length - a.prefix.length);
  }

  find(path: string): T | undefined {
    const wanted = normalize(path);
    return this.entries.find(({ prefix }) => wanted === prefix || wanted.startsWith(`${prefix}/`))?.value;
  }
}

/** Express routes without regard to case, so `/API/check` is the same place as `/api/check`. */
function normalize(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase();
}
