/** Joins what is there: `classNames('button', leading && 'leading')`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
