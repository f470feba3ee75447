/** An object that has been written as JSON already: one text for an answer, an update, and all who are told the same. */
export class JsonText {
  /**
   * Members without braces, and never cut to get there: a text that was added up is put together by the code that cuts it, and
   * once more when it is sent.
   */
  constructor(private readonly members: string) {}

  static of(whole: object): JsonText {
    return new JsonText(JSON.stringify(whole).slice(1, -1));
  }

  get length(): number {
    return this.members.length + 2;
  }

  get text(): string {
    return `{${this.members}}`;
  }

  /** The same object with further members. */
  with(more: object): JsonText {
    const written = JSON.stringify(more).slice(1, -1);
    return new JsonText(this.members === '' ? written : `${this.members},${written}`);
  }

  /** For code that writes it as part of something else. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}
