import { Transform } from 'class-transformer';

/** DTOs with a member that is changed before it is checked. */
const changing = new WeakSet<object>();

/**
 * Changes what a client sent for a member before it is checked: class-transformer's `@Transform`, and a note that a compiled
 * schema must not judge this DTO, because it would look at the member as it came. The linter lets no other file use `@Transform`.
 */
export function Changed(change: (value: unknown) => unknown): PropertyDecorator {
  return (target, name) => {
    changing.add(target.constructor);
    Transform(({ value }: { value: unknown }) => change(value))(target, name);
  };
}

/** A number that came as text, as all parameters of a query do. What is none stays what it is, and is refused as that. */
export function NumberInText(mostDigits: number): PropertyDecorator {
  const digits = new RegExp(`^\\d{1,${mostDigits}}$`);
  return Changed((value) => (digits.test(String(value)) ? Number(value) : value));
}

/** Whether the DTO, or one that it extends, has a member that is `@Changed`. */
export function changesMembers(Dto: object): boolean {
  for (let one: object | null = Dto; one; one = Object.getPrototypeOf(one) as object | null) {
    if (changing.has(one)) return true;
  }
  return false;
}
