import type { Face } from './shapes.js';

/** The set that the server's shortest addresses mean. */
const SHIPPED = 'shipped@1';

/** Where the picture of a card is served. */
export function artUrl({ picture, set }: Pick<Face, 'picture' | 'set'>, asleep = false): string {
  const file = picture
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const from = set === '' || set === SHIPPED ? '' : `${set}:`;
  return `/art/ggltcg/${from}${file}${asleep ? '.asleep' : ''}.svg`;
}
