/**
 * Writes values as JSON that have parts in common with what was written before, such as one state after the other and what
 * viewers may know of each: a part that is the same object is not written again. For values that never change.
 */
export class KeptJson {
  private readonly texts = new WeakMap<object, string>();

  /** What `JSON.stringify` makes of it. */
  write(value: object): string {
    return this.textOf(value)!;
  }

  /** Undefined for what JSON has no word for. */
  private textOf(value: unknown): string | undefined {
    if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) as string | undefined;
    const kept = this.texts.get(value);
    if (kept !== undefined) return kept;
    const text = Array.isArray(value) ? this.listText(value) : this.objectText(value as Members);
    if (text !== undefined) this.texts.set(value, text);
    return text;
  }

  private listText(list: readonly unknown[]): string {
    if (!holdsObjects(list)) return JSON.stringify(list);
    // Joined and not added up: what is added up is only put together when it is read, each time that it is read.
    const texts: string[] = [];
    for (const one of list) texts.push(this.textOf(one) ?? 'null');
    return `[${texts.join()}]`;
  }

  private objectText(object: Members): string | undefined {
    // What has no parts of its own is written fastest in one go; what knows how to write itself does so.
    if (!hasParts(object) || typeof object['toJSON'] === 'function') return JSON.stringify(object);
    let text = '';
    for (const name of Object.keys(object)) {
      const member = this.textOf(object[name]);
      if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${member}`;
    }
    return `{${text}}`;
  }
}

type Members = Readonly<Record<string, unknown>>;

function hasParts(object: Members): boolean {
  for (const name in object) {
    const member = object[name];
    if (typeof member === 'object' && member !== null && (!Array.isArray(member) || holdsObjects(member))) return true;
  }
  return false;
}

/** Lists are of one kind mostly: the first tells. */
function holdsObjects(list: readonly unknown[]): boolean {
  return list.length > 0 && typeof list[0] === 'object';
}
