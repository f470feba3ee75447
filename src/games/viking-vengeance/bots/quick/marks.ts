/** How many times something has happened to a card, four bits for each thing that has a limit. */
const names: string[] = [];
const MOST = 8;

export const timesIn = (marks: number, name: string): number => (marks >>> placeOf(name)) & 15;

export const once = (name: string): number => 1 << placeOf(name);

export function marksOf(counted: Readonly<Record<string, number>>): number {
  return Object.entries(counted).reduce((marks, [name, times]) => marks + (times << placeOf(name)), 0);
}

function placeOf(name: string): number {
  let index = names.indexOf(name);
  if (index < 0) index = names.push(name) - 1;
  if (index >= MOST) throw new Error(`Too many things have a limit: ${names.join(', ')}.`);
  return 4 * index;
}
