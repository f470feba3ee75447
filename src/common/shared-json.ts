/**
 * Writes objects as JSON that have members in common, such as a state and what several viewers may know of it: a member
 * that more than one of them holds as it is, the same object, is written once. For as long as none of them changes.
 */
export class SharedJson {
  private readonly known = new Map<object, string>();

  /** What `JSON.stringify` makes of it. */
  write(whole: object): string {
    if (Array.isArray(whole) || 'toJSON' in whole) return JSON.stringify(whole);
    let text = '';
    for (const [name, member] of Object.entries(whole) as [string, unknown][]) {
      const written = isObject(member) ? this.writeMember(member) : JSON.stringify(member);
      if (written !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${written}`;
    }
    return `{${text}}`;
  }

  private writeMember(member: object): string {
    const known = this.known.get(member);
    if (known !== undefined) return known;
    const text = JSON.stringify(member);
    this.known.set(member, text);
    return text;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
