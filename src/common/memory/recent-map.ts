/** A map that keeps so many entries at most: the one that was set or touched longest ago goes first. */
export class RecentMap<K, V> extends Map<K, V> {
  constructor(private readonly most: number) {
    super();
  }

  /** Sets an entry as the youngest. */
  override set(key: K, value: V): this {
    this.delete(key);
    super.set(key, value);
    if (this.size > this.most) this.delete(this.keys().next().value as K);
    return this;
  }

  /** The value of a key, which is the youngest now. */
  touch(key: K): V | undefined {
    const value = this.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }
}
